import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  featuredMovie,
  heroOverview,
  isMovieId,
  originalTitleOf,
  popupOverview,
  ratingOf,
  titleTagOf,
  yearOf,
} from '@/domain/movie';
import { movie } from '../support/movies';

const emoji = '🎬';
const overviews = fc.string({ unit: 'grapheme-composite', maxLength: 260, size: 'max' });
const screens = fc.constantFrom('narrow', 'wide');
const lengthOf = (text: string) => Array.from(text).length;

describe('the featured movie', () => {
  const others = fc.array(fc.string().filter((title) => title !== 'Argylle'));

  it('is Argylle at any position', () => {
    fc.assert(
      fc.property(others, others, (before, after) => {
        const argylle = movie({ id: 848538, title: 'Argylle' });
        const list = [
          ...before.map((title) => movie({ title })),
          argylle,
          ...after.map((title) => movie({ title })),
        ];

        expect(featuredMovie(list)).toBe(argylle);
      }),
    );
  });

  it('is otherwise the first', () => {
    fc.assert(
      fc.property(others, (titles) => {
        const list = titles.map((title) => movie({ title }));

        expect(featuredMovie(list)).toBe(list[0]);
      }),
    );
  });
});

describe('the overview in the hero', () => {
  it.each(['narrow', 'wide'] as const)(
    'stays whole up to 200 characters on %s screens',
    (screen) => {
      expect(heroOverview('a'.repeat(200), screen)).toBe('a'.repeat(200));
      expect(heroOverview(emoji.repeat(200), screen)).toBe(emoji.repeat(200));
    },
  );

  it.each([
    ['narrow', 100],
    ['wide', 150],
  ] as const)(
    'is cut, beyond 200 characters, on %s screens to %i and a full stop',
    (screen, length) => {
      expect(heroOverview('a'.repeat(201), screen)).toBe(`${'a'.repeat(length)}.`);
      expect(heroOverview(emoji.repeat(201), screen)).toBe(`${emoji.repeat(length)}.`);
    },
  );

  it('has at most 200 characters and begins like the original', () => {
    fc.assert(
      fc.property(overviews, screens, (overview, screen) => {
        const shown = heroOverview(overview, screen);

        expect(lengthOf(shown)).toBeLessThanOrEqual(200);
        expect(overview.startsWith(shown === overview ? shown : shown.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('the overview in the popup', () => {
  it('is whole on wide screens', () => {
    expect(popupOverview('a'.repeat(151), 'wide')).toBe('a'.repeat(151));
    fc.assert(
      fc.property(overviews, (overview) => {
        expect(popupOverview(overview, 'wide')).toBe(overview);
      }),
    );
  });

  it('is its first 150 characters on narrow screens', () => {
    expect(popupOverview('a'.repeat(150), 'narrow')).toBe('a'.repeat(150));
    expect(popupOverview(`${'a'.repeat(150)}b`, 'narrow')).toBe('a'.repeat(150));
    expect(popupOverview(emoji.repeat(151), 'narrow')).toBe(emoji.repeat(150));
  });
});

describe('the year of a movie', () => {
  it.each([
    ['1995-12-15', 1995],
    ['2024-01-01', 2024],
    ['', undefined],
    ['soon', undefined],
    ['12024-01-01', undefined],
  ])('of %j is %s', (releaseDate, year) => {
    expect(yearOf({ releaseDate })).toBe(year);
  });
});

describe('the id of a movie', () => {
  it.each([
    [1, true],
    [Number.MAX_SAFE_INTEGER, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [1e300, false],
    [NaN, false],
  ])('may be %d: %s', (id, expected) => {
    expect(isMovieId(id)).toBe(expected);
  });
});

describe('the rating of a movie', () => {
  it('has the average and the number of votes', () => {
    expect(ratingOf({ voteAverage: 7.9, voteCount: 7000 })).toEqual({ average: 7.9, votes: 7000 });
  });

  it('is undefined without votes', () => {
    expect(ratingOf({ voteAverage: 0, voteCount: 0 })).toBeUndefined();
    expect(ratingOf({ voteAverage: 7.9, voteCount: 0 })).toBeUndefined();
  });

  it('is undefined without an average', () => {
    expect(ratingOf({ voteAverage: 0, voteCount: 812 })).toBeUndefined();
  });
});

describe('the original title', () => {
  const about = (title: string, originalTitle: string, originalLanguage: string) =>
    originalTitleOf({ title, originalTitle, originalLanguage });

  it('is given with its language if it differs from the title', () => {
    expect(about('Spirited Away', '千と千尋の神隠し', 'ja')).toEqual({
      title: '千と千尋の神隠し',
      tag: 'ja',
    });
  });

  it.each([
    ['Heat', 'Heat', 'en'],
    ['Heat', '', 'en'],
  ])('is undefined if it says no more than the title', (...movie) => {
    expect(about(...movie)).toBeUndefined();
  });

  it.each([
    ['cn', 'yue'],
    ['xx', 'zxx'],
    ['', undefined],
    ['no language at all', undefined],
  ])('of the code %j is written in %s', (code, tag) => {
    expect(about('In the Mood for Love', '花樣年華', code)?.tag).toBe(tag);
  });
});

describe('the language of a title', () => {
  it.each([
    ['an original title in another language', { originalLanguage: 'ko' }, 'en', 'ko'],
    ['an English title in Spanish', { originalLanguage: 'en' }, 'es-ES', 'en'],
    ['a title in the language of the page', { originalLanguage: 'en' }, 'en-US', undefined],
    [
      'an English title in place of a Hindi one',
      { titleTag: 'en', originalTitle: '기생충', originalLanguage: 'ko' },
      'hi',
      'en',
    ],
    ['a translated title', { originalTitle: '기생충', originalLanguage: 'ko' }, 'hi', undefined],
    ['Cantonese', { originalLanguage: 'cn' }, 'en', 'yue'],
    ['an invalid code', { originalLanguage: '' }, 'en-US', undefined],
  ] as const)('of %s', (_, known, pageTag, tag) => {
    expect(titleTagOf(movie({ title: 'Parasite', ...known }), pageTag)).toBe(tag);
  });
});
