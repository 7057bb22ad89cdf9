import { describe, expect, it } from 'vitest';
import { latinAmericanTitles } from '@/demo/chat/latinAmericanTitles';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';

describe('latinAmericanTitles', () => {
  it('name films of the catalogue', () => {
    const titles = new Set(demoFilms.map(({ title }) => title));
    expect([...latinAmericanTitles.keys()].filter((title) => !titles.has(title))).toEqual([]);
  });

  it('lead to their film', () => {
    const suggest = suggestFilms(demoFilms);
    const lost = [...latinAmericanTitles].flatMap(([title, others]) =>
      others.filter(
        (other) =>
          !suggest(other)
            .films.slice(0, 3)
            .some(({ film }) => film.title === title),
      ),
    );
    expect(lost).toEqual([]);
  });
});
