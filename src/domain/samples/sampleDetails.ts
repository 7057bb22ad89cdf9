import { defaultLanguage, languageTag, type Language } from '../language';
import type { Movie } from '../movie';
import details from './details.json' with { type: 'json' };

interface SampleDetails {
  /** Ours, in English. */
  readonly overview?: string;
  readonly backdropPath?: string | null;
}

const byId: Readonly<Record<string, SampleDetails>> = details;

/** Fills in a missing overview or backdrop of a bundled movie. */
export function withSampleDetails(movie: Movie, language: Language): Movie {
  const { overview = '', backdropPath = null } = byId[movie.id] ?? {};
  return {
    ...movie,
    backdropPath: movie.backdropPath ?? backdropPath,
    ...(movie.overview === '' &&
      overview !== '' && {
        overview,
        ...(language !== defaultLanguage && { overviewTag: languageTag(defaultLanguage) }),
      }),
  };
}
