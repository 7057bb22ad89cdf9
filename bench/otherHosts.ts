import { setTimeout as pause } from 'node:timers/promises';
import { getResponse, http, HttpResponse } from 'msw';
import { accountStore } from '@/demo/identity/accountStore';
import { demoFilms } from '@/demo/movies/demoFilms';
import { demoWorld } from '@/demo/demoWorld';
import { listItem } from '@/demo/movies/listItem';
import { recordedLists } from '@/demo/movies/recordedLists';
import { recommenderStreams } from '@/demo/vocabulary';
import { languageKey, recentSearchesKey } from '@/domain/storageKeys';
import { fakeGoogle } from '../tests/e2e/support/google';
import { sessionEntry } from '../tests/e2e/support/person';
import { trailersPlay } from '../tests/e2e/support/videoSite';

interface Settings {
  /** Movies of each list. By default the demo world's own. */
  readonly perList?: number;
  /** Names that a search suggests, at most 20. */
  readonly names?: number;
  /** Movies found for a name. */
  readonly perName?: number;
  /** Queries that a returning visitor has searched for. */
  readonly recentSearches?: number;
  /** Time between two suggested names in ms. Movies are found in the opposite order. */
  readonly stepMs?: number;
}

const titles =
  'Heat Ronin Thief Rififi Drive Bound Heist Flow Cats Argo Alien Jaws Rocky Fargo Psycho Gladiator Titanic Casablanca Vertigo Chinatown'.split(
    ' ',
  );
const lists = Object.values(recordedLists).map(({ path }) => path);
const films = demoFilms.filter(({ poster_path }) => poster_path !== null);

/**
 * Fakes every other host with the demo world.
 * @param pictures files of the image host, by the name of a size; without a file it answers 404
 */
export async function otherHosts(
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  { perList, names = 10, perName = 20, recentSearches = 0, stepMs = 0 }: Settings = {},
) {
  const world = demoWorld({
    accounts: accountStore(),
    iterations: 1,
    delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
    chunkDelayMs: 0,
  });
  const suggested = titles.slice(0, names);
  const handlers = [
    recommenderStreams({ [Symbol.asyncIterator]: () => oneByOne(suggested, stepMs) }),
    http.get('https://api.themoviedb.org/3/search/movie', async ({ request }) => {
      const name = new URL(request.url).searchParams.get('query') ?? '';
      const row = suggested.indexOf(name);
      if (row < 0) return HttpResponse.json({ results: [] });
      await pause(2 * stepMs * (names - row));
      const [best, ...rest] = moviesOf(row, perName, request);
      return HttpResponse.json({
        results: [{ ...best, title: name, original_title: name }, ...rest],
      });
    }),
    http.get('https://api.themoviedb.org/3/movie/:list', ({ request, params }) => {
      const row = lists.indexOf(String(params.list));
      if (perList === undefined || row < 0) return undefined;
      return HttpResponse.json({ results: moviesOf(row, perList, request) });
    }),
    http.get('https://image.tmdb.org/t/p/:size/:file', ({ params }) => {
      const picture = pictures.get(String(params.size));
      if (!picture) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(picture.buffer, {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' },
      });
    }),
    ...world.handlers,
    ...fakeGoogle(),
    trailersPlay(),
  ];

  async function answer(request: Request): Promise<Response | undefined> {
    const response = await getResponse(handlers, request);
    return response?.type === 'error' ? undefined : response;
  }

  const session = await sessionEntry({
    async ask(url, body) {
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      return (await answer(request))?.json();
    },
  });

  const { uid } = JSON.parse(session.value);
  const queries = Array.from({ length: recentSearches }, (_, index) => `query ${index + 1}`);

  return {
    answer,
    /** The localStorage of a returning visitor. */
    storage: (language = 'english') => [
      session,
      { name: languageKey, value: language },
      { name: recentSearchesKey, value: JSON.stringify({ uid, queries }) },
    ],
  };
}

async function* oneByOne(suggested: readonly string[], stepMs: number) {
  for (const name of suggested) {
    await pause(stepMs);
    yield name === suggested[0] ? name : `,${name}`;
  }
}

/** The films of a row, all different, as the movie database answers them. */
function moviesOf(row: number, count: number, request: Request) {
  const language = new URL(request.url).searchParams.get('language') ?? 'en-US';
  return Array.from({ length: count }, (_, place) => {
    const at = row * count + place;
    const film = films[at % films.length];
    const lap = Math.floor(at / films.length);
    return film && { ...listItem(film, language), id: film.id + lap * 100_000_000 };
  });
}
