import type { Movie } from './movie';

/**
 * What two spellings of a title share: equal for titles that differ in case, accents, punctuation
 * and spaces only. A title of nothing but signs stands for itself.
 */
export function titleKey(title: string): string {
  const letters = title.toUpperCase().normalize('NFKD').replace(accents, '').replace(signs, '');
  return letters === '' ? title.trim() : letters;
}

/** Whether the movie has this title, here, in English or where it comes from. */
export function isTitled(movie: Movie, name: string): boolean {
  const key = titleKey(name);
  return titleKeysOf(movie).includes(key);
}

/** The keys of the titles that a movie goes by. */
export function titleKeysOf(movie: Movie): readonly string[] {
  const { title, originalTitle, englishTitle = title } = movie;
  return [...new Set([title, originalTitle, englishTitle].map(titleKey))];
}

/** What a name's search found: those of exactly this title first, then the more popular first. */
export function bestFirst(name: string, movies: readonly Movie[]): readonly Movie[] {
  return movies
    .map((movie) => ({ movie, rank: isTitled(movie, name) ? 0 : 1 }))
    .sort((one, other) => one.rank - other.rank || other.movie.popularity - one.movie.popularity)
    .map(({ movie }) => movie);
}

/** Accents of Latin, Greek and Cyrillic letters and the nukta; an Indian vowel sign is no accent. */
const accents = /[\u0300-\u036f\u093c]/g;
const signs = /[^\p{L}\p{M}\p{N}]/gu;
