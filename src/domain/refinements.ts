import type { MovieName } from './movieName';
import { maxQueryLength } from './recommendationPrompt';
import type { Texts } from './texts/Texts';

/** Words that extend a query, and the extended query. */
export interface Refinement {
  readonly words: string;
  readonly query: string;
}

interface Search {
  readonly query: string;
  /** What was found, the best first. */
  readonly names: readonly MovieName[];
  /** A live service does not know what it answered before: the query has to name it. */
  readonly isLive: boolean;
}

/** The refinements of a search that keep the query within its length. */
export function refinementsOf(search: Search, texts: Texts['refine']): readonly Refinement[] {
  const { query, names, isLive } = search;
  const [first] = names;
  const extended = (words: string, added = words) => ({ words, query: `${query}, ${added}` });
  const refinements = [
    extended(texts.newer),
    extended(texts.lighter),
    ...(first ? [extended(texts.moreLike(first.name))] : []),
  ];
  const others = isLive && first ? otherThan(names, texts) : [texts.others];
  return [
    ...refinements.filter(isShortEnough),
    ...others
      .map((words) => extended(texts.others, words))
      .filter(isShortEnough)
      .slice(-1),
  ];
}

/** The first name, the first two, and so on: as many as the query has room for. */
function otherThan(names: readonly MovieName[], texts: Texts['refine']): readonly string[] {
  const all = names.map(({ name }) => name);
  return all.map((_, last) => texts.otherThan(all.slice(0, last + 1).join(', ')));
}

function isShortEnough({ query }: Refinement): boolean {
  return Array.from(query).length <= maxQueryLength;
}
