import type { LexiconEntry } from './lexicon';
import type { Facet } from './parsedQuery';
import { tokensOf } from './tokens';

export function facetsOf(entry: LexiconEntry): Facet[] {
  return entry.groups.map(({ terms, related }, group) => ({
    kind: group === 0 ? entry.kind : 'mood',
    name: entry.name,
    isExcluded: false,
    facts: new Map(terms.map((term, rank) => [factOf(term), rank === 0 ? 1 : 0.9])),
    related: new Map(related.map((term) => [factOf(term), 0.5])),
  }));
}

function factOf(term: string): string {
  return term.includes(':')
    ? term
    : `keyword:${tokensOf(term)
        .map((token) => token.stem)
        .join(' ')}`;
}

export function facet(
  kind: Facet['kind'],
  name: string,
  facts: ReadonlyMap<string, number>,
): Facet {
  return { kind, name, isExcluded: false, facts, related: new Map() };
}
