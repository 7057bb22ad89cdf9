import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFirst, isTitled, titleKey } from '@/domain/titles';
import { movie } from '../support/movies';

const titles = fc.oneof(
  fc.constantFrom('Amélie', 'AMELIE', 'Spider-Man', 'Spider Man', 'WALL·E', 'कभी ख़ुशी', '$', '???'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const movies = fc.array(
  fc
    .record({ id: fc.nat(20), title: titles, originalTitle: titles, popularity: fc.nat(3) })
    .map(movie),
  { maxLength: 12 },
);

describe('two titles', () => {
  it.each([
    ['The Good, the Bad and the Ugly', 'the good the bad AND the ugly'],
    ['Amélie', 'amelie'],
    ['Amélie', 'Ame\u0301lie'],
    ['WALL·E', 'Wall-E'],
    ['Spider-Man', 'Spider Man'],
    ['Monsters, Inc.', 'Monsters, Inc'],
    ['Good Night, and Good Luck.', 'good night and good luck'],
    ['Straße', 'STRASSE'],
    ['İstanbul', 'istanbul'],
    ['कभी ख़ुशी', 'कभी खुशी'],
    ['ＡＫＩＲＡ', 'Akira'],
    [' ? ', '?'],
  ])('are the same: %j and %j', (one, other) => {
    expect(titleKey(one)).toBe(titleKey(other));
  });

  it.each([
    ['Alien', 'Aliens'],
    ['कमल', 'कमाल'],
    ['8½', '8'],
    ['$', '???'],
    ['Se7en', 'Seven'],
  ])('are not the same: %j and %j', (one, other) => {
    expect(titleKey(one)).not.toBe(titleKey(other));
  });

  it('are the same whatever stands around and between their letters', () => {
    const signs = fc.constantFrom(' ', ',', '.', "'", '-', ' — ', '¡', '!', '"', '\u0301');

    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Heat', 'é', 'ß', '12', '千'), signs), { minLength: 1 }),
        (pieces) => {
          const bare = pieces.map(([letters]) => letters).join('');
          expect(titleKey(pieces.flat().join(''))).toBe(titleKey(bare));
        },
      ),
    );
  });
});

describe('a movie', () => {
  it('is titled as it is called here, or where it comes from', () => {
    const spirited = movie({ title: 'Spirited Away', originalTitle: '千と千尋の神隠し' });

    expect(isTitled(spirited, 'spirited away!')).toBe(true);
    expect(isTitled(spirited, '千と千尋の神隠し')).toBe(true);
    expect(isTitled(spirited, 'Spirited')).toBe(false);
  });
});

describe('what is found under a name', () => {
  it('begins with the exact title, and goes on with what is more popular', () => {
    const found = [
      movie({ id: 1, title: 'Heat Wave', popularity: 5 }),
      movie({ id: 2, title: 'The Heat', popularity: 90 }),
      movie({ id: 3, title: 'HEAT', popularity: 2 }),
      movie({ id: 4, title: 'Dead Heat', popularity: 5 }),
      movie({ id: 5, title: 'Fuego', originalTitle: 'Héat!', popularity: 3 }),
    ];

    expect(bestFirst('Heat', found).map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
  });

  it('is all still there, every exact title before every other, each group by popularity', () => {
    fc.assert(
      fc.property(titles, movies, (name, found) => {
        const ranked = bestFirst(name, found);

        expect(ranked).toHaveLength(found.length);
        expect(new Set(ranked)).toEqual(new Set(found));
        const worth = ranked.map((each) => (isTitled(each, name) ? 10 : 0) + each.popularity);
        expect(worth).toEqual(worth.toSorted((one, other) => other - one));
      }),
    );
  });
});
