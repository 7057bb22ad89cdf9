import type { Film } from './Film';

/** A film as its file holds it: without what is empty, or follows from the rest. */
type FilmRecord = Partial<Film> &
  Pick<Film, 'id' | 'title' | 'original_language' | 'release_date' | 'genre_ids' | 'overview'>;

/** Fills in a record: a film without votes has a drawn poster and no backdrop. */
export function filmFromRecord(record: FilmRecord): Film {
  const { fame = 1 } = record;
  return {
    fame,
    popularity: 10 * fame,
    original_title: record.title,
    poster_path: `/drawn-${record.id}.jpg`,
    backdrop_path: null,
    vote_average: 0,
    vote_count: 0,
    keywords: [],
    directors: [],
    cast: [],
    countries: [],
    awards: [],
    titles: {},
    ...record,
  };
}
