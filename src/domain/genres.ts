import type { Movie } from './movie';

export const genreIds = [
  12, 14, 16, 18, 27, 28, 35, 36, 37, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752, 10770,
] as const;

export type GenreId = (typeof genreIds)[number];

export function genresOf(movie: Pick<Movie, 'genreIds'>): readonly GenreId[] {
  return [...new Set(movie.genreIds.filter(isGenreId))];
}

function isGenreId(id: number): id is GenreId {
  return genreIds.some((known) => known === id);
}
