import type { Film } from './Film';
import { textsIn } from './translations';

/** A film as lists and searches of the movie database hold it, in a language such as `hi-IN`. */
export function listItem(film: Film, language: string) {
  const { title, overview } = textsIn(film, language);
  return {
    adult: false,
    backdrop_path: film.backdrop_path,
    genre_ids: film.genre_ids,
    id: film.id,
    original_language: film.original_language,
    original_title: film.original_title,
    overview,
    popularity: film.popularity,
    poster_path: film.poster_path,
    release_date: film.release_date,
    title,
    video: false,
    vote_average: film.vote_average,
    vote_count: film.vote_count,
  };
}
