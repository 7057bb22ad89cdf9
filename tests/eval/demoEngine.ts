import { suggestFilms } from '@/demo/chat/suggestFilms';
import type { Film } from '@/demo/movies/Film';
import type { Engine } from './evaluate';

/** The suggestions of the demo's chat service. */
export function demoEngine(films: readonly Film[]): Engine {
  const suggest = suggestFilms(films);
  return (query) => {
    const { parsed, films: suggested } = suggest(query);
    return { films: suggested.map(({ film }) => film), found: parsed.isUnderstood };
  };
}
