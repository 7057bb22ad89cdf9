import { concepts, type Concept } from './concepts';
import { fillerWords } from './fillerWords';
import { plainWords } from './plainWords';
import { stem } from './stem';

/** One thing that a query asks for: the word or phrase itself, and others that mean much the same. */
export interface QueryTerm {
  readonly term: string;
  readonly akin: readonly string[];
  readonly weight: number;
}

const longestPhrase = 4;
const unwanted = -2;
const negations = new Set(plainWords('not no without less sin nada बिना'));
const dictionary = wishesByPhrase(concepts);

/**
 * What a query's words ask for: known phrases before single words, filler left out. What follows
 * "not" or "without" is unwanted, and weighs less than nothing.
 */
export function parseQueryTerms(words: readonly string[]): QueryTerm[] {
  const wishes = new Map<string, QueryTerm>();
  let sign = 1;
  for (let from = 0; from < words.length;) {
    const { length, wish } = wishAt(words, from);
    if (negations.has(words[from] ?? '')) sign = unwanted;
    if (wish) {
      wishes.set(wish.term, { ...wish, weight: wish.weight * sign });
      sign = 1;
    }
    from += length;
  }
  return [...wishes.values()];
}

function wishAt(words: readonly string[], from: number): { length: number; wish?: QueryTerm } {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const phrase = words.slice(from, from + length);
    const wish = phrase.length === length ? dictionary.get(keyOf(phrase)) : undefined;
    if (wish && !(length === 1 && fillerWords.has(phrase[0] ?? ''))) return { length, wish };
  }
  const word = words[from] ?? '';
  return fillerWords.has(word)
    ? { length: 1 }
    : { length: 1, wish: { term: word, akin: [], weight: 1 } };
}

/** A phrase that several concepts know belongs to the one it names first, or that lists it as said. */
function wishesByPhrase(known: readonly Concept[]): ReadonlyMap<string, QueryTerm> {
  const byPhrase = new Map<string, QueryTerm>();
  const learn = (phrase: string, term: string, { terms, weight }: Concept) => {
    const key = keyOf(phrase.split(' '));
    if (byPhrase.has(key)) return;
    byPhrase.set(key, { term, akin: terms.filter((other) => other !== term), weight });
  };
  for (const concept of known) learn(concept.name, concept.name, concept);
  for (const concept of known) {
    for (const phrase of concept.said) learn(phrase, concept.name, concept);
  }
  for (const concept of known) {
    for (const term of concept.terms) learn(term, term, concept);
  }
  return byPhrase;
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
