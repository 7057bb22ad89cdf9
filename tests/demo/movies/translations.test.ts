import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '@/demo/movies/demoFilms';
import { demoWorld } from '@/demo/demoWorld';
import { textsIn, translatedTitles } from '@/demo/movies/translations';
import { asking } from '../support/asking';

const filmOf = (id: number) => {
  const film = demoFilms.find((each) => each.id === id);
  if (!film) throw new Error(`The demo has no film ${id}.`);
  return film;
};

const chihiro = filmOf(129);

describe('a film of the demo', () => {
  it.each([
    ['en-US', 'Spirited Away'],
    ['hi-IN', 'स्पिरिटेड अवे'],
    ['es-ES', 'El viaje de Chihiro'],
  ])('goes in %s by the title %s', (language, title) => {
    expect(textsIn(chihiro, language).title).toBe(title);
  });

  it('without a translation has its original title and no overview', () => {
    expect(textsIn(chihiro, 'de-DE')).toEqual({ title: '千と千尋の神隠し', overview: '' });
    expect(textsIn(filmOf(984324), 'hi-IN')).toEqual({
      title: 'Le salaire de la peur',
      overview: '',
    });
  });

  it('is found by its titles in other languages', () => {
    expect(translatedTitles(chihiro)).toEqual(['El viaje de Chihiro', 'स्पिरिटेड अवे']);
  });
});

describe('the movie database, asked in another language', () => {
  const { get } = asking(demoWorld({ services: ['movies'], delays: { movies: 0 } }));
  const ask = (path: string) =>
    get(`https://api.themoviedb.org/3${path}`, { authorization: 'Bearer demo' });

  it('returns its lists in that language', async () => {
    const { body } = await ask('/movie/top_rated?language=es-ES');

    expect(firstTitlesOf(body)).toEqual({
      title: 'Cadena perpetua',
      original_title: 'The Shawshank Redemption',
    });
  });

  it.each([
    ['El padrino', 'The Godfather'],
    ['द गॉडफ़ादर', 'The Godfather'],
    ['RED', 'RED'],
  ])('finds under "%s" first of all %s', async (query, original) => {
    const { body } = await ask(`/search/movie?query=${encodeURIComponent(query)}&language=es-ES`);

    expect(firstTitlesOf(body)?.original_title).toBe(original);
  });
});

const Titles = v.object({ title: v.string(), original_title: v.string() });
const Page = v.object({ results: v.array(Titles) });

function firstTitlesOf(body: unknown) {
  return v.parse(Page, body).results[0];
}
