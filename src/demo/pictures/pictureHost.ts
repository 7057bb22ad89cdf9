import { http, HttpResponse } from 'msw';
import { artworkOf } from '@/domain/artwork/artwork';
import { hash } from '../hash';
import type { Film } from '../movies/Film';
import type { Vendor } from '../Vendor';
import { drawnPicture } from './drawnPicture';

const posterWidth = 185;
const backdropWidth = 1280;
const originalWidth = 2000;

export function pictureHost(loadFilms: () => Promise<readonly Film[]>): Vendor {
  let known: ReturnType<typeof filmsByPicture> | undefined;

  async function filmsByPicture() {
    const films = await loadFilms();
    return {
      posters: new Map(films.map((film) => [film.poster_path, film])),
      backdrops: new Map(films.map((film) => [film.backdrop_path, film])),
    };
  }

  return {
    hosts: /^https:\/\/image\.tmdb\.org\//,
    respondWithError: (error) =>
      new HttpResponse(null, { status: typeof error === 'number' ? error : 404 }),
    handlers: [
      http.get<{ size: string; file: string }>(
        'https://image.tmdb.org/t/p/:size/:file',
        async ({ params }) => {
          known ??= filmsByPicture().catch((cause: unknown) => {
            known = undefined;
            throw cause;
          });
          const { posters, backdrops } = await known;
          const path = `/${params.file}`;
          const film = backdrops.get(path) ?? posters.get(path);
          const isWide = backdrops.has(path);
          const width = widthOf(params.size, isWide);
          const picture = drawnPicture({
            art: artworkOf({
              id: film?.id ?? hash(path),
              genreIds: film?.genre_ids ?? [],
              originalTitle: film?.original_title ?? '',
            }),
            title: isWide ? undefined : film?.title,
            width,
            height: Math.round(isWide ? (width * 9) / 16 : (width * 3) / 2),
          });
          return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
        },
      ),
    ],
  };
}

function widthOf(size: string, isWide: boolean): number {
  const width = /^w(\d{2,4})$/.exec(size)?.[1];
  if (width) return Number(width);
  return size === 'original' ? originalWidth : isWide ? backdropWidth : posterWidth;
}
