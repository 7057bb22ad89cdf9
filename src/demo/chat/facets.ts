import type { LexiconEntry } from './lexicon';
import type { Facet } from './parsedQuery';
import { tokensOf } from './tokens';

export function facetsOf(entry: LexiconEntry): Facet[] {
  return entry.groups.map(({ terms, related }, group) => ({
    kind: group === 0 ? entry.kind : 'mood',
    name: entry.name,
    isExcluded: false,
    facts: factsOf(terms),
    related: new Map(related.map((term) => [factOf(term), 0.5])),
  }));
}

/** Terms with the same stems are one fact, which has the worth of the first. */
function factsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const facts = new Map<string, number>();
  terms.map(factOf).forEach((fact, rank) => {
    if (!facts.has(fact)) facts.set(fact, rank === 0 ? 1 : 0.9);
  });
  return facts;
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
