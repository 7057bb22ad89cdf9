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
  const all = [
    extended(texts.newer),
    extended(texts.lighter),
    ...(first ? [extended(texts.moreLike(first.name))] : []),
    extended(texts.others, isLive ? otherThan(search, texts) : texts.others),
  ];
  return all.filter((refinement) => isShortEnough(refinement.query));
}

/** Names as many as the query has room for. */
function otherThan({ query, names }: Search, { otherThan }: Texts['refine']): string {
  let words = otherThan(names[0]?.name ?? '');
  names.forEach((_, last) => {
    const more = otherThan(
      names
        .slice(0, last + 1)
        .map(({ name }) => name)
        .join(', '),
    );
    if (isShortEnough(`${query}, ${more}`)) words = more;
  });
  return words;
}

function isShortEnough(query: string): boolean {
  return Array.from(query).length <= maxQueryLength;
}
