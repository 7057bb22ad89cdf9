import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchRows } from '@/domain/searchRows';
import type { Lookup, Lookups } from '@/domain/lookups';
import { movie } from '../support/movies';
import { named } from '../support/named';

const alien = movie({ id: 1, title: 'Alien' });
const aliens = movie({ id: 2, title: 'Aliens' });
const third = movie({ id: 3, title: 'Alien 3' });
const posterless = movie({ id: 4, title: 'Alien: The Lost Reel', posterPath: null });

const found = (...movies: readonly ReturnType<typeof movie>[]): Lookup => ({
  kind: 'found',
  movies,
});
const pending: Lookup = { kind: 'pending' };
const failed: Lookup = { kind: 'failed' };

describe('the rows of a search', () => {
  it('have the order of the names, without failed lookups', () => {
    const movies = [alien];

    expect(
      searchRows(named('Ran', 'Alien', 'Heat', 'Flow'), {
        Flow: found(),
        Alien: { kind: 'found', movies },
        Ran: pending,
        Heat: failed,
      }),
    ).toEqual([
      { name: 'Ran', movies: 'pending' },
      { name: 'Alien', movies },
      { name: 'Flow', movies: [] },
    ]);
  });

  it('are empty without lookups', () => {
    expect(searchRows(named('Heat', '__proto__', 'constructor'), {})).toEqual([]);
  });

  it('show a movie once, in the first row that found it', () => {
    expect(
      searchRows(named('Space', 'Horror'), {
        Space: found(alien, aliens),
        Horror: found(aliens, third),
      }),
    ).toEqual([
      { name: 'Space', movies: [alien, aliens], isInexact: true },
      { name: 'Horror', movies: [third], isInexact: true },
    ]);
  });

  it('show a movie in the row of its title, even if an earlier row found it', () => {
    const everything = found(alien, aliens, third);

    expect(
      searchRows(named('Alien', 'ALIENS!'), { Alien: everything, 'ALIENS!': everything }),
    ).toEqual([
      { name: 'Alien', movies: [alien, third] },
      { name: 'ALIENS!', movies: [aliens] },
    ]);
  });

  it('show a movie under the first of two names that are its title', () => {
    expect(
      searchRows(named('Alien', 'ALIEN!'), { Alien: found(alien), 'ALIEN!': found(alien) }),
    ).toEqual([
      { name: 'Alien', movies: [alien] },
      { name: 'ALIEN!', movies: 'elsewhere' },
    ]);
  });

  it('show no movies for a name with its film in an earlier row', () => {
    expect(
      searchRows(named('Alien', 'ALIEN!'), {
        Alien: found(alien),
        'ALIEN!': found(alien, aliens),
      })[1],
    ).toEqual({ name: 'ALIEN!', movies: 'elsewhere' });
  });

  it('show a film under the name with its year before the one without', () => {
    const old = movie({ id: 7, title: 'Dune', releaseDate: '1984-12-14' });
    const remake = movie({ id: 8, title: 'Dune', releaseDate: '2021-09-15' });

    expect(
      searchRows([{ name: 'Dune' }, { name: 'Dune', year: 1984 }], {
        Dune: found(remake, old),
        'Dune (1984)': found(old),
      }),
    ).toEqual([
      { name: 'Dune', movies: [remake] },
      { name: 'Dune', year: 1984, movies: [old] },
    ]);
  });

  it('keep a movie for the name that is its title while that name is pending', () => {
    const names = named('Alien', 'Aliens');
    const Alien = found(alien, aliens);

    expect(searchRows(names, { Alien, Aliens: pending })[0]?.movies).toEqual([alien]);
    expect(searchRows(names, { Alien, Aliens: found() })[0]?.movies).toEqual([alien, aliens]);
    expect(searchRows(names, { Alien, Aliens: failed })[0]?.movies).toEqual([alien, aliens]);
  });

  it('mark a row whose movies are all in other rows', () => {
    expect(
      searchRows(named('Space', 'Horror'), {
        Space: found(alien),
        Horror: found(alien, posterless),
      }),
    ).toEqual([
      { name: 'Space', movies: [alien], isInexact: true },
      { name: 'Horror', movies: 'elsewhere' },
    ]);
  });

  it('mark a row without an exact title', () => {
    expect(
      searchRows(named('Alien 2', 'The Alien', 'Heat'), {
        'Alien 2': found(aliens, third),
        'The Alien': found(alien),
        Heat: found(),
      }),
    ).toEqual([
      { name: 'Alien 2', movies: [aliens, third], isInexact: true },
      { name: 'The Alien', movies: [alien] },
      { name: 'Heat', movies: [] },
    ]);
  });

  it('show each film of one title under the name with its year', () => {
    const old = movie({ id: 7, title: 'Dune', releaseDate: '1984-12-14' });
    const remake = movie({ id: 8, title: 'Dune', releaseDate: '2021-09-15' });
    const names = [
      { name: 'Dune', year: 2021 },
      { name: 'Dune', year: 1984 },
    ];
    const both = found(remake, old);

    expect(searchRows(names, { 'Dune (2021)': both, 'Dune (1984)': found(old, remake) })).toEqual([
      { name: 'Dune', year: 2021, movies: [remake] },
      { name: 'Dune', year: 1984, movies: [old] },
    ]);
  });

  it('keep the identity of a list without duplicates', () => {
    const movies = [alien, aliens];

    expect(searchRows(named('Alien'), { Alien: { kind: 'found', movies } })[0]?.movies).toBe(
      movies,
    );
  });

  const titles = ['Alien', 'Aliens', 'Alien 3', 'Heat'];
  const anyMovie = fc
    .nat(5)
    .map((id) =>
      movie({ id, posterPath: id === 5 ? null : '/poster.jpg', title: titles[id % 4] ?? 'Heat' }),
    );
  const anyLookup: fc.Arbitrary<Lookup> = fc.oneof(
    fc.constant(pending),
    fc.constant(failed),
    fc.array(anyMovie, { maxLength: 6 }).map((movies) => found(...movies)),
  );
  const anySearch = fc.dictionary(fc.constantFrom(...titles, 'Space', '__proto__'), anyLookup, {
    maxKeys: 6,
  });

  it('show each found movie exactly once', () => {
    fc.assert(
      fc.property(anySearch, (lookups: Lookups) => {
        const rows = searchRows(named(...Object.keys(lookups)), lookups);
        const shown = rows.flatMap(({ movies }) => (typeof movies === 'string' ? [] : movies));
        const isAwaited = Object.values(lookups).some(({ kind }) => kind === 'pending');
        const ids = Object.values(lookups).flatMap((lookup) =>
          lookup.kind === 'found'
            ? lookup.movies.filter((each) => each.posterPath !== null).map(({ id }) => id)
            : [],
        );

        const shownIds = shown.map(({ id }) => id);
        expect(shownIds).toEqual([...new Set(shownIds)]);
        if (!isAwaited)
          expect([...new Set(ids)].filter((id) => !shownIds.includes(id))).toEqual([]);
      }),
    );
  });
});
