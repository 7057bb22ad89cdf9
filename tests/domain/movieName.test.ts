import { describe, expect, it } from 'vitest';
import { nameKey, movieNameOf, uniqueNames } from '@/domain/movieName';

describe('nameKey', () => {
  it('is the name, and the year if there is one', () => {
    expect(nameKey({ name: 'Dune' })).toBe('Dune');
    expect(nameKey({ name: 'Dune', year: 1984 })).toBe('Dune (1984)');
  });
});

describe('movieNameOf', () => {
  it('takes the name, and the year if there is one', () => {
    const found = { type: 'lookup.found', movies: [] };

    expect(movieNameOf({ ...found, name: 'Dune', year: 1984 })).toEqual({
      name: 'Dune',
      year: 1984,
    });
    expect(Object.keys(movieNameOf({ ...found, name: 'Dune', year: undefined }))).toEqual(['name']);
  });
});

describe('uniqueNames', () => {
  it('keeps the first of equal names, and names of different years', () => {
    const dune = { name: 'Dune', year: 1984 };
    const remake = { name: 'Dune', year: 2021 };

    expect(uniqueNames([dune, { name: 'Heat' }, remake, { name: 'Heat' }, { ...dune }])).toEqual([
      dune,
      { name: 'Heat' },
      remake,
    ]);
  });
});
