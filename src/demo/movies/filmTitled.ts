import { demoFilms } from './demoFilms';
import type { Film } from './Film';
import { filmFromRecord } from './filmFromRecord';
import { hash } from '../hash';

const byTitle = new Map(demoFilms.map((film) => [film.title, film]));

/** The demo's film of this title, or one invented for it. */
export function filmTitled(title: string): Film {
  return (
    byTitle.get(title) ??
    filmFromRecord({
      id: hash(title),
      title,
      original_language: 'en',
      release_date: '1995-12-15',
      genre_ids: [18],
      popularity: 1,
      overview: `${title} is a film that was invented for this page.`,
    })
  );
}
