import { http, HttpResponse } from 'msw';
import { listKinds, type ListKind } from '@/domain/movie';
import type { Film } from './Film';
import { isAuthorised } from '../isAuthorised';
import { listPage } from './listPage';
import { movieError } from './movieError';
import { movieFault } from './movieFault';
import { parsePageRequest } from './parsePageRequest';
import { recordedLists } from './recordedLists';
import { searchPage } from './searchPage';
import type { Vendor } from '../Vendor';
import { videoItem } from './videoItem';

interface Settings {
  /** The films of the lists, there from the start. */
  readonly listed: readonly Film[];
  /** All films. Loaded when a film outside the lists is needed. */
  readonly loadFilms: () => Promise<readonly Film[]>;
  /** The films of each list's first page, by id. */
  readonly lists: Readonly<Record<ListKind, readonly number[]>>;
}

const base = 'https://api.themoviedb.org/3';

/** The movie database, version 3: the four lists, the videos of a film, and the search by name. */
export function movieDatabase({ listed, loadFilms, lists }: Settings): Vendor {
  const listedById = new Map(listed.map((film) => [film.id, film]));
  let search: Promise<(query: string) => readonly Film[]> | undefined;

  async function filmOf(id: number): Promise<Film | undefined> {
    return listedById.get(id) ?? (await loadFilms()).find((film) => film.id === id);
  }

  async function loadSearch() {
    const [{ titleSearch }, films] = await Promise.all([import('./titleSearch'), loadFilms()]);
    return titleSearch(films);
  }

  return {
    hosts: /^https:\/\/api\.themoviedb\.org\//,
    respondWithError: movieFault,
    handlers: [
      ...listKinds.map((kind) =>
        http.get(`${base}/movie/${recordedLists[kind].path}`, ({ request }) => {
          if (!isAuthorised(request)) return movieError('keyInvalid');
          const pageRequest = parsePageRequest(request);
          if (!pageRequest) return movieError('pageInvalid');
          const ids = pageRequest.page === 1 ? lists[kind] : [];
          const films = ids.flatMap((id) => listedById.get(id) ?? []);
          return HttpResponse.json(listPage(kind, films, pageRequest));
        }),
      ),
      http.get<{ id: string }>(`${base}/movie/:id/videos`, async ({ request, params }) => {
        if (!isAuthorised(request)) return movieError('keyInvalid');
        const film = await filmOf(Number(params.id));
        if (!film) return movieError('notFound');
        return HttpResponse.json({ id: film.id, results: videosOf(film) });
      }),
      http.get(`${base}/search/movie`, async ({ request }) => {
        if (!isAuthorised(request)) return movieError('keyInvalid');
        const { searchParams } = new URL(request.url);
        const query = searchParams.get('query')?.trim() ?? '';
        const year = searchParams.get('primary_release_year');
        if (query === '') {
          return HttpResponse.json({ errors: ['query must be provided'] }, { status: 422 });
        }
        const pageRequest = parsePageRequest(request);
        if (!pageRequest) return movieError('pageInvalid');
        search ??= loadSearch().catch((cause: unknown) => {
          search = undefined;
          throw cause;
        });
        const found = (await search)(query);
        const ofYear = found.filter((film) => !year || film.release_date.startsWith(year));
        return HttpResponse.json(searchPage(ofYear, pageRequest));
      }),
    ],
  };
}

function videosOf({ trailer, release_date }: Film) {
  return trailer ? [videoItem({ ...trailer, type: 'Trailer', published: release_date })] : [];
}
