import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MovieItem, missesEnglishTitle, missesText, toMovie } from '@/services/movieItem';

/** What the movie database says of a film from Japan, of which a test names only what it is about. */
const item = (known: object = {}) =>
  v.parse(MovieItem, {
    id: 129,
    title: 'El viaje de Chihiro',
    original_title: '千と千尋の神隠し',
    original_language: 'ja',
    overview: 'Una niña trabaja entre espíritus.',
    ...known,
  });

const inEnglish = item({ title: 'Spirited Away', overview: 'A girl works among spirits.' });
const asOriginal = { title: '千と千尋の神隠し' };

describe('a text', () => {
  it.each([
    ['nothing, where all is translated', {}, false],
    ['the title, where it is empty', { title: ' ' }, true],
    ['the title, where it is not there', { title: undefined }, true],
    ['the title, where it is the original one', asOriginal, true],
    ['the overview, where it is empty', { overview: '' }, true],
  ])('is missed: %s', (_, known, missed) => {
    expect(missesText(item(known), 'spanish')).toBe(missed);
  });

  it('is never missed in English, which has nothing to stand in for it', () => {
    expect(missesText(item({ title: '', overview: '' }), 'english')).toBe(false);
    expect(missesEnglishTitle(item(), 'english')).toBe(false);
  });
});

describe('the English title', () => {
  it('is missed of a movie that is not from there', () => {
    expect(missesEnglishTitle(item(), 'spanish')).toBe(true);
    expect(missesEnglishTitle(item({ original_language: 'en' }), 'spanish')).toBe(false);
  });
});

describe('a movie', () => {
  it('is told in the language, and found by its English title, too', () => {
    expect(toMovie(item(), inEnglish, 'spanish')).toMatchObject({
      title: 'El viaje de Chihiro',
      originalTitle: '千と千尋の神隠し',
      englishTitle: 'Spirited Away',
      overview: 'Una niña trabaja entre espíritus.',
    });
    expect(toMovie(item(), inEnglish, 'spanish')).not.toHaveProperty('overviewTag');
  });

  it('is told in English where it is not translated, never in the script it comes in', () => {
    expect(toMovie(item({ ...asOriginal, overview: '' }), inEnglish, 'hindi')).toMatchObject({
      title: 'Spirited Away',
      overview: 'A girl works among spirits.',
      overviewTag: 'en',
    });
  });

  it('has its original title where nobody has another', () => {
    expect(toMovie(item({ title: '' }), undefined, 'hindi')?.title).toBe('千と千尋の神隠し');
    expect(toMovie(item({ title: '' }), undefined, 'english')?.title).toBe('千と千尋の神隠し');
  });

  it('is none without any title', () => {
    expect(toMovie(item({ title: '', original_title: '' }), undefined, 'hindi')).toBeUndefined();
  });
});
