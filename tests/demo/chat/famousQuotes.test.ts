import { describe, expect, it } from 'vitest';
import { famousQuotes } from '@/demo/chat/famousQuotes';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';

describe('famousQuotes', () => {
  it('are of films of the catalogue', () => {
    const titles = new Set(demoFilms.map(({ title }) => title));
    expect([...famousQuotes.keys()].filter((title) => !titles.has(title))).toEqual([]);
  });

  it('lead to their film', () => {
    const suggest = suggestFilms(demoFilms);
    const lost = [...famousQuotes].flatMap(([title, quotes]) =>
      quotes.filter(
        (quote) =>
          !suggest(quote)
            .films.slice(0, 1)
            .some(({ film }) => film.title === title),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['ill be back', 'The Terminator'],
    ['may teh force be with you', 'Star Wars'],
    ['kitne admi the', 'Sholay'],
  ])('are understood as people type them: %s', (typed, title) => {
    const [first] = suggestFilms(demoFilms)(typed).films;
    expect(first?.film.title).toBe(title);
  });
});
