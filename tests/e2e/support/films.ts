import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Film } from '@/demo/movies/Film';
import { filmTitled } from '@/demo/movies/filmTitled';
import { listPage } from '@/demo/movies/listPage';
import { recordedLists } from '@/demo/movies/recordedLists';
import type { ListKind } from '@/domain/movie';

export function film(known: Partial<Film> & Pick<Film, 'title'>): Film {
  return { ...filmTitled(known.title), ...known };
}

/** The movie database answers this list with these films. */
export function listHolds(kind: ListKind, ...films: readonly Film[]): RequestHandler {
  const url = `https://api.themoviedb.org/3/movie/${recordedLists[kind].path}`;
  return http.get(url, () => HttpResponse.json(listPage(kind, films)));
}
