import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '@/domain/language';
import { listKinds } from '@/domain/movie';
import { tmdbCatalogue } from '@/services/tmdbCatalogue';
import { anyCharacter } from '../support/anyCharacter';
import { deferred } from '../support/deferred';
import { failureOf } from '../support/failureOf';
import { fakeTimeouts } from '../support/fakeTimeouts';
import { fakePauses } from '../support/fakePauses';
import keyInvalid from './samples/keyInvalid.json';
import movieDetails from './samples/movieDetails.json';
import nothingFound from './samples/nothingFound.json';
import nowPlaying from './samples/nowPlaying.json';
import searchSample from './samples/search.json';
import sessionDenied from './samples/sessionDenied.json';
import videosSample from './samples/videos.json';
import { testServer } from '../support/testServer';

const server = testServer();

const call = new AbortController();
const host = 'https://movies.example';
const bearer = 'eyJ.secret.bearer';
const catalogue = tmdbCatalogue({ baseUrl: host, bearer: () => bearer });

const optionsFor = (language: Language, { signal } = new AbortController()) => ({
  signal,
  language,
});
const english = () => optionsFor('english');

/** A movie as the database sends it, with fields that Marquee ignores. */
const argylle = {
  adult: false,
  backdrop_path: '/backdrop.jpg',
  genre_ids: [28, 12, 35],
  id: 848538,
  title: 'Argylle',
  original_language: 'en',
  original_title: 'Argylle',
  overview: 'A novelist meets her own plot.',
  popularity: 559.97,
  poster_path: '/poster.jpg',
  release_date: '2024-01-31',
  softcore: false,
  video: false,
  vote_average: 7,
  vote_count: 812,
};

const argylleAsMovie = {
  id: 848538,
  title: 'Argylle',
  originalTitle: 'Argylle',
  originalLanguage: 'en',
  overview: 'A novelist meets her own plot.',
  releaseDate: '2024-01-31',
  genreIds: [28, 12, 35],
  posterPath: '/poster.jpg',
  backdropPath: '/backdrop.jpg',
  popularity: 559.97,
  voteAverage: 7,
  voteCount: 812,
};

const page = (...results: readonly unknown[]) => ({
  dates: { maximum: '2024-04-10', minimum: '2024-02-28' },
  page: 1,
  results,
  total_pages: 209,
  total_results: 4171,
});

function refusedToken(): Response {
  return new HttpResponse(null, {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}

/** Answers every request alike and records the requests. */
function respondWith(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

describe('requests', () => {
  it.each([
    ['upcoming', '/3/movie/upcoming', 5000],
    ['popular', '/3/movie/popular', 5000],
    ['topRated', '/3/movie/top_rated', 5000],
    ['nowPlaying', '/3/movie/now_playing', 10_000],
  ] as const)('for the list %s go to %s with a timeout of %i ms', async (kind, path, ms) => {
    const started = fakeTimeouts();
    const requests = respondWith(() => HttpResponse.json(page(argylle)));

    expect(await catalogue.list(kind, english())).toEqual([argylleAsMovie]);

    expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([
      { method: 'GET', url: `${host}${path}` },
    ]);
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${bearer}`);
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
    expect(started.map((limit) => limit.ms)).toEqual([ms]);
  });

  it('for videos have no language and a timeout of 10 s', async () => {
    const started = fakeTimeouts();
    const requests = respondWith(() => HttpResponse.json({ id: 848538, results: [] }));

    expect(await catalogue.videos(848538, optionsFor('hindi'))).toEqual([]);

    expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([
      { method: 'GET', url: `${host}/3/movie/848538/videos` },
    ]);
    expect(started.map(({ ms }) => ms)).toEqual([10_000]);
  });

  it('for a name have a timeout of 10 s', async () => {
    const started = fakeTimeouts();
    const requests = respondWith(() => HttpResponse.json(page(argylle)));

    expect(await catalogue.findByName('Kung Fu & Panda?', english())).toEqual([argylleAsMovie]);

    expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([
      { method: 'GET', url: `${host}/3/search/movie?query=Kung+Fu+%26+Panda%3F` },
    ]);
    expect(started.map(({ ms }) => ms)).toEqual([10_000]);
  });

  it('search for a name within a year', async () => {
    const requests = respondWith(() => HttpResponse.json(page(argylle)));

    await catalogue.findByName('Dune', { ...english(), year: 1984 });

    expect(requests.map(({ url }) => url)).toEqual([
      `${host}/3/search/movie?query=Dune&primary_release_year=1984`,
    ]);
  });

  it('keep the path of a gateway and encode the name', async () => {
    const requests = respondWith(() => HttpResponse.json(page()));
    const prefixes = fc.constantFrom('', '/gateway', '/movies/v1');

    await fc.assert(
      fc.asyncProperty(prefixes, fc.string({ unit: anyCharacter }), async (prefix, name) => {
        const gateway = tmdbCatalogue({ baseUrl: `${host}${prefix}`, bearer: () => bearer });
        await gateway.findByName(name, english());

        const url = new URL(requests.at(-1)?.url ?? '');
        const asSent = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
          new TextEncoder().encode(name),
        );
        expect([...url.searchParams]).toEqual([['query', asSent]]);
        expect(url.pathname).toBe(`${prefix}/3/search/movie`);
        expect(url.hash).toBe('');
      }),
    );
  });

  it('use the current bearer', async () => {
    const tokens = ['first', 'second'];
    const requests = respondWith(() => HttpResponse.json(page(argylle)));
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: async () => tokens.shift() ?? null });

    await gateway.list('popular', english());
    await gateway.list('popular', english());

    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('are sent once more with a new bearer if the gateway refuses the first', async () => {
    const answers = [refusedToken(), HttpResponse.json(page(argylle))];
    const requests = respondWith(() => answers.shift() ?? HttpResponse.error());
    const gateway = tmdbCatalogue({
      baseUrl: host,
      bearer: async (refused) => (refused === 'old' ? 'new' : 'old'),
    });

    expect(await gateway.list('popular', english())).toEqual([argylleAsMovie]);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('are not sent without a signed-in user', async () => {
    const requests = respondWith(() => HttpResponse.json(page(argylle)));
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: async () => null });

    await expect(gateway.list('popular', english())).rejects.toThrow(
      'The movie database was not asked for GET /3/movie/popular: no user is signed in.',
    );
    expect(requests).toEqual([]);
  });

  it('are not sent without a bearer', async () => {
    const cause = new Error('offline');
    const requests = respondWith(() => HttpResponse.json(page(argylle)));
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: () => Promise.reject(cause) });

    const failure = await failureOf(gateway.findByName('Heat', english()));

    expect(failure.message).toBe(
      'The movie database was not asked for GET /3/search/movie: getting a token failed.',
    );
    expect(failure.cause).toBe(cause);
    expect(requests).toEqual([]);
  });
});

describe('answers', () => {
  it('default unknown values to empty, null and zero', async () => {
    respondWith(() =>
      HttpResponse.json({
        results: [
          { id: 1, title: 'Bare' },
          {
            id: 2,
            title: 'Null',
            original_title: null,
            original_language: null,
            overview: null,
            release_date: null,
            genre_ids: null,
            poster_path: null,
            backdrop_path: null,
            popularity: null,
            vote_average: null,
            vote_count: null,
          },
          { id: 3, title: 'Empty', overview: '', release_date: '', poster_path: '' },
          { id: 4, title: 'Odd', release_date: 'spring', poster_path: 'p.jpg', vote_count: '812' },
        ],
      }),
    );

    const unknown = {
      originalLanguage: '',
      overview: '',
      releaseDate: '',
      genreIds: [],
      posterPath: null,
      backdropPath: null,
      popularity: 0,
      voteAverage: 0,
      voteCount: 0,
    };
    expect(await catalogue.list('nowPlaying', english())).toEqual([
      { id: 1, title: 'Bare', originalTitle: 'Bare', ...unknown },
      { id: 2, title: 'Null', originalTitle: 'Null', ...unknown },
      { id: 3, title: 'Empty', originalTitle: 'Empty', ...unknown },
      { id: 4, title: 'Odd', originalTitle: 'Odd', ...unknown },
    ]);
  });

  it('skip items that are not movies', async () => {
    respondWith(() =>
      HttpResponse.json(
        page(
          null,
          'Argylle',
          { id: 1 },
          { id: '2', title: 'Two' },
          { title: 'No id' },
          { ...argylle, id: 0 },
          { ...argylle, id: -1 },
          argylle,
        ),
      ),
    );

    expect(await catalogue.list('popular', english())).toEqual([argylleAsMovie]);
  });

  it('contain each movie once', async () => {
    const other = { ...argylle, id: 2 };
    respondWith(() => HttpResponse.json(page(argylle, other, { ...argylle, title: 'Again' })));

    const once = [argylleAsMovie, { ...argylleAsMovie, id: 2 }];
    expect(await catalogue.list('popular', english())).toEqual(once);
    expect(await catalogue.findByName('Argylle', english())).toEqual(once);
  });

  it('contain only YouTube videos, in order', async () => {
    const video = { iso_639_1: 'en', size: 1080, official: true, id: '6235d28bd7cd060076e9041f' };
    respondWith(() =>
      HttpResponse.json({
        id: 47964,
        results: [
          { ...video, name: 'Interview', key: 'Nrd8MdjHTzk', site: 'YouTube', type: 'Featurette' },
          { ...video, name: 'Elsewhere', key: '76979871', site: 'Vimeo', type: 'Trailer' },
          { ...video, name: 'No key', site: 'YouTube', type: 'Trailer' },
          { ...video, name: 'No such key', key: '../a?b', site: 'YouTube', type: 'Trailer' },
          { ...video, name: 'No such key', key: 'SUXWAEX2jlg?b', site: 'YouTube', type: 'Trailer' },
          { ...video, name: 'Trailer 1', key: 'SUXWAEX2jlg', site: 'YouTube', type: 'Trailer' },
        ],
      }),
    );

    expect(await catalogue.videos(47964, call)).toEqual([
      { key: 'Nrd8MdjHTzk', name: 'Interview', type: 'Featurette' },
      { key: 'SUXWAEX2jlg', name: 'Trailer 1', type: 'Trailer' },
    ]);
  });

  it('accept a video without name or type but not without site', async () => {
    respondWith(() =>
      HttpResponse.json({
        id: 47964,
        results: [{ key: 'Nrd8MdjHTzk', site: 'YouTube' }, { key: 'SUXWAEX2jlg' }],
      }),
    );

    expect(await catalogue.videos(47964, call)).toEqual([
      { key: 'Nrd8MdjHTzk', name: '', type: '' },
    ]);
  });

  it('are read in any key order and with extra keys', async () => {
    const shuffled = fc
      .tuple(
        fc.shuffledSubarray(Object.entries(argylle), { minLength: 15 }),
        fc.dictionary(fc.string(), fc.jsonValue()),
      )
      .map(([entries, others]) => Object.fromEntries([...Object.entries(others), ...entries]));

    await fc.assert(
      fc.asyncProperty(shuffled, async (item) => {
        server.use(http.get('*', () => HttpResponse.json({ extra: null, results: [item] })));
        expect(await catalogue.list('topRated', english())).toEqual([argylleAsMovie]);
      }),
    );
  });

  it('are movies or a failure with a sentence, for any body', async () => {
    const field = fc.oneof(fc.jsonValue(), fc.constant(null));
    const item = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer()),
          title: fc.string(),
          overview: field,
          release_date: field,
          poster_path: field,
        },
        { requiredKeys: [] },
      ),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ results: fc.oneof(fc.array(item), fc.jsonValue()) }),
    );

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...listKinds), body, async (kind, answer) => {
        server.use(http.get('*', () => HttpResponse.json(answer)));
        const outcome = await catalogue
          .list(kind, english())
          .catch((cause: Error) => cause.message);

        if (typeof outcome === 'string') {
          expect(outcome).toMatch(/^The movie database answered GET \/3\/movie\/\w+ with .+\.$/);
        } else {
          expect(outcome.length).toBeGreaterThan(0);
          expect(new Set(outcome.map(({ id }) => id)).size).toBe(outcome.length);
          for (const movie of outcome) {
            expect(movie.id).toBeGreaterThan(0);
            expect(movie.title).not.toBe('');
            expect(movie.releaseDate).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
            expect(movie.posterPath ?? '/').toMatch(/^\//);
          }
        }
      }),
    );
  });
});

describe('requests in another language', () => {
  const inHindi = {
    ...argylle,
    title: 'आर्गाइल',
    overview: 'एक लेखिका की अपनी कहानी सच होने लगती है।',
  };
  const spirited = {
    ...argylle,
    id: 129,
    title: 'Spirited Away',
    original_language: 'ja',
    original_title: '千と千尋の神隠し',
    overview: 'A girl works in a bathhouse of spirits.',
  };

  /** Answers in English, or with these items when a language is requested. */
  function respondTranslated(...translated: readonly unknown[]) {
    const requested: string[] = [];
    server.use(
      http.get('*', ({ request }) => {
        const { pathname, search, searchParams } = new URL(request.url);
        requested.push(pathname + search);
        const items = searchParams.has('language') ? translated : [argylle, spirited];
        return HttpResponse.json(page(...items));
      }),
    );
    return requested;
  }

  it.each([
    ['hindi', 'hi-IN'],
    ['spanish', 'es-ES'],
  ] as const)('for %s send %s and omit it for English', async (language, locale) => {
    const requested = respondTranslated(inHindi);

    await catalogue.list('topRated', optionsFor(language));
    await catalogue.findByName('Argylle', optionsFor(language));
    await catalogue.list('topRated', english());

    expect(requested).toEqual([
      `/3/movie/top_rated?language=${locale}`,
      `/3/search/movie?query=Argylle&language=${locale}`,
      '/3/movie/top_rated',
    ]);
  });

  it('ask once more in English when a text is missing', async () => {
    const requested = respondTranslated(inHindi, { ...spirited, title: '', overview: '' });

    expect(await catalogue.list('popular', optionsFor('hindi'))).toEqual([
      {
        ...argylleAsMovie,
        title: 'आर्गाइल',
        overview: 'एक लेखिका की अपनी कहानी सच होने लगती है।',
        englishTitle: 'Argylle',
      },
      {
        ...argylleAsMovie,
        id: 129,
        title: 'Spirited Away',
        titleTag: 'en',
        originalTitle: '千と千尋の神隠し',
        originalLanguage: 'ja',
        overview: 'A girl works in a bathhouse of spirits.',
        overviewTag: 'en',
      },
    ]);
    expect(requested).toEqual(['/3/movie/popular?language=hi-IN', '/3/movie/popular']);
  });

  it('replace an original title used as a translation', async () => {
    respondTranslated({ ...spirited, title: spirited.original_title });

    const [movie] = await catalogue.list('popular', optionsFor('spanish'));

    expect(movie?.title).toBe('Spirited Away');
  });

  it.each([
    ['of the language itself', { original_language: 'hi', original_title: 'दंगल', title: 'दंगल' }],
    ['in English', { original_language: 'en', original_title: 'Dune', title: 'Dune' }],
  ])('keep an original title %s', async (_, texts) => {
    const requested = respondTranslated({ ...argylle, ...texts });

    const [movie] = await catalogue.list('popular', optionsFor('hindi'));

    expect(movie?.title).toBe(texts.title);
    expect(requested).toHaveLength(1);
  });

  it('add the English title of foreign movies', async () => {
    const requested = respondTranslated({
      ...spirited,
      title: 'El viaje de Chihiro',
      overview: 'Una niña.',
    });

    expect(await catalogue.findByName('Spirited Away', optionsFor('spanish'))).toEqual([
      {
        ...argylleAsMovie,
        id: 129,
        title: 'El viaje de Chihiro',
        originalTitle: '千と千尋の神隠し',
        originalLanguage: 'ja',
        overview: 'Una niña.',
        englishTitle: 'Spirited Away',
      },
    ]);
    expect(requested).toHaveLength(2);
  });

  it('return the translation when the English request fails, and log it', async () => {
    const onEnglishFailure = vi.fn();
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: () => bearer, onEnglishFailure });
    server.use(
      http.get('*', ({ request }) =>
        new URL(request.url).searchParams.has('language')
          ? HttpResponse.json(page({ ...spirited, title: '', overview: '' }, { id: 7 }))
          : new HttpResponse(null, { status: 429 }),
      ),
    );

    const movies = await gateway.list('popular', optionsFor('hindi'));

    expect(movies.map(({ id, title, overview }) => ({ id, title, overview }))).toEqual([
      { id: 129, title: '千と千尋の神隠し', overview: '' },
    ]);
    expect(onEnglishFailure.mock.calls).toEqual([
      [new Error('The movie database answered GET /3/movie/popular with status 429.')],
    ]);
  });

  it('give the English request the rest of the timeout', async () => {
    const started = fakeTimeouts();
    vi.spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValue(1200);
    respondTranslated({ ...argylle, overview: '' });

    await catalogue.list('popular', optionsFor('hindi'));

    expect(started.map(({ ms }) => ms)).toEqual([5000, 3800]);
  });

  it('abort together', async () => {
    const onEnglishFailure = vi.fn();
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: () => bearer, onEnglishFailure });
    const controller = new AbortController();
    const options = optionsFor('hindi', controller);
    const reason = new Error('Another language was chosen.');
    server.use(
      http.get('*', ({ request }) => {
        if (new URL(request.url).searchParams.has('language')) {
          return HttpResponse.json(page({ ...argylle, overview: '' }));
        }
        controller.abort(reason);
        return new Promise(() => {});
      }),
    );

    expect(await failureOf(gateway.list('popular', options))).toBe(reason);
    expect(onEnglishFailure).not.toHaveBeenCalled();
  });

  it('return a title for every movie that has one', async () => {
    const title = fc.constantFrom('', ' ', 'नाम', '名前', 'Name');
    const language = fc.constantFrom('hi', 'ja', 'en', 'es', '');

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...languages),
        fc.record({ title, original_title: title, original_language: language }),
        title,
        async (chosen, texts, englishTitle) => {
          server.use(
            http.get('*', ({ request }) => {
              const translated = new URL(request.url).searchParams.has('language');
              const item = { ...argylle, ...texts };
              const sent = translated ? item : { ...item, title: englishTitle };
              return HttpResponse.json(page(sent, { ...argylle, id: 1 }));
            }),
          );
          const answer = await catalogue.list('popular', optionsFor(chosen));
          const movie = answer.find(({ id }) => id === argylle.id);
          const titles = [
            ...(chosen === 'english' ? [] : [texts.title]),
            englishTitle,
            texts.original_title,
          ].map((each) => each.trim());

          expect(answer.every((each) => each.title.trim() !== '')).toBe(true);
          if (titles.some(Boolean)) expect(titles).toContain(movie?.title);
          else expect(movie).toBeUndefined();
        },
      ),
    );
  });
});

/** Own samples in the format of recorded answers. */
describe('a recorded answer', () => {
  it('is read as a list with reordered, extra and missing fields', async () => {
    respondWith(() => HttpResponse.json(nowPlaying));

    expect(await catalogue.list('nowPlaying', english())).toEqual([
      {
        id: 900101,
        title: "The Lighthouse Keeper's Ledger",
        originalTitle: "The Lighthouse Keeper's Ledger",
        originalLanguage: 'en',
        overview: "A keeper's accounts do not add up, night after night.",
        releaseDate: '2026-10-30',
        genreIds: [18, 9648],
        posterPath: '/lighthouse.jpg',
        backdropPath: '/lighthouse-wide.jpg',
        popularity: 0,
        voteAverage: 0,
        voteCount: 0,
      },
      {
        id: 900102,
        title: 'Aguas quietas',
        originalTitle: 'Quiet Waters',
        originalLanguage: 'es',
        overview: '',
        releaseDate: '',
        genreIds: [],
        posterPath: null,
        backdropPath: null,
        popularity: 41,
        voteAverage: 7,
        voteCount: 1204,
      },
    ]);
  });

  it('is read as a search result with and without poster and date', async () => {
    respondWith(() => HttpResponse.json(searchSample));

    const found = await catalogue.findByName('Beacon', english());

    expect(
      found.map(({ title, originalTitle, posterPath, releaseDate, popularity }) => ({
        title,
        originalTitle,
        posterPath,
        releaseDate,
        popularity,
      })),
    ).toEqual([
      {
        title: 'Beacon',
        originalTitle: 'Svetionik',
        posterPath: '/beacon.jpg',
        releaseDate: '1986-04-10',
        popularity: 0.3254,
      },
      {
        title: 'Beacon Hill',
        originalTitle: 'Beacon Hill',
        posterPath: null,
        releaseDate: '',
        popularity: 2.4108,
      },
    ]);
  });

  it('is read as an empty search or as videos', async () => {
    respondWith(() => HttpResponse.json(nothingFound));
    expect(await catalogue.findByName('Nobody', english())).toEqual([]);

    respondWith(() => HttpResponse.json(videosSample));
    expect(await catalogue.videos(900101, call)).toEqual([
      { key: 'Lgr_8dj-Tzk', name: 'The cast on ledgers | An interview', type: 'Featurette' },
    ]);
  });

  it.each([
    ['an invalid key', keyInvalid],
    ['a denied session', sessionDenied],
    ['the details of a movie', movieDetails],
  ])('is rejected when it is about %s, even with status 200', async (_, body) => {
    respondWith(() => HttpResponse.json(body));
    const sentence =
      /^The movie database answered GET \S+ with something of an unexpected shape\.$/;

    await expect(catalogue.list('popular', english())).rejects.toThrow(sentence);
    await expect(catalogue.findByName('Heat', english())).rejects.toThrow(sentence);
    await expect(catalogue.videos(1, call)).rejects.toThrow(sentence);
  });
});

describe('a failing movie database', () => {
  const unauthorised = {
    success: false,
    status_code: 7,
    status_message: 'Invalid API key: You must be granted a valid key.',
  };
  const busy = {
    status_code: 25,
    status_message: 'Your request count (1559) is over the allowed limit of 40.',
  };

  it.each([
    [401, () => HttpResponse.json(unauthorised, { status: 401 })],
    [404, () => HttpResponse.json({ success: false, status_code: 34 }, { status: 404 })],
    [422, () => HttpResponse.json({ errors: ['query must be provided'] }, { status: 422 })],
    [429, () => HttpResponse.json(busy, { status: 429 })],
    [500, () => new HttpResponse(null, { status: 500 })],
    [503, () => HttpResponse.html('<h1>Service offline</h1>', { status: 503 })],
  ] as const)('reports the status %i', async (status, answer) => {
    respondWith(answer);

    await expect(catalogue.list('popular', english())).rejects.toThrow(
      new Error(`The movie database answered GET /3/movie/popular with status ${status}.`),
    );
  });

  it.each([
    ['a web page', () => HttpResponse.html('<!doctype html><title>Hotel Wi-Fi</title>')],
    ['JSON that breaks off', () => HttpResponse.text('{"page":1,"results":[{"id":278,')],
    ['nothing', () => HttpResponse.text('')],
  ])('reports %s as not JSON', async (_, answer) => {
    respondWith(answer);

    const failure = await failureOf(catalogue.list('topRated', english()));

    expect(failure.message).toBe(
      'The movie database answered GET /3/movie/top_rated with something that is not JSON.',
    );
    expect(failure.cause).toBeInstanceOf(SyntaxError);
  });

  it.each([
    ['results that are null', { page: 1, results: null }],
    ['results that are an object', { id: 550, results: { US: {} } }],
    ['no results', { success: false }],
    ['a list without an envelope', [argylle]],
    ['null', null],
  ])('reports %s as another shape', async (_, body) => {
    respondWith(() => HttpResponse.json(body));

    const failure = await failureOf(catalogue.list('upcoming', english()));

    expect(failure.message).toBe(
      'The movie database answered GET /3/movie/upcoming with something of an unexpected shape.',
    );
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it.each(listKinds)('reports an empty list %s', async (kind) => {
    respondWith(() => HttpResponse.json(page()));

    await expect(catalogue.list(kind, english())).rejects.toThrow(
      /^The movie database answered GET \/3\/movie\/\w+ with an empty list\.$/,
    );
  });

  it('fails when no item has the expected shape', async () => {
    respondWith(() => HttpResponse.json(page({ id: 1, name: 'A series' }, { status: 'ok' })));
    const sentence = /^The movie database answered GET .+ with results of an unexpected shape\.$/;

    await expect(catalogue.list('popular', english())).rejects.toThrow(sentence);
    await expect(catalogue.findByName('Heat', english())).rejects.toThrow(sentence);
    await expect(catalogue.videos(1, call)).rejects.toThrow(sentence);
  });

  it('fails when it is unreachable', async () => {
    respondWith(() => HttpResponse.error());

    const failure = await failureOf(catalogue.videos(7, call));

    expect(failure.message).toBe(
      'The movie database could not be reached for GET /3/movie/7/videos.',
    );
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it('fails when the answer is cut off', async () => {
    respondWith(
      () =>
        new HttpResponse(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"results":['));
              controller.error(new Error('connection reset'));
            },
          }),
        ),
    );

    await expect(catalogue.list('popular', english())).rejects.toThrow(
      'The movie database broke off its answer to GET /3/movie/popular.',
    );
  });

  it('is aborted at the timeout', async () => {
    const started = fakeTimeouts();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const requested = deferred<void>();
    respondWith(() => {
      requested.resolve();
      return new Promise(() => {});
    });

    const failure = failureOf(catalogue.list('popular', english()));
    await requested.promise;
    started[0]?.runOut();

    expect(await failure).toEqual(
      new Error('The movie database did not answer GET /3/movie/popular within 5000 ms.', {
        cause: new DOMException('Time is up.', 'TimeoutError'),
      }),
    );
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  it('counts the wait for the bearer towards the timeout', async () => {
    const started = fakeTimeouts();
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: () => new Promise(() => {}) });

    const failure = failureOf(gateway.list('topRated', english()));
    started[0]?.runOut();

    expect((await failure).message).toBe(
      'The movie database did not answer GET /3/movie/top_rated within 5000 ms.',
    );
  });

  it('asks for the other headers while it waits for the bearer', async () => {
    const started = fakeTimeouts();
    const headers = vi.fn(async () => ({}));
    const gateway = tmdbCatalogue({ baseUrl: host, bearer: () => new Promise(() => {}), headers });

    const failure = failureOf(gateway.list('topRated', english()));
    started[0]?.runOut();
    await failure;

    expect(headers).toHaveBeenCalledOnce();
  });

  it('counts a slow body towards the timeout', async () => {
    const started = fakeTimeouts();
    const streaming = deferred<void>();
    respondWith(() => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"results":')),
        pull: () => {
          streaming.resolve();
          return new Promise(() => {});
        },
      });
      return new HttpResponse(body);
    });

    const failure = failureOf(catalogue.list('upcoming', english()));
    await streaming.promise;
    started[0]?.runOut();

    expect((await failure).message).toBe(
      'The movie database did not answer GET /3/movie/upcoming within 5000 ms.',
    );
  });

  it('is aborted with the caller’s reason', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const requested = deferred<void>();
    respondWith(() => {
      requested.resolve();
      return new Promise(() => {});
    });
    const reason = new Error('The visitor went elsewhere.');
    const controller = new AbortController();
    const { signal } = controller;

    const failure = failureOf(catalogue.findByName('Heat', { signal, language: 'english' }));
    await requested.promise;
    controller.abort(reason);

    expect(await failure).toBe(reason);
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  it('is not asked when the call is already aborted', async () => {
    const requests = respondWith(() => HttpResponse.json(page(argylle)));
    const reason = new Error('Too late.');
    const signal = AbortSignal.abort(reason);

    expect(await failureOf(catalogue.list('popular', { signal, language: 'english' }))).toBe(
      reason,
    );
    expect(requests).toEqual([]);
  });

  describe('with status 429', () => {
    const tooMuch = (headers = {}) => HttpResponse.json(busy, { status: 429, headers });
    const fits = () => HttpResponse.json(page(argylle));
    const sentence = 'The movie database answered GET /3/search/movie with status 429.';

    /** Answers in order, repeating the last. */
    function respondInOrder(...answers: readonly (() => Response)[]) {
      const requests: readonly Request[] = respondWith(() =>
        (answers[requests.length - 1] ?? answers.at(-1) ?? fits)(),
      );
      return requests;
    }

    it('is searched again after its retry-after', async () => {
      const pauses = fakePauses();
      const requests = respondInOrder(() => tooMuch({ 'retry-after': '4' }), fits);

      const found = catalogue.findByName('Argylle', english());
      const pause = await pauses.next();
      expect(pause.ms).toBe(4_000);
      expect(requests).toHaveLength(1);

      pause.end();
      expect(await found).toEqual([argylleAsMovie]);
      expect(requests).toHaveLength(2);
    });

    it('is searched three times after growing pauses', async () => {
      const pauses = fakePauses();
      const requests = respondInOrder(() => tooMuch());

      const failure = failureOf(catalogue.findByName('Argylle', english()));
      const first = await pauses.next();
      expect(first.ms).toBeGreaterThanOrEqual(500);
      expect(first.ms).toBeLessThanOrEqual(625);
      first.end();
      const second = await pauses.next();
      expect(second.ms).toBeGreaterThanOrEqual(1_000);
      expect(second.ms).toBeLessThanOrEqual(1_250);
      second.end();

      expect((await failure).message).toBe(sentence);
      expect(requests).toHaveLength(3);
    });

    it('fails at once when retry-after exceeds the timeout', async () => {
      const requests = respondInOrder(() => tooMuch({ 'retry-after': '11' }));

      const failure = await failureOf(catalogue.findByName('Argylle', english()));

      expect(failure.message).toBe(sentence);
      expect(requests).toHaveLength(1);
    });

    it('is not searched again after an abort', async () => {
      const pauses = fakePauses();
      const requests = respondInOrder(() => tooMuch({ 'retry-after': '4' }));
      const controller = new AbortController();
      const { signal } = controller;
      const reason = new Error('The visitor went elsewhere.');

      const failure = failureOf(catalogue.findByName('Argylle', { signal, language: 'english' }));
      await pauses.next();
      controller.abort(reason);

      expect(await failure).toBe(reason);
      expect(requests).toHaveLength(1);
    });

    it('fails at once for lists and videos', async () => {
      const requests = respondInOrder(() => tooMuch({ 'retry-after': '0' }));

      await failureOf(catalogue.list('nowPlaying', english()));
      await failureOf(catalogue.videos(1, call));

      expect(requests).toHaveLength(2);
    });

    it('is not searched again after another status', async () => {
      const requests = respondWith(() => new HttpResponse(null, { status: 503 }));

      await failureOf(catalogue.findByName('Argylle', english()));

      expect(requests).toHaveLength(1);
    });
  });

  it('never reveals the renewed bearer', async () => {
    respondWith(refusedToken);
    const broken = tmdbCatalogue({
      baseUrl: host,
      bearer: (refused) => (refused === undefined ? 'old' : 'a\nsecret\nbearer'),
    });

    const failure = await failureOf(broken.list('popular', english()));

    expect(failure.cause).toBeInstanceOf(Error);
    expect(String(failure.cause)).not.toContain('secret');
  });

  it('never reveals the bearer, not even an invalid one', async () => {
    const secret = 'a\nsecret\nbearer';
    const broken = tmdbCatalogue({ baseUrl: host, bearer: () => secret });

    const failure = await failureOf(broken.list('popular', english()));

    expect(failure.message).toBe(
      'The movie database could not be reached for GET /3/movie/popular.',
    );
    expect(failure.cause).toBeInstanceOf(Error);
    expect(String(failure.cause)).not.toContain('secret');
  });
});
