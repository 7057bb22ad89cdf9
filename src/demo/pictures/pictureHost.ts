import { http, HttpResponse } from 'msw';
import { drawnPicture } from './drawnPicture';
import type { Film } from '../movies/Film';
import type { Vendor } from '../Vendor';

const posterWidth = 185;
const backdropWidth = 1280;
const originalWidth = 2000;

export function pictureHost(loadFilms: () => Promise<readonly Film[]>): Vendor {
  let titles: ReturnType<typeof loadTitles> | undefined;

  async function loadTitles() {
    const films = await loadFilms();
    return {
      posters: new Map(films.map((film) => [film.poster_path, film.title])),
      backdrops: new Map(films.map((film) => [film.backdrop_path, film.title])),
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
          titles ??= loadTitles();
          const { posters, backdrops } = await titles;
          const path = `/${params.file}`;
          const wide = backdrops.has(path);
          const width = widthOf(params.size, wide);
          const picture = drawnPicture({
            seed: path,
            title: wide ? undefined : posters.get(path),
            width,
            height: Math.round(wide ? (width * 9) / 16 : (width * 3) / 2),
          });
          return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
        },
      ),
    ],
  };
}

function widthOf(size: string, wide: boolean): number {
  const width = /^w(\d{2,4})$/.exec(size)?.[1];
  if (width) return Number(width);
  return size === 'original' ? originalWidth : wide ? backdropWidth : posterWidth;
}
