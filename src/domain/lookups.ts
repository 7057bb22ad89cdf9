import type { Movie } from './movie';
import { nameKey, type MovieName } from './movieName';

/** What became of one name's search. */
export type Lookup =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'found';
      readonly movies: readonly Movie[];
      /** In the language before, because the lookup in the new one failed. */
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

/** A failure keeps the movies that were found, for example in another language. */
export function withLookup(lookups: Lookups, name: MovieName, lookup: Lookup): Lookups {
  const old = lookupOf(name, lookups);
  const isOld = lookup.kind === 'failed' && old?.kind === 'found';
  return { ...lookups, [nameKey(name)]: isOld ? { ...old, isUntranslated: true } : lookup };
}

/** The movies of all names. */
export function moviesFound(lookups: Lookups): readonly Movie[] {
  return Object.values(lookups).flatMap((lookup) => (lookup.kind === 'found' ? lookup.movies : []));
}
