import type { Movie } from './movie';

/** The movie database's genres, by the numbers that it gives them. */
export const genreIds = [
  12, 14, 16, 18, 27, 28, 35, 36, 37, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752, 10770,
] as const;

export type GenreId = (typeof genreIds)[number];

/** The movie's genres that have a name, in the movie database's order, each once. */
export function genresOf(movie: Pick<Movie, 'genreIds'>): readonly GenreId[] {
  return [...new Set(movie.genreIds.filter(isGenreId))];
}

function isGenreId(id: number): id is GenreId {
  return genreIds.some((known) => known === id);
}
