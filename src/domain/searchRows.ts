import { lookupOf, type Lookup, type Lookups } from './lookups';
import { hasCard, type Movie } from './movie';
import { nameKey, type MovieName } from './movieName';
import { isFrom, isTitled, titleKey, titleKeysOf } from './titles';

/** One name's row: still pending, its movies (perhaps none), or all of them in other rows. */
export interface SearchRow extends MovieName {
  readonly movies: readonly Movie[] | 'pending' | 'elsewhere';
  /** Whether none of its movies has this title. */
  readonly isInexact?: boolean;
}

/**
 * The rows of a search, in the order of its names; a name whose search failed has none. A movie that
 * several names found is in one row only: under the name that is its title, otherwise under the
 * first that found it. If the best movie of a name is in an earlier row, its row is empty.
 */
export function searchRows(names: readonly MovieName[], lookups: Lookups): readonly SearchRow[] {
  const rowOf = movieRows(names, lookups);
  return names.flatMap((name): readonly SearchRow[] => {
    const lookup = lookupOf(name, lookups);
    if (!lookup || lookup.kind === 'failed') return [];
    if (lookup.kind === 'pending') return [{ ...name, movies: lookup.kind }];
    const own = lookup.movies.filter(
      ({ id }, index, found) =>
        rowOf.get(id) === nameKey(name) && found.findIndex((movie) => movie.id === id) === index,
    );
    const movies = shown(name, own, lookup.movies);
    const isInexact = movies !== 'elsewhere' && movies.length > 0 && !hasTitle(movies, name);
    return [{ ...name, movies, ...(isInexact && { isInexact }) }];
  });
}

/** Keeps the identity of the found list where nothing is left out, so that its row does not render again. */
function shown(
  { name }: MovieName,
  own: readonly Movie[],
  found: readonly Movie[],
): Exclude<SearchRow['movies'], 'pending'> {
  if (own.length === found.length) return found;
  const [best] = found;
  const isBestElsewhere = best && !own.includes(best) && isTitled(best, name);
  return isBestElsewhere || (found.some(hasCard) && !own.some(hasCard)) ? 'elsewhere' : own;
}

function hasTitle(movies: readonly Movie[], { name }: MovieName): boolean {
  return movies.some((movie) => isTitled(movie, name));
}

/** The key of the name under which each movie stands, by the movie's id. */
function movieRows(names: readonly MovieName[], lookups: Lookups): ReadonlyMap<number, string> {
  const titled = new Map<string, MovieName[]>();
  for (const name of names) {
    const key = titleKey(name.name);
    titled.set(key, [...(titled.get(key) ?? []), name]);
  }

  const rows = new Map<number, string>();
  for (const name of names) {
    for (const movie of foundBy(name, lookups)) {
      if (rows.has(movie.id)) continue;
      const namesakes = titleKeysOf(movie)
        .flatMap((key) => titled.get(key) ?? [])
        .filter((other) => mayShow(movie, lookupOf(other, lookups)));
      const namesake =
        namesakes.find(({ year }) => year !== undefined && isFrom(movie, year)) ?? namesakes[0];
      rows.set(movie.id, nameKey(namesake ?? name));
    }
  }
  return rows;
}

/** A pending name may still find the movie of its title; counting it keeps cards from moving later. */
function mayShow({ id }: Movie, lookup: Lookup | undefined): boolean {
  return (
    lookup?.kind === 'pending' ||
    (lookup?.kind === 'found' && lookup.movies.some((movie) => movie.id === id))
  );
}

function foundBy(name: MovieName, lookups: Lookups): readonly Movie[] {
  const lookup = lookupOf(name, lookups);
  return lookup?.kind === 'found' ? lookup.movies : [];
}
