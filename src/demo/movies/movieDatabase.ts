import { http, HttpResponse } from 'msw';
import { listKinds, type ListKind } from '@/domain/movie';
import type { Film } from './Film';
import { isAuthorised } from './isAuthorised';
import { listPage } from './listPage';
import { movieError } from './movieError';
import { movieFault } from './movieFault';
import { parsePageRequest } from './parsePageRequest';
import { recordedLists } from './recordedLists';
import { searchPage } from './searchPage';
import { titleSearch } from './titleSearch';
import type { Vendor } from '../Vendor';
import { videoItem } from './videoItem';

interface Settings {
  readonly films: readonly Film[];
  /** The films of each list's first page, by id. */
  readonly lists: Readonly<Record<ListKind, readonly number[]>>;
}

const base = 'https://api.themoviedb.org/3';

/** The movie database, version 3: the four lists, the videos of a film, and the search by name. */
export function movieDatabase({ films, lists }: Settings): Vendor {
  const byId = new Map(films.map((film) => [film.id, film]));
  let search: ReturnType<typeof titleSearch> | undefined;

  return {
    hosts: /^https:\/\/api\.themoviedb\.org\//,
    respondWithError: movieFault,
    handlers: [
      ...listKinds.map((kind) =>
        http.get(`${base}/movie/${recordedLists[kind].path}`, ({ request }) => {
          if (!isAuthorised(request)) return movieError('keyInvalid');
          const wish = parsePageRequest(request);
          if (!wish) return movieError('pageInvalid');
          const listed = wish.page === 1 ? lists[kind].flatMap((id) => byId.get(id) ?? []) : [];
          return HttpResponse.json(listPage(kind, listed, wish));
        }),
      ),
      http.get<{ id: string }>(`${base}/movie/:id/videos`, ({ request, params }) => {
        if (!isAuthorised(request)) return movieError('keyInvalid');
        const film = byId.get(Number(params.id));
        if (!film) return movieError('notFound');
        return HttpResponse.json({ id: film.id, results: videosOf(film) });
      }),
      http.get(`${base}/search/movie`, ({ request }) => {
        if (!isAuthorised(request)) return movieError('keyInvalid');
        const { searchParams } = new URL(request.url);
        const query = searchParams.get('query')?.trim() ?? '';
        const year = searchParams.get('primary_release_year');
        if (query === '') {
          return HttpResponse.json({ errors: ['query must be provided'] }, { status: 422 });
        }
        const wish = parsePageRequest(request);
        if (!wish) return movieError('pageInvalid');
        search ??= titleSearch(films);
        const found = search(query).filter((film) => !year || film.release_date.startsWith(year));
        return HttpResponse.json(searchPage(found, wish));
      }),
    ],
  };
}

function videosOf({ trailer, release_date }: Film) {
  return trailer ? [videoItem({ ...trailer, type: 'Trailer', published: release_date })] : [];
}
