import type { Movie } from './movie';
import { nameKey, type MovieName } from './movieName';

/** What became of one name's search. */
export type Lookup =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'found';
      readonly movies: readonly Movie[];
      /** In the language before: the lookup in the new one is pending or failed. */
      readonly isUntranslated?: true;
    }
  | { readonly kind: 'failed' };

/** By `nameKey`. */
export type Lookups = Readonly<Record<string, Lookup>>;

export function lookupOf(name: MovieName, lookups: Lookups): Lookup | undefined {
  const key = nameKey(name);
  return Object.hasOwn(lookups, key) ? lookups[key] : undefined;
}

/** One lookup for each name. Known lookups stay, the others are pending. */
export function lookupsFor(names: readonly MovieName[], lookups: Lookups): Lookups {
  return Object.fromEntries(
    names.map((name) => [nameKey(name), lookupOf(name, lookups) ?? { kind: 'pending' }]),
  );
}

/** After a change of language the movies stay until they are found in the new one. */
export function untranslated(lookups: Lookups): Lookups {
  return Object.fromEntries(
    Object.entries(lookups).map(([key, lookup]) => [
      key,
      lookup.kind === 'found' ? { ...lookup, isUntranslated: true } : lookup,
    ]),
  );
}

/** A failure keeps the movies that were found. A name that was merged meanwhile has no lookup. */
export function withLookup(lookups: Lookups, name: MovieName, lookup: Lookup): Lookups {
  const old = lookupOf(name, lookups);
  if (!old || (old.kind === 'found' && lookup.kind === 'failed')) return lookups;
  return { ...lookups, [nameKey(name)]: lookup };
}

/** The movies of all names. */
export function moviesFound(lookups: Lookups): readonly Movie[] {
  return Object.values(lookups).flatMap((lookup) => (lookup.kind === 'found' ? lookup.movies : []));
}
