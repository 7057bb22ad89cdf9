import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lookupOf,
  lookupsFor,
  moviesFound,
  untranslated,
  withLookup,
  type Lookup,
  type Lookups,
} from '@/domain/lookups';
import { nameKey } from '@/domain/movieName';
import { movie } from '../support/movies';
import { named } from '../support/named';

const heat: Lookup = { kind: 'found', movies: [movie({ id: 1, title: 'Heat' })] };
const ronin: Lookup = { kind: 'found', movies: [movie({ id: 2, title: 'Ronin' })] };
const pending: Lookup = { kind: 'pending' };
const failed: Lookup = { kind: 'failed' };

const anyName = fc.record({
  name: fc.constantFrom('Heat', 'Ronin', '__proto__', 'constructor', 'toString'),
  year: fc.option(fc.constantFrom(1984, 2021), { nil: undefined }),
});
const anyLookup = fc.constantFrom(heat, ronin, pending, failed);
const anyLookups = fc
  .array(fc.tuple(anyName, anyLookup))
  .map((pairs): Lookups => Object.fromEntries(pairs.map(([name, each]) => [nameKey(name), each])));

describe('lookupOf', () => {
  it('distinguishes names by their years', () => {
    const lookups = { 'Dune (1984)': heat, Dune: failed };

    expect(lookupOf({ name: 'Dune', year: 1984 }, lookups)).toBe(heat);
    expect(lookupOf({ name: 'Dune' }, lookups)).toBe(failed);
    expect(lookupOf({ name: 'Dune', year: 2021 }, lookups)).toBeUndefined();
  });

  it('ignores what every object inherits', () => {
    expect(lookupOf({ name: 'constructor' }, {})).toBeUndefined();
    expect(lookupOf({ name: '__proto__' }, {})).toBeUndefined();
  });
});

describe('lookupsFor', () => {
  it('keeps known lookups, adds pending ones and drops those of other names', () => {
    expect(
      lookupsFor(named('Heat', 'Ronin', 'Dune'), { Heat: heat, Dune: failed, Alien: ronin }),
    ).toEqual({ Heat: heat, Ronin: pending, Dune: failed });
  });

  it('has one lookup for each name', () => {
    fc.assert(
      fc.property(fc.array(anyName), anyLookups, (names, lookups) => {
        const next = lookupsFor(names, lookups);

        expect(new Set(Object.keys(next))).toEqual(new Set(names.map(nameKey)));
        for (const name of names) {
          expect(lookupOf(name, next)).toEqual(lookupOf(name, lookups) ?? pending);
        }
      }),
    );
  });
});

describe('withLookup', () => {
  it('keeps the movies that were found if the next lookup fails', () => {
    expect(withLookup({ Heat: heat }, { name: 'Heat' }, failed)).toEqual({ Heat: heat });
    expect(withLookup({ Heat: pending }, { name: 'Heat' }, failed)).toEqual({ Heat: failed });
    expect(withLookup({ Heat: heat }, { name: 'Heat' }, ronin)).toEqual({ Heat: ronin });
  });

  it('drops the movies of a name that was merged meanwhile', () => {
    const lookups = { 'Hello, Dolly!': pending };

    expect(withLookup(lookups, { name: 'Dolly!' }, heat)).toBe(lookups);
  });

  it('changes no other lookup', () => {
    fc.assert(
      fc.property(anyLookups, anyName, anyLookup, anyName, (lookups, name, lookup, other) => {
        fc.pre(nameKey(name) !== nameKey(other));

        expect(lookupOf(other, withLookup(lookups, name, lookup))).toBe(lookupOf(other, lookups));
      }),
    );
  });
});

describe('untranslated', () => {
  it('marks the movies that were found', () => {
    expect(untranslated({ Heat: heat, Dune: pending, Alien: failed })).toEqual({
      Heat: { ...heat, isUntranslated: true },
      Dune: pending,
      Alien: failed,
    });
  });
});

describe('moviesFound', () => {
  it('has the movies of every name', () => {
    const lookups = { Heat: heat, Dune: pending, Ronin: ronin, Alien: failed };

    expect(moviesFound(lookups).map(({ title }) => title)).toEqual(['Heat', 'Ronin']);
  });
});
