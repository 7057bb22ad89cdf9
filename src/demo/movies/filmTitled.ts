import { demoFilms } from './demoFilms';
import type { Film } from './Film';
import { hash } from '../identity/hash';

const byTitle = new Map(demoFilms.map((film) => [film.title, film]));

/** The demo's film of this title, or one invented for it. */
export function filmTitled(title: string): Film {
  const id = hash(title);
  return (
    byTitle.get(title) ?? {
      id,
      title,
      original_title: title,
      original_language: 'en',
      release_date: '1995-12-15',
      genre_ids: [18],
      poster_path: `/drawn-${id}.jpg`,
      backdrop_path: null,
      popularity: 1,
      vote_average: 0,
      vote_count: 0,
      overview: `${title} is a film that was invented for this page.`,
      keywords: [],
    }
  );
}
