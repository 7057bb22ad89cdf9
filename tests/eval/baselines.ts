import MiniSearch from 'minisearch';
import { hash } from '@/demo/hash';
import type { Film } from '@/demo/movies/Film';
import type { Engine } from './evaluate';

/** A full-text search as it comes, over all that is known of a film. */
export function plainTextSearch(films: readonly Film[]): Engine {
  const byId = new Map(films.map((film) => [film.id, film]));
  const fields = ['title', 'overview', 'keywords', 'directors', 'cast'];
  const index = new MiniSearch<Film>({ fields });
  index.addAll(films);
  return (query) => {
    const found = index.search(query).flatMap(({ id }) => byId.get(Number(id)) ?? []);
    return { films: found, found: found.length > 0 };
  };
}

/** The same films for everybody: those that most people voted on. */
export function mostVoted(films: readonly Film[]): Engine {
  const answer = films.toSorted((one, other) => other.vote_count - one.vote_count).slice(0, 10);
  return () => ({ films: answer, found: true });
}

/** Any films, the same ones for the same query. */
export function anyFilms(films: readonly Film[]): Engine {
  return (query) => {
    const order = new Map(films.map(({ id }) => [id, hash(`${query} ${id}`)]));
    const shuffled = films.toSorted(
      (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
    );
    return { films: shuffled, found: true };
  };
}
