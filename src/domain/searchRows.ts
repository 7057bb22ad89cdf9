import type { Movie } from './movie';
import { titleKey, titleKeysOf } from './titles';

/** What became of one name's search. */
export type Lookup =
  | { readonly kind: 'pending' }
  | { readonly kind: 'found'; readonly movies: readonly Movie[] }
  | { readonly kind: 'failed' };

export type Lookups = Readonly<Record<string, Lookup>>;

/** One name's row: still asked for, its movies (perhaps none), or all of them in other rows. */
export interface SearchRow {
  readonly name: string;
  readonly movies: readonly Movie[] | 'pending' | 'elsewhere';
}

/**
 * The rows of a search, in the order of its names; a name whose search failed has none. A movie that
 * several names found stands in one row only: under the name that is its title, otherwise under the
 * first in order that found it.
 */
export function searchRows(names: readonly string[], lookups: Lookups): readonly SearchRow[] {
  const places = placesOf(names, lookups);
  return names.flatMap((name) => {
    const lookup = lookupOf(name, lookups);
    if (lookup.kind === 'failed') return [];
    if (lookup.kind === 'pending') return [{ name, movies: lookup.kind }];
    const own = lookup.movies.filter(
      ({ id }, index, found) =>
        places.get(id) === name && found.findIndex((movie) => movie.id === id) === index,
    );
    return [{ name, movies: shown(own, lookup.movies) }];
  });
}

/** All that was found, under whatever name. */
export function moviesFound(lookups: Lookups): readonly Movie[] {
  return Object.values(lookups).flatMap((lookup) => (lookup.kind === 'found' ? lookup.movies : []));
}

/** The list that was found itself where nothing of it stands elsewhere, so that its row is not drawn anew. */
function shown(own: readonly Movie[], found: readonly Movie[]): SearchRow['movies'] {
  if (own.length === found.length) return found;
  return found.some(hasCard) && !own.some(hasCard) ? 'elsewhere' : own;
}

/** The name under which each movie stands, by the movie's id. */
function placesOf(names: readonly string[], lookups: Lookups): ReadonlyMap<number, string> {
  const titled = new Map<string, string>();
  for (const name of names) {
    const key = titleKey(name);
    if (!titled.has(key)) titled.set(key, name);
  }

  const places = new Map<number, string>();
  for (const name of names) {
    for (const movie of foundBy(name, lookups)) {
      if (places.has(movie.id)) continue;
      const namesake = titleKeysOf(movie)
        .map((key) => titled.get(key))
        .find((other) => other !== undefined && mayShow(movie, lookupOf(other, lookups)));
      places.set(movie.id, namesake ?? name);
    }
  }
  return places;
}

/** A name still asked for is taken to find the movie of its title, so that no card moves there later. */
function mayShow({ id }: Movie, lookup: Lookup): boolean {
  return (
    lookup.kind === 'pending' ||
    (lookup.kind === 'found' && lookup.movies.some((movie) => movie.id === id))
  );
}

function foundBy(name: string, lookups: Lookups): readonly Movie[] {
  const lookup = lookupOf(name, lookups);
  return lookup.kind === 'found' ? lookup.movies : [];
}

function lookupOf(name: string, lookups: Lookups): Lookup {
  const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
  return lookup ?? { kind: 'failed' };
}

function hasCard({ posterPath }: Movie): boolean {
  return posterPath !== null;
}
