import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Movie } from '@/domain/movie';
import type { MovieName } from '@/domain/movieName';
import { bestFirst, isFound, isFrom, isTitled, shortenedName, titleKey } from '@/domain/titles';
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

describe('a movie of 1995', () => {
  const heat = movie({ title: 'Heat', originalTitle: 'Heat', releaseDate: '1995-12-15' });

  it.each([
    [1993, false],
    [1994, true],
    [1995, true],
    [1996, true],
    [1997, false],
    [undefined, true],
  ])('is from %s: %s', (year, expected) => {
    expect(isFrom(heat, year)).toBe(expected);
  });

  it('without a date is from no year', () => {
    expect(isFrom({ ...heat, releaseDate: '' }, 1995)).toBe(false);
  });

  it.each([
    ['its title and year', { name: 'heat', year: 1995 }, true],
    ['its title alone', { name: 'Heat' }, true],
    ['another year', { name: 'Heat', year: 1986 }, false],
    ['another title', { name: 'Ronin', year: 1995 }, false],
  ])('is found by %s', (_, name, expected) => {
    expect(isFound(name, [movie({ title: 'Alien', releaseDate: '1979-05-25' }), heat])).toBe(
      expected,
    );
  });
});

describe('two spellings', () => {
  it.each([
    ['The Heat', 'Heat'],
    ['A Quiet Place', 'quiet place'],
    ['Matrix, The', 'The Matrix'],
    ['Good Place, The', 'The Good Place'],
    ['“The Heat”', 'Heat'],
    ['Los Olvidados', 'Olvidados'],
    ['La Strada', 'Strada'],
    ['Las Hurdes', 'Hurdes'],
    ['Le Samouraï', 'Samourai'],
    ['Der Untergang', 'Untergang'],
    ['Die Welle', 'Welle'],
    ['An Education', 'Education'],
    ['Rocky IV', 'Rocky 4'],
    ['Saw VII', 'Saw 7'],
    ['Halloween X', 'Halloween 10'],
    ['Friday the 13th Part XIII', 'Friday the 13th Part 13'],
    ['El laberinto del fauno', 'Laberinto del Fauno'],
    ['Les Misérables', 'Miserables'],
    ['Das Boot', 'Boot'],
    ['Rocky II', 'Rocky 2'],
    ['The Godfather Part II', 'Godfather: Part 2'],
    ['Pride & Prejudice', 'Pride and Prejudice'],
    ['Sex, Lies, and Videotape', 'sex, lies & videotape'],
    ['Star Wars: Episode V', 'Star Wars Episode 5'],
    ['Spider-Man', 'Spiderman'],
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
    ['$', '???'],
    ['Into the Woods', 'Into Woods'],
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

  it('compares the closest of the titles of a movie', () => {
    const fuego = movie({ id: 1, title: 'Fuego', originalTitle: 'Heat Wave', popularity: 1 });
    const dead = movie({ id: 2, title: 'Dead Heat', originalTitle: 'Dead Heat', popularity: 1 });

    expect(bestFirst({ name: 'Heat' }, [dead, fuego])).toEqual([fuego, dead]);
  });

  it('puts a title that begins alike before a better known one, whatever its article', () => {
    const found = [from('Dead Heat Wave', 2001, 90), from('The Heat Wave', 2002, 5)];

    expect(titles({ name: 'Heat' }, found)[0]).toBe('The Heat Wave 2002');
  });

  it('does not count an article as a beginning that is alike', () => {
    const found = [from('The Cold Heat', 2001, 90), from('Heat Wave', 2002, 5)];

    expect(titles({ name: 'The Heat' }, found)[0]).toBe('Heat Wave 2002');
  });

  it('keeps a movie with a short name as a word of one of its titles', () => {
    const found = movie({ title: 'It Follows', originalTitle: 'Te sigue' });

    expect(bestFirst({ name: 'It' }, [found])).toEqual([found]);
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

  describe('of a name with a number', () => {
    const avengers = [
      from('Avengers: Infinity War', 2018, 95),
      from('Avengers: Age of Ultron', 2015, 60),
      from('The Avengers', 2012, 99),
    ];

    it('finds the film by its date, not by its place in the list', () => {
      expect(titles({ name: 'Avengers 2' }, avengers)[0]).toBe('Avengers: Age of Ultron 2015');
    });

    it('does not count a film without a date', () => {
      const coming = movie({ title: 'Avengers Forever', releaseDate: '', voteCount: 1000 });

      expect(titles({ name: 'Avengers 2' }, [coming, ...avengers])[0]).toBe(
        'Avengers: Age of Ultron 2015',
      );
    });

    it('counts a film with a tenth of the votes of the best known one, and none with fewer', () => {
      const few = from('Avengers Grimm', 2013, 6, 99);
      const enough = from('Avengers Assembled', 2014, 6, 100);

      expect(titles({ name: 'Avengers 2' }, [few, ...avengers])[0]).toBe(
        'Avengers: Age of Ultron 2015',
      );
      expect(titles({ name: 'Avengers 2' }, [enough, ...avengers])[0]).toBe(
        'Avengers Assembled 2014',
      );
    });

    it('counts only films that begin with the whole name', () => {
      const potter = [
        from("Harry Potter and the Philosopher's Stone", 2001, 80),
        from('Harry and the Hendersons', 2001, 99),
        from('Harry Potter and the Chamber of Secrets', 2002, 70),
      ];

      expect(titles({ name: 'Harry Potter 2' }, potter)[0]).toBe(
        'Harry Potter and the Chamber of Secrets 2002',
      );
    });

    it('counts a film with a translated title', () => {
      const translated = movie({
        title: 'Los Vengadores',
        originalTitle: 'The Avengers',
        releaseDate: '2012-05-04',
        voteCount: 1000,
      });

      expect(titles({ name: 'Avengers 2' }, [...avengers.slice(0, 2), translated])[0]).toBe(
        'Avengers: Age of Ultron 2015',
      );
    });

    it('prefers the film with this title', () => {
      const found = [
        from('Rocky', 1976, 90),
        from('Rocky Marciano', 1977, 5),
        from('Rocky II', 1979, 80),
      ];

      expect(titles({ name: 'Rocky 2' }, found)[0]).toBe('Rocky II 1979');
    });

    it('looks for no sequel with the number 1', () => {
      expect(titles({ name: 'Avengers 1' }, avengers)[0]).toBe('Avengers: Infinity War 2018');
    });

    it('needs a name before the number', () => {
      const found = [from('Cars 2', 2006, 90), from('Saw 2', 2011, 5)];

      expect(titles({ name: '2' }, found)[0]).toBe('Cars 2 2006');
    });

    it('reads no number above 20 as a sequel', () => {
      const rooms = Array.from({ length: 21 }, (_, at) =>
        from(`Room of ${at}`, 1980 + at, 99 - at),
      );

      expect(titles({ name: 'Room 20' }, rooms)[0]).toBe('Room of 19 1999');
      expect(titles({ name: 'Room 21' }, rooms)[0]).toBe('Room of 0 1980');
    });
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
    ["Ocean's 12", "Ocean's"],
    ['Toy Story 3 Adventures', undefined],
    [' - Heat', undefined],
    ['Sunset Boulevard  -  Billy Wilder', 'Sunset Boulevard'],
    ['Heat: Two', 'Heat'],
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
