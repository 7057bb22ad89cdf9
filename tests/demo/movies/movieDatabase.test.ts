import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { demoFilms } from '@/demo/movies/demoFilms';
import { demoWorld } from '@/demo/demoWorld';
import { movieDatabase } from '@/demo/movies/movieDatabase';
import { recordedIds } from '@/demo/movies/recordedIds';
import { titleSearch } from '@/demo/movies/titleSearch';
import type { Movie } from '@/domain/movie';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { withSampleDetails } from '@/domain/samples/sampleDetails';
import { sampleLists } from '@/domain/samples/sampleLists';
import { anyCharacter } from '../../support/anyCharacter';
import { asking } from '../support/asking';

const base = 'https://api.themoviedb.org/3';
const bearer = { authorization: 'Bearer demo' };

function database(settings: Parameters<typeof demoWorld>[0] = {}) {
  const world = demoWorld({ services: ['movies'], delays: { movies: 0 }, ...settings });
  const { get } = asking(world);
  return (path: string, headers: HeadersInit = bearer) => get(`${base}${path}`, headers);
}

const refusal = (status: number, status_code: number, status_message: string) => ({
  status,
  body: { success: false, status_code, status_message },
});

it('finds films after their data could not be loaded once', async () => {
  const loadFilms = vi
    .fn(() => Promise.resolve(demoFilms))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { get } = asking({
    handlers: [...movieDatabase({ listed: [], loadFilms, lists: recordedIds }).handlers],
  });
  const search = () => get(`${base}/search/movie?query=heat`, bearer);

  await expect(search()).rejects.toThrow('Failed to fetch');
  expect(titlesIn((await search()).body)).toContain('Heat');
});

describe('the lists', () => {
  it('have the recorded films in the vendor’s envelope', async () => {
    const ask = database();
    const first = { page: 1, results: expect.any(Array) };

    expect((await ask('/movie/upcoming')).body).toEqual({
      ...first,
      dates: { maximum: '2024-05-01', minimum: '2024-04-10' },
      total_pages: 59,
      total_results: 1163,
    });
    expect((await ask('/movie/now_playing')).body).toEqual({
      ...first,
      dates: { maximum: '2024-04-10', minimum: '2024-02-28' },
      total_pages: 209,
      total_results: 4171,
    });
    expect((await ask('/movie/popular')).body).toEqual({
      ...first,
      total_pages: 43436,
      total_results: 868703,
    });
    expect((await ask('/movie/top_rated')).body).toEqual({
      ...first,
      total_pages: 465,
      total_results: 9288,
    });
  });

  it.each([
    ['upcoming', 'upcoming'],
    ['popular', 'popular'],
    ['topRated', 'top_rated'],
    ['nowPlaying', 'now_playing'],
  ] as const)('of %s have the movies of the bundled samples', async (kind, path) => {
    const { body } = await database()(`/movie/${path}`);

    expect((body as { results: object[] }).results).toEqual(
      sampleLists[kind].map((sample) => asSent(withSampleDetails(sample, 'english'))),
    );
  });

  it('include Argylle in Now Playing', () => {
    expect(sampleLists.nowPlaying.map(({ title }) => title)).toContain('Argylle');
  });

  it('include the films given to the demo world', async () => {
    const ask = database({ lists: { popular: [848538, 278] } });

    expect(titlesIn((await ask('/movie/popular')).body)).toEqual([
      'Argylle',
      'The Shawshank Redemption',
    ]);
  });

  it('end after the first page', async () => {
    const ask = database();

    expect((await ask('/movie/popular?page=2')).body).toEqual({
      page: 2,
      results: [],
      total_pages: 43436,
      total_results: 868703,
    });
    for (const page of ['0', '501', 'x', '1.5']) {
      expect(await ask(`/movie/popular?page=${page}`)).toEqual(
        refusal(
          400,
          22,
          'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
        ),
      );
    }
  });
});

describe('the videos', () => {
  it('include the trailer of a film that has one', async () => {
    expect(await database()('/movie/848538/videos')).toEqual({
      status: 200,
      body: {
        id: 848538,
        results: [
          {
            iso_639_1: 'en',
            iso_3166_1: 'US',
            name: fallbackTrailer.name,
            key: fallbackTrailer.key,
            site: 'YouTube',
            size: 1080,
            type: 'Trailer',
            official: true,
            published_at: '2024-01-31T00:00:00.000Z',
            id: expect.stringMatching(/^[0-9a-f]{24}$/),
          },
        ],
      },
    });
  });

  it('are empty for a film without a trailer', async () => {
    expect(await database()('/movie/238/videos')).toEqual({
      status: 200,
      body: { id: 238, results: [] },
    });
  });

  it.each(['999999999', 'nonsense'])('are not found for the id %s', async (id) => {
    expect(await database()(`/movie/${id}/videos`)).toEqual(
      refusal(404, 34, 'The resource you requested could not be found.'),
    );
  });
});

describe('a request without a bearer', () => {
  it.each(['/movie/popular', '/movie/278/videos', '/search/movie?query=heat'])(
    'is refused at %s',
    async (path) => {
      const ask = database();

      for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Basic abc' }]) {
        expect(await ask(path, headers)).toEqual(
          refusal(401, 7, 'Invalid API key: You must be granted a valid key.'),
        );
      }
    },
  );
});

describe('the search', () => {
  it('answers in the envelope of the movie database', async () => {
    const { body } = await database()('/search/movie?query=heat');

    expect(body).toEqual({
      page: 1,
      results: expect.arrayContaining([
        {
          adult: false,
          backdrop_path: null,
          genre_ids: expect.arrayContaining([80]),
          id: expect.any(Number),
          original_language: 'en',
          original_title: 'Heat',
          overview: expect.any(String),
          popularity: expect.any(Number),
          poster_path: expect.stringMatching(/^\/drawn-\d+\.jpg$/),
          release_date: '1995-12-15',
          title: 'Heat',
          video: false,
          vote_average: 0,
          vote_count: 0,
        },
      ]),
      total_pages: expect.any(Number),
      total_results: expect.any(Number),
    });
  });

  it.each([
    ['INTERSTELLAR', 'Interstellar'],
    ['Interstelar', 'Interstellar'],
    ['the godfahter', 'The Godfather'],
    ['schindlers list', "Schindler's List"],
    ['Spider Man Into the Spider Verse', 'Spider-Man: Into the Spider-Verse'],
    ['la vita e bella', 'Life Is Beautiful'],
    ['Cats and Dogs', 'Cats & Dogs'],
    ['The Good the Bad and the Ugly', 'The Good, the Bad and the Ugly'],
    ['千と千尋の神隠し', 'Spirited Away'],
    ['It', 'It'],
  ])('for "%s" finds %s first', async (query, title) => {
    const { body } = await database()(`/search/movie?query=${encodeURIComponent(query)}`);

    expect(titlesIn(body)[0]).toBe(title);
  });

  it('finds no titles of similar words where one has the words', () => {
    const titles = titleSearch(demoFilms)('WALL·E').map(({ title }) => title);

    expect(titles[0]).toBe('WALL·E');
    expect(titles).not.toContain('Good Will Hunting');
  });

  it('puts the more popular of two films with one title first', () => {
    const [first, second, ...others] = titleSearch(demoFilms)('The Avengers');

    expect([first?.release_date, second?.release_date]).toEqual(['2012-04-25', '1998-08-13']);
    expect(others.every(({ title }) => title !== 'The Avengers')).toBe(true);
  });

  it('finds nothing for nonsense', async () => {
    expect(await database()('/search/movie?query=qqzzxxqq%20wwvvkk')).toEqual({
      status: 200,
      body: { page: 1, results: [], total_pages: 1, total_results: 0 },
    });
  });

  it.each(['', '%20%20'])('refuses the empty query "%s"', async (query) => {
    expect(await database()(`/search/movie?query=${query}`)).toEqual({
      status: 422,
      body: { errors: ['query must be provided'] },
    });
  });

  it('returns twenty films a page', async () => {
    const ask = database();
    const { body } = await ask('/search/movie?query=the');
    const { body: next } = await ask('/search/movie?query=the&page=2');

    expect(titlesIn(body)).toHaveLength(20);
    expect(titlesIn(next).length).toBeGreaterThan(0);
    expect(titlesIn(body)).not.toEqual(titlesIn(next));
  });

  const search = titleSearch(demoFilms);
  const anyFilm = fc.constantFrom(...demoFilms);

  it(
    'finds every film by its title in another case, without accents, without punctuation',
    { timeout: 20_000 },
    () => {
      const changed = fc.tuple(
        fc.constantFrom(
          (title: string) => title.toUpperCase(),
          (title: string) => title.toLowerCase(),
        ),
        fc.constantFrom(
          (title: string) => title,
          (title: string) => title.normalize('NFD').replace(/\p{M}/gu, ''),
        ),
        fc.constantFrom(
          (title: string) => title,
          (title: string) => title.replace(/\p{P}/gu, ''),
          (title: string) => title.replace(/\p{P}/gu, ' '),
        ),
      );

      fc.assert(
        fc.property(anyFilm, changed, (film, changes) => {
          const query = changes.reduce((title, change) => change(title), film.title);
          const found = search(query);
          const first = found.filter(
            ({ title }) => title.toLowerCase() === film.title.toLowerCase(),
          );
          expect(first).toContain(film);
          expect(found[0]?.title.toLowerCase()).toBe(film.title.toLowerCase());
        }),
        { numRuns: 1000 },
      );
    },
  );

  it('finds every film with one letter mistyped in a long word', { timeout: 20_000 }, () => {
    const mistyped = anyFilm.chain((film) => {
      const words = film.title.split(' ');
      const long = words.flatMap((word, index) => (/^[a-z]{5,}$/i.test(word) ? [index] : []));
      return long.length === 0
        ? fc.constant({ film, query: film.title })
        : fc
            .record({ word: fc.constantFrom(...long), letter: fc.integer({ min: 1, max: 4 }) })
            .map(({ word, letter }) => ({
              film,
              query: words
                .map((text, index) =>
                  index === word ? `${text.slice(0, letter)}q${text.slice(letter + 1)}` : text,
                )
                .join(' '),
            }));
    });

    fc.assert(
      fc.property(mistyped, ({ film, query }) => {
        expect(search(query)).toContain(film);
      }),
      { numRuns: 500 },
    );
  });

  it('never fails for any input', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (query) => {
        expect(Array.isArray(search(query))).toBe(true);
      }),
    );
  });
});

function asSent(movie: Movie) {
  return {
    adult: false,
    backdrop_path: movie.backdropPath,
    genre_ids: movie.genreIds,
    id: movie.id,
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: movie.overview,
    popularity: movie.popularity,
    poster_path: movie.posterPath,
    release_date: movie.releaseDate,
    title: movie.title,
    video: false,
    vote_average: movie.voteAverage,
    vote_count: movie.voteCount,
  };
}

function titlesIn(body: unknown): string[] {
  return (body as { results: { title: string }[] }).results.map(({ title }) => title);
}
