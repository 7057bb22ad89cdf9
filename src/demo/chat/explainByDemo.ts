import { factsLine } from '@/domain/fact';
import { nameKey } from '@/domain/movieName';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { parseNames } from '@/domain/parseNames';
import { demoFilms } from '../movies/demoFilms';
import { suggestFilms } from './suggestFilms';
import { suggestionFacts } from './suggestionFacts';

/** What the demo's chat service understood. */
export function explainByDemo(query: string): QueryExplanation {
  const suggest = suggestFilms(demoFilms);
  const { parsed, films } = suggest(query);
  const suggestions = new Map(
    films.flatMap((film) => parseNames(film.name).map((name) => [nameKey(name), film] as const)),
  );
  const rests = new Map(parsed.phrases.map(({ said, rest }) => [said, rest]));
  const phrases = [...rests.keys()];
  return {
    phrases,
    without(phrase) {
      const others = phrases.filter((other) => other !== phrase);
      const rest = rests.get(phrase) ?? '';
      if (rest === '') return '';
      const left = suggest(rest).parsed.phrases.map(({ said }) => said);
      const isSame = left.join('\n') === others.join('\n');
      // Where a phrase depends on the words around another, the phrases alone still say it.
      const words = isSame ? rest : others.join(', ');
      const { isUnderstood, asksForAny } = suggest(words).parsed;
      return isUnderstood && !asksForAny ? words : '';
    },
    isUnderstood: parsed.isUnderstood,
    lineOf(name, _, page) {
      const suggestion = suggestions.get(nameKey(name));
      return suggestion && factsLine(suggestionFacts(suggestion), page, name.year);
    },
  };
}
