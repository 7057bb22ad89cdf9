import MiniSearch from 'minisearch';
import type { Film } from './Film';
import { plainWords } from '../chat/plainWords';
import { translatedTitles } from './translations';

/** Shares of a word’s letters that may differ; more only where less finds nothing. */
const tolerances = [0, 0.2, 0.4];

/**
 * Finds films by title in any language. Ignores case, accents and punctuation, and tolerates small
 * typing errors. Exact titles come first, then the closest, then the most popular.
 */
export function titleSearch(films: readonly Film[]): (query: string) => readonly Film[] {
  const index = new MiniSearch<Film>({
    fields: ['title', 'original_title', 'translated'],
    extractField: fieldOf,
    tokenize: plainWords,
    processTerm: (word) => word,
  });
  index.addAll(films);

  function closenessTo(query: string): ReadonlyMap<number, number> {
    for (const fuzzy of tolerances) {
      const found = index.search(query, { combineWith: 'AND', prefix: true, fuzzy });
      if (found.length > 0) return new Map(found.map(({ id, score }) => [Number(id), score]));
    }
    return new Map();
  }

  const keyed = films.map((film) => ({
    film,
    keys: [film.title, film.original_title].map(compact),
    translated: translatedTitles(film).map(compact),
  }));

  return (query) => {
    const wanted = compact(query);
    if (wanted === '') return [];
    const closeness = closenessTo(query);
    return keyed
      .map(({ film, keys, translated }) => ({
        film,
        exact: keys.includes(wanted) ? 2 : translated.includes(wanted) ? 1 : 0,
        close: closeness.get(film.id) ?? 0,
      }))
      .filter(({ exact, close }) => exact > 0 || close > 0)
      .sort(
        (one, other) =>
          other.exact - one.exact ||
          other.close - one.close ||
          other.film.popularity - one.film.popularity,
      )
      .map(({ film }) => film);
  };
}

function fieldOf(film: Film, field: string): string {
  switch (field) {
    case 'id':
      return String(film.id);
    case 'title':
      return film.title;
    case 'original_title':
      return film.original_title;
    default:
      return translatedTitles(film).join(' ');
  }
}

function compact(title: string): string {
  return plainWords(title)
    .filter((word) => word !== 'and')
    .join('');
}
