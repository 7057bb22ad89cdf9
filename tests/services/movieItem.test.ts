import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '@/domain/movie';
import { formatLocation, parseLocation } from '@/domain/location';
import { english } from '@/domain/texts/english';
import { MovieItem, isMissingEnglishTitle, isMissingText, toMovie } from '@/services/movieItem';

/** A Japanese film as the movie database sends it in Spanish. */
const item = (known: object = {}) =>
  v.parse(MovieItem, {
    id: 129,
    title: 'El viaje de Chihiro',
    original_title: '千と千尋の神隠し',
    original_language: 'ja',
    overview: 'Una niña trabaja entre espíritus.',
    ...known,
  });

const votedOn = (known: object) => {
  const { vote_average: voteAverage, vote_count: voteCount } = item(known);
  return { voteAverage, voteCount };
};

const inEnglish = item({ title: 'Spirited Away', overview: 'A girl works among spirits.' });
const movie = {
  id: 129,
  title: 'El viaje de Chihiro',
  originalTitle: '千と千尋の神隠し',
  originalLanguage: 'ja',
  overview: 'Una niña trabaja entre espíritus.',
  releaseDate: '',
  genreIds: [],
  posterPath: null,
  backdropPath: null,
  popularity: 0,
  voteAverage: 0,
  voteCount: 0,
};
const asOriginal = { title: '千と千尋の神隠し' };

describe('isMissingText', () => {
  it.each([
    ['nothing, where all is translated', {}, false],
    ['the title, where it is empty', { title: ' ' }, true],
    ['the title, where it is not there', { title: undefined }, true],
    ['the title, where it is the original one', asOriginal, true],
    ['the overview, where it is empty', { overview: '' }, true],
  ])('finds a missing translation: %s', (_, known, missed) => {
    expect(isMissingText(item(known), 'spanish')).toBe(missed);
  });

  it('is false in English', () => {
    expect(isMissingText(item({ title: '', overview: '' }), 'english')).toBe(false);
    expect(isMissingEnglishTitle(item(), 'english')).toBe(false);
  });
});

describe('isMissingEnglishTitle', () => {
  it('is true only for a movie in another original language', () => {
    expect(isMissingEnglishTitle(item(), 'spanish')).toBe(true);
    expect(isMissingEnglishTitle(item({ original_language: 'en' }), 'spanish')).toBe(false);
  });
});

describe('toMovie', () => {
  it('uses the translation and adds the English title', () => {
    expect(toMovie(item(), inEnglish, 'spanish')).toEqual({
      ...movie,
      englishTitle: 'Spirited Away',
    });
  });

  it('falls back to English, not to the original script', () => {
    expect(toMovie(item({ ...asOriginal, overview: '' }), inEnglish, 'hindi')).toEqual({
      ...movie,
      title: 'Spirited Away',
      titleTag: 'en',
      overview: 'A girl works among spirits.',
      overviewTag: 'en',
    });
  });

  it('marks no translation that is the same in English', () => {
    const both = item({ title: 'Chihiro' });
    expect(toMovie(both, both, 'spanish')).toEqual({ ...movie, title: 'Chihiro' });
  });

  it('marks no title that English leaves in the original language', () => {
    const original = item(asOriginal);
    expect(toMovie(original, original, 'hindi')).toEqual({
      ...movie,
      title: '千と千尋の神隠し',
    });
  });

  it('falls back to the original title', () => {
    expect(toMovie(item({ title: '' }), undefined, 'hindi')?.title).toBe('千と千尋の神隠し');
    expect(toMovie(item({ title: '' }), undefined, 'english')?.title).toBe('千と千尋の神隠し');
  });

  it('returns undefined without any title', () => {
    expect(toMovie(item({ title: '', original_title: '' }), undefined, 'hindi')).toBeUndefined();
  });
});

describe('a number', () => {
  it.each([
    ['vote_average', 1e300],
    ['vote_average', 10.01],
    ['vote_average', -1],
    ['vote_count', 1e300],
    ['vote_count', -1],
    ['vote_count', 0.5],
    ['popularity', 1e300],
    ['popularity', -0.1],
  ])('out of range becomes 0: %s of %d', (name, figure) => {
    expect(item({ [name]: figure })).toEqual({ ...item(), [name]: 0 });
  });

  it.each([
    ['vote_average', 10],
    ['vote_average', 0.5],
    ['vote_count', 38_000],
    ['popularity', 12_345.678],
  ])('in range is unchanged: %s of %d', (name, figure) => {
    expect(item({ [name]: figure })).toEqual({ ...item(), [name]: figure });
  });

  it('out of range is never shown', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (vote_average, vote_count) => {
        const rating = ratingOf(votedOn({ vote_average, vote_count }));
        if (!rating) return;
        expect(rating.average).toBe(vote_average);
        expect(english.card.score(rating.average)).toMatch(/^(\d\.\d|10\.0)$/);
        expect(english.popup.rating(rating).length).toBeLessThan(40);
      }),
    );
  });
});

describe('an id', () => {
  it.each([0, -1, 1.5, 2 ** 53, 1e300])('is rejected: %d', (id) => {
    expect(v.safeParse(MovieItem, { ...inEnglish, id }).success).toBe(false);
  });

  it('round-trips through the URL when it is valid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.double()), (id) => {
        const { success } = v.safeParse(MovieItem, { ...inEnglish, id });
        const movieId = success ? id : null;
        expect(parseLocation(formatLocation({ search: null, movieId: id })).movieId).toBe(movieId);
      }),
    );
  });
});
