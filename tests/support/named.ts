import type { MovieName } from '@/domain/movieName';

/** Names without a year. */
export function named(...names: readonly string[]): readonly MovieName[] {
  return names.map((name) => ({ name }));
}
