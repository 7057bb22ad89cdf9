import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Movie } from '@/domain/movie';
import type { MovieName } from '@/domain/movieName';
import { bestFirst, isTitled, shortenedName, titleKey } from '@/domain/titles';
import { movie } from '../support/movies';

const anyTitle = fc.oneof(
  fc.constantFrom('Amélie', 'AMELIE', 'Spider-Man', 'Spider Man', 'WALL·E', 'कभी ख़ुशी', '$', '???'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const movies = fc.array(
  fc
    .record({ id: fc.nat(20), title: anyTitle, originalTitle: anyTitle, popularity: fc.nat(3) })
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

  it('ignore spaces, punctuation and accents', () => {
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
  it('has a local title, or the original one', () => {
    const spirited = movie({ title: 'Spirited Away', originalTitle: '千と千尋の神隠し' });

    expect(isTitled(spirited, 'spirited away!')).toBe(true);
    expect(isTitled(spirited, '千と千尋の神隠し')).toBe(true);
    expect(isTitled(spirited, 'Spirited')).toBe(false);
  });
});

describe('two spellings', () => {
  it.each([
    ['The Heat', 'Heat'],
    ['A Quiet Place', 'quiet place'],
    ['Matrix, The', 'The Matrix'],
    ['El laberinto del fauno', 'Laberinto del Fauno'],
    ['Les Misérables', 'Miserables'],
    ['Das Boot', 'Boot'],
    ['Rocky II', 'Rocky 2'],
    ['The Godfather Part II', 'Godfather: Part 2'],
    ['Pride & Prejudice', 'Pride and Prejudice'],
    ['Sex, Lies, and Videotape', 'sex, lies & videotape'],
    ['Star Wars: Episode V', 'Star Wars Episode 5'],
  ])('are the same title: %j and %j', (one, other) => {
    expect(isTitled(movie({ title: one, originalTitle: '' }), other)).toBe(true);
    expect(isTitled(movie({ title: other, originalTitle: '' }), one)).toBe(true);
  });

  it.each([
    ['Alien', 'Aliens'],
    ['Rocky', 'Rocky II'],
    ['It', 'It Follows'],
    ['La La Land', 'Land'],
    ['The', 'A'],
    ['V', '5'],
    ['Malcolm X', 'Malcolm'],
  ])('are different titles: %j and %j', (one, other) => {
    expect(isTitled(movie({ title: one, originalTitle: '' }), other)).toBe(false);
  });
});

describe('bestFirst', () => {
  const titles = (name: MovieName, found: readonly Movie[]) =>
    bestFirst(name, found).map(({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`);
  const from = (title: string, year: number, popularity = 1, voteCount = 1000) =>
    movie({
      id: year,
      title,
      originalTitle: title,
      releaseDate: `${year}-05-05`,
      popularity,
      voteCount,
    });

  it('puts the exact title first, then the closest and the more popular', () => {
    const found = [
      movie({ id: 1, title: 'Heat Wave', popularity: 5 }),
      movie({ id: 2, title: 'The Heat', popularity: 90 }),
      movie({ id: 3, title: 'HEAT', popularity: 2 }),
      movie({ id: 4, title: 'Dead Heat', popularity: 5 }),
      movie({ id: 5, title: 'Fuego', originalTitle: 'Héat!', popularity: 3 }),
    ];

    expect(bestFirst({ name: 'Heat' }, found).map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
  });

  it('puts the film of that year first, or of the year before or after', () => {
    const dunes = [
      from('Dune', 2021, 90),
      from('Dune', 1984, 20),
      from('Dune: Part Two', 2024, 99),
    ];

    expect(titles({ name: 'Dune', year: 1984 }, dunes)[0]).toBe('Dune 1984');
    expect(titles({ name: 'Dune', year: 2020 }, dunes)[0]).toBe('Dune 2021');
    expect(titles({ name: 'Dune', year: 1999 }, dunes)[0]).toBe('Dune 2021');
    expect(titles({ name: 'Dune' }, dunes)[0]).toBe('Dune 2021');
  });

  it('prefers the exact title of another year to another title of that year', () => {
    const found = [from('Heat Wave', 1995, 90), from('Heat', 1986)];

    expect(titles({ name: 'Heat', year: 1995 }, found)[0]).toBe('Heat 1986');
  });

  it.each([
    ['Star Wars: Episode IV - A New Hope', 'Star Wars'],
    ['Avengers 2', 'Avengers: Age of Ultron'],
    ['Avengers 3', 'Avengers: Infinity War'],
    ['Mission Impossible 2', 'Mission: Impossible II'],
    ['Harry Potter and the Sorcerer’s Stone', "Harry Potter and the Philosopher's Stone"],
    ['Birdman', 'Birdman or (The Unexpected Virtue of Ignorance)'],
  ])('for %s puts %s first', (name, title) => {
    const found = [
      from('The Avengers', 2012, 99),
      from('Avengers: Age of Ultron', 2015, 60),
      from('Avengers: Infinity War', 2018, 95),
      from('Ultimate Avengers 2', 2006, 5, 10),
      from('Star Wars', 1977, 50),
      from('The Story of Star Wars', 2004, 2),
      from('LEGO Star Wars: A New Yoda Chronicle', 2013, 60),
      from('Mission: Impossible', 1996, 70),
      from('Mission: Impossible II', 2000, 60),
      from("Harry Potter and the Philosopher's Stone", 2001, 80),
      from('Harry Potter and the Chamber of Secrets', 2002, 90),
      from('Birdman or (The Unexpected Virtue of Ignorance)', 2014, 20),
      from('The Birdman of Alcatraz', 1962, 30),
    ];

    expect(bestFirst({ name }, found)[0]?.title).toBe(title);
  });

  it.each(['It', 'Up', 'M', 'Us', 'Her', 'Z'])('omits titles that only begin like %s', (name) => {
    const found = [
      from('Italy', 2001, 90),
      from('Upgrade', 2018, 90),
      from('M3GAN', 2022, 90),
      from('Hero', 2002, 90),
      from('Zombieland', 2009, 90),
      from('The Usual Suspects', 1995, 90),
    ];

    expect(bestFirst({ name }, found)).toEqual([]);
    expect(titles({ name }, [...found, from(name, 1990)])).toEqual([`${name} 1990`]);
  });

  it('keeps every movie, exact titles first', () => {
    fc.assert(
      fc.property(anyTitle, movies, (title, found) => {
        const ranked = bestFirst({ name: title }, found);
        const isExact = ranked.map((each) => isTitled(each, title));

        if (titleKey(title).length > 3) expect(new Set(ranked)).toEqual(new Set(found));
        expect(ranked.filter((each) => !found.includes(each))).toEqual([]);
        expect(isExact).toEqual(isExact.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});

describe('shortenedName', () => {
  it.each([
    ['Avengers 2', 'Avengers'],
    ['Rocky III', 'Rocky'],
    ['Sunset Boulevard - Billy Wilder', 'Sunset Boulevard'],
    ['Star Wars: Episode IV - A New Hope', 'Star Wars'],
    ['Mission: Impossible – Rogue Nation', 'Mission: Impossible'],
    ['Heat', undefined],
    ['1917', undefined],
    ['Face/Off', undefined],
  ])('of %s is %s', (name, shorter) => {
    expect(shortenedName(name)).toBe(shorter);
  });
});
