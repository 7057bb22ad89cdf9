import { factsLine } from '@/domain/fact';
import { nameKey } from '@/domain/movieName';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { parseNames } from '@/domain/parseNames';
import { demoFilms } from '../movies/demoFilms';
import { suggestFilms } from './suggestFilms';
import { suggestionFacts } from './suggestionFacts';

/** What the demo's chat service understood. */
export function explainByDemo(query: string): QueryExplanation {
  const { parsed, films } = suggestFilms(demoFilms)(query);
  const names = parseNames(films.map(({ name }) => name).join(','));
  const suggestions = new Map(names.map((name, place) => [nameKey(name), films[place]]));
  return {
    isUnderstood: parsed.isUnderstood,
    lineOf(name, _, page) {
      const suggestion = suggestions.get(nameKey(name));
      return suggestion && factsLine(suggestionFacts(suggestion), page);
    },
  };
}
