import * as v from 'valibot';
import { defaultLanguage, languageTag, type Language } from '@/domain/language';
import { isMovieId, type Movie } from '@/domain/movie';

/** Empty if it is missing. */
export const text = v.fallback(v.string(), '');
const words = v.fallback(v.pipe(v.string(), v.trim()), '');
const figureUpTo = (max: number, isWhole = false) => {
  const isUsable = (figure: number) =>
    figure >= 0 && figure <= max && (!isWhole || Number.isInteger(figure));
  return v.fallback(v.pipe(v.number(), v.check(isUsable)), 0);
};
const picturePath = v.fallback(v.nullable(v.pipe(v.string(), v.startsWith('/'))), null);

/** Larger values are errors in the data. */
const maxPopularity = 1_000_000;
const maxVotes = 1_000_000_000;

/** Missing or invalid fields are empty or zero. */
export const MovieItem = v.object({
  id: v.pipe(v.number(), v.check(isMovieId)),
  title: words,
  original_title: words,
  original_language: text,
  overview: words,
  release_date: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  genre_ids: v.fallback(v.array(v.number()), []),
  poster_path: picturePath,
  backdrop_path: picturePath,
  popularity: figureUpTo(maxPopularity),
  vote_average: figureUpTo(10),
  vote_count: figureUpTo(maxVotes, true),
});

export type MovieItem = v.InferOutput<typeof MovieItem>;

export function isMissingText(item: MovieItem, language: Language): boolean {
  if (language === defaultLanguage) return false;
  return translatedTitle(item, language) === '' || item.overview === '';
}

export function isMissingEnglishTitle(item: MovieItem, language: Language): boolean {
  const { original_language } = item;
  const isForeign = language !== defaultLanguage && original_language !== english;
  return isForeign || isMissingText(item, language);
}

/** Falls back to English, then to the original title. `undefined` without any title. */
export function toMovie(
  item: MovieItem,
  inEnglish: MovieItem | undefined,
  language: Language,
): Movie | undefined {
  const translated = translatedTitle(item, language);
  const title = translated || inEnglish?.title || item.title || item.original_title;
  if (title === '') return undefined;
  const isEnglish = translated === '' && title !== item.original_title;
  const overview = item.overview || inEnglish?.overview || '';
  return {
    id: item.id,
    title,
    ...(isEnglish && { titleTag: english }),
    originalTitle: item.original_title || title,
    originalLanguage: item.original_language,
    overview,
    releaseDate: item.release_date,
    genreIds: item.genre_ids,
    posterPath: item.poster_path,
    backdropPath: item.backdrop_path,
    popularity: item.popularity,
    voteAverage: item.vote_average,
    voteCount: item.vote_count,
    ...(item.overview === '' && overview !== '' && { overviewTag: english }),
    ...(inEnglish?.title && inEnglish.title !== title && { englishTitle: inEnglish.title }),
  };
}

const english = languageTag(defaultLanguage);

/** The database returns the original title for untranslated ones. */
function translatedTitle(item: MovieItem, language: Language): string {
  const { title, original_title, original_language } = item;
  const isNotTranslated =
    title === original_title && ![languageTag(language), english].includes(original_language);
  return isNotTranslated ? '' : title;
}
