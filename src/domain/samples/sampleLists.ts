import type { Movie, MovieLists } from '../movie';
import movies from './movies.json' with { type: 'json' };

/** What only the popup shows comes from `withSampleDetails`. */
const sampleMovies: ReadonlyMap<number, Movie> = new Map(
  movies.map((movie) => [movie.id, { overview: '', backdropPath: null, ...movie }]),
);

/**
 * From the first pages of April 2024. Upcoming and now playing start with
 * the movies that no other row has.
 */
export const sampleLists: MovieLists = {
  upcoming: moviesOf([
    967847, 838209, 984249, 802219, 560016, 508947, 4935, 957304, 618588, 940551, 437342, 1096197,
    969492, 1192209, 278,
  ]),
  popular: moviesOf([
    823464, 1011985, 359410, 935271, 634492, 940551, 856289, 763215, 873972, 693134, 601796,
    1096197, 984324, 624091, 1192209, 399566, 940721, 437342, 872585, 969492,
  ]),
  topRated: moviesOf([
    278, 238, 240, 424, 389, 129, 19404, 155, 496243, 497, 372058, 680, 122, 13, 429, 769, 12477,
    346, 11216, 637,
  ]),
  nowPlaying: moviesOf([
    438631, 792307, 848538, 1181548, 1022796, 1239251, 1125311, 1011985, 823464, 359410, 634492,
    763215, 693134, 984324, 872585,
  ]),
};

export interface SampleTexts {
  readonly title?: string;
  readonly overview?: string;
}

/** By movie id; English where a text is missing. */
export function sampleListsIn(texts: Readonly<Record<string, SampleTexts>>): MovieLists {
  const translate = (movie: Movie) => withTexts(texts[movie.id], movie);
  return {
    upcoming: sampleLists.upcoming.map(translate),
    popular: sampleLists.popular.map(translate),
    topRated: sampleLists.topRated.map(translate),
    nowPlaying: sampleLists.nowPlaying.map(translate),
  };
}

function withTexts(texts: SampleTexts | undefined, movie: Movie): Movie {
  const { title = movie.title, overview } = texts ?? {};
  const isEnglish = texts?.title === undefined && title !== movie.originalTitle;
  return {
    ...movie,
    title,
    ...(isEnglish && { titleTag: 'en' }),
    ...(title !== movie.title && { englishTitle: movie.title }),
    ...(overview === undefined ? { overviewTag: 'en' } : { overview }),
  };
}

function moviesOf(ids: readonly number[]): readonly Movie[] {
  return ids.flatMap((id) => sampleMovies.get(id) ?? []);
}
