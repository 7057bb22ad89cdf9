import { describe, expect, it } from 'vitest';
import { famousQuotes } from '@/demo/chat/famousQuotes';
import { latinAmericanTitles } from '@/demo/chat/latinAmericanTitles';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';

const suggest = suggestFilms(demoFilms);

function titlesFor(query: string): readonly string[] {
  return suggest(query).films.map(({ film }) => film.title);
}

describe.each([
  ['Latin American titles', latinAmericanTitles, 3],
  ['famous quotes', famousQuotes, 1],
])('%s', (_, table, firstFew) => {
  it('name films of the catalogue', () => {
    const titles = new Set(demoFilms.map(({ title }) => title));
    expect([...table.keys()].filter((title) => !titles.has(title))).toEqual([]);
  });

  it(`lead to their film among the first ${firstFew}`, () => {
    const lost = [...table].flatMap(([title, names]) =>
      names.filter((name) => !titlesFor(name).slice(0, firstFew).includes(title)),
    );
    expect(lost).toEqual([]);
  });
});

it.each([
  ['ill be back', 'The Terminator'],
  ['kitne admi the', 'Sholay'],
])('a quote is understood as people type it: %s', (typed, title) => {
  expect(titlesFor(typed)[0]).toBe(title);
});
