import { getResponse, http, HttpResponse } from 'msw';
import { accountStore } from '@/demo/identity/accountStore';
import { demoFilms } from '@/demo/movies/demoFilms';
import { demoWorld } from '@/demo/demoWorld';
import { searchPage } from '@/demo/movies/searchPage';
import { recommends } from '@/demo/vocabulary';
import { fakeGoogle } from '../tests/e2e/support/google';
import { sessionEntry } from '../tests/e2e/support/person';
import { trailersPlay } from '../tests/e2e/support/videoSite';

const names = ['Heat', 'Ronin', 'Thief', 'Rififi', 'Drive', 'Bound', 'Heist', 'Flow', 'Cats', 'Up'];

/**
 * Fakes every other host with the demo world: ten names for a search, twenty movies for a name.
 * @param pictures responses of the image host, by the name of a size
 */
export function otherHosts(pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
  const world = demoWorld({
    accounts: accountStore(),
    iterations: 1,
    delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
    chunkDelayMs: 0,
  });
  const handlers = [
    recommends(...names),
    http.get('https://api.themoviedb.org/3/search/movie', ({ request }) =>
      HttpResponse.json(
        searchPage(twentyFrom(names.indexOf(new URL(request.url).searchParams.get('query') ?? ''))),
      ),
    ),
    http.get('https://image.tmdb.org/t/p/:size/:file', ({ params }) =>
      HttpResponse.arrayBuffer(pictures.get(String(params.size))?.buffer, {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' },
      }),
    ),
    ...world.handlers,
    ...fakeGoogle(),
    trailersPlay(),
  ];

  async function answer(request: Request): Promise<Response | undefined> {
    const response = await getResponse(handlers, request);
    return response?.type === 'error' ? undefined : response;
  }

  return {
    answer,
    /** The localStorage entry of a returning visitor. */
    storageEntry: () =>
      sessionEntry({
        async ask(url, body) {
          const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
          return (await answer(request))?.json();
        },
      }),
  };
}

function twentyFrom(name: number) {
  const first = Math.max(0, name) * 20;
  return demoFilms.slice(first, first + 20);
}
