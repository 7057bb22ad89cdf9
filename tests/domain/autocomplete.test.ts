import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autocomplete, maxOptions, type AutocompleteSources } from '@/domain/autocomplete';
import { movie } from '../support/movies';

const nothing: AutocompleteSources = { recent: [], movies: [], examples: [] };

function textsFor(typed: string, known: Partial<AutocompleteSources>): readonly string[] {
  return autocomplete(typed, { ...nothing, ...known }).map(({ text }) => text);
}

function titled(...titles: readonly string[]) {
  return titles.map((title, id) => movie({ id, title }));
}

describe('autocomplete', () => {
  it('offers recent queries, then titles, then examples', () => {
    const sources = {
      recent: ['heist in space'],
      movies: titled('Heat'),
      examples: ['heroes who fail'],
    };

    expect(autocomplete('he', sources)).toEqual([
      { kind: 'recent', text: 'heist in space' },
      { kind: 'title', text: 'Heat' },
      { kind: 'example', text: 'heroes who fail' },
    ]);
  });

  it('puts what begins with the typed text first', () => {
    expect(textsFor('he', { recent: ['in heaven'], examples: ['heroes who fail'] })).toEqual([
      'heroes who fail',
      'in heaven',
    ]);
  });

  it.each([
    ['another case', 'HEAT', 'Heat'],
    ['a missing accent', 'amelie', 'Amélie'],
    ['an accent too many', 'héat', 'Heat'],
    ['a double s', 'strasse', 'Straße'],
    ['a decomposed accent', 'ame\u0301lie', 'Amélie'],
    ['missing punctuation', 'spider man no', 'Spider-Man: No Way Home'],
    ['punctuation and spaces', '  wall·e ', 'WALL·E'],
    ['a later word', 'knight', 'The Dark Knight'],
    ['words in another order', 'knight dark', 'The Dark Knight'],
    ['Devanagari', 'इन्से', 'इन्सेप्शन'],
    ['Devanagari without a nukta', 'फिल्म', 'फ़िल्मों की रात'],
    ['Japanese', '千と', '千と千尋の神隠し'],
    ['Korean', '기생', '기생충'],
    ['half a Korean syllable', '기새', '기생충'],
  ])('finds a title by %s', (_, typed, title) => {
    expect(textsFor(typed, { movies: titled(title) })).toEqual([title]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'h'],
    ['one letter and a space', 'h '],
    ['an emoji', '🐈'],
    ['the middle of a word', 'eat'],
    ['a word too many', 'heat wave'],
    ['another vowel sign', 'हीट'],
  ])('offers nothing for %s', (_, typed) => {
    expect(textsFor(typed, { movies: titled('Heat', 'हाट', 'हट') })).toEqual([]);
  });

  it('offers the same text once', () => {
    const movies = [...titled('Heat'), movie({ id: 7, title: 'HEAT' })];

    expect(autocomplete('hea', { recent: ['heat'], movies, examples: ['Heat'] })).toEqual([
      { kind: 'recent', text: 'heat' },
    ]);
  });

  it('offers texts that differ in punctuation once', () => {
    const movies = titled('Spider-Man: No Way Home!');

    expect(textsFor('spider', { recent: ['spider man no way home'], movies })).toEqual([
      'spider man no way home',
    ]);
  });

  it('offers a title in the language in which it was typed', () => {
    const movies = [
      movie({
        title: 'आत्माओं का शहर',
        originalTitle: '千と千尋の神隠し',
        englishTitle: 'Spirited Away',
      }),
    ];

    expect(textsFor('spir', { movies })).toEqual(['Spirited Away']);
    expect(textsFor('आत्मा', { movies })).toEqual(['आत्माओं का शहर']);
    expect(textsFor('千と', { movies })).toEqual(['千と千尋の神隠し']);
  });

  it('offers a movie once, under its first title that fits', () => {
    const movies = [movie({ title: 'Amélie en París', originalTitle: 'Amélie' })];

    expect(textsFor('ame', { movies })).toEqual(['Amélie en París']);
  });

  it('offers a few different texts with every typed word', () => {
    const word = fc.constantFrom('heat', 'heist', 'Héroe', 'हत्या', 'space', 'the', '千と');
    const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const texts = fc.array(text, { maxLength: 12 });
    fc.assert(
      fc.property(
        text,
        fc.nat(12),
        texts,
        texts,
        texts,
        (whole, length, recent, titles, examples) => {
          const typed = whole.slice(0, length);
          const options = autocomplete(typed, { recent, movies: titled(...titles), examples });
          const found = options.map((option) => option.text);

          expect(found.length).toBeLessThanOrEqual(maxOptions);
          expect(new Set(found.map((each) => each.toLowerCase())).size).toBe(found.length);
          for (const each of found) {
            for (const typedWord of typed.split(' ')) {
              expect(plain(each)).toContain(plain(typedWord));
            }
          }
        },
      ),
    );
  });

  it('finds a title by any beginning of two letters or more', () => {
    const title = fc.constantFrom('Heat', 'Amélie', 'Léon: The Professional', 'हत्या का रहस्य');
    fc.assert(
      fc.property(title, fc.integer({ min: 2, max: 10 }), (text, length) => {
        const typed = text.slice(0, length);

        expect(textsFor(typed.toUpperCase(), { movies: titled(text) })).toEqual([text]);
      }),
    );
  });
});

function plain(text: string): string {
  return text.toLowerCase().replaceAll('é', 'e');
}
