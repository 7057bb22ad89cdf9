import { facet } from './facets';
import { isContent } from './fillerWords';
import type { FilmIndex } from './filmIndex';
import { isFilmWord } from './markers';
import type { Facet, Span } from './parsedQuery';
import { entryOf, maxPhraseWords } from './phrases';
import { isBroken, wordsOf, type Token } from './tokens';
import { yearsAt } from './years';

/**
 * The weight of a keyword that the visitor typed, relative to the lexicon's terms. A place also
 * matches its country, which all of its films have.
 */
const typedWorth: Partial<Record<Facet['kind'], number>> = {
  place: 1.4,
  subject: 1.15,
  mood: 1.15,
};
const beforeVerb = /^(?:que|no|ni|lo|o|ya|como|aunque|tambien)$/;
const afterVerb = /^(?:de|un|una|muy|mas|el|la|para|con|en|como)$/;
const aboutWord = /^(?:about|sobre)$/;
/** With an article. */
const maxLoneWords = 2;

/** Finds keywords of the index in queries. */
export function keywordsIn(index: FilmIndex) {
  /** "movies about outer space" asks for a topic, even where a title has these words. */
  function asksForTopic(tokens: readonly Token[]): boolean {
    const topic = tokens.slice(topicStart(tokens)).filter(isContent);
    return topic.length < tokens.length && (entryOf(topic) ?? keywordOf(topic)) !== undefined;
  }

  /** A word that says nothing in most queries is a topic where it stands alone: "sea". */
  function withTopic(tokens: readonly Token[], spans: readonly Span[]): readonly Span[] {
    const start = topicStart(tokens);
    const topic = tokens.slice(start).filter(({ word }) => !isFilmWord(word));
    if (topic.length > maxLoneWords) return spans;
    return spans.map((span) =>
      span.from >= start ? (keywordSpan(tokens, span.from, span.to) ?? span) : span,
    );
  }

  /** "venice" stands for Italy, but films with that very keyword come first. */
  function withTypedKeyword(facets: readonly Facet[], phrase: readonly Token[]): readonly Facet[] {
    const [first, ...others] = facets;
    const said = keywordOf(phrase);
    const worth = first && typedWorth[first.kind];
    if (!first || !said || !worth || first.facts.get(said) === 1) return facets;
    return [{ ...first, facts: new Map(first.facts).set(said, worth) }, ...others];
  }

  function keywordOf(phrase: readonly Token[]): string | undefined {
    const stems = phrase.map((token) => token.stem).join(' ');
    return index.isKeyword(wordsOf(phrase)) ? `keyword:${stems}` : undefined;
  }

  /**
   * A keyword of two words or more, such as "cold war". It wins over a shorter lexicon phrase. The
   * only single word is the English "sea", which is missing from the lexicon because it is a Spanish
   * verb.
   */
  function keywordAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(maxPhraseWords, tokens.length - from); length > 1; length -= 1) {
      const span = keywordSpan(tokens, from, from + length);
      // "new hollywood movies"
      const isAged = yearsAt(tokens, from) && isFilmWord(tokens[from + length]?.word ?? '');
      if (span && !isAged) return span;
    }
    return isEnglishSea(tokens, from) ? keywordSpan(tokens, from, from + 1) : undefined;
  }

  function keywordSpan(tokens: readonly Token[], from: number, to: number): Span | undefined {
    const phrase = tokens.slice(from, to);
    const said = keywordOf(phrase);
    return said && !isBroken(phrase)
      ? { from, to, facets: [facet('subject', wordsOf(phrase), new Map([[said, 1]]))] }
      : undefined;
  }

  return { asksForTopic, withTopic, withTypedKeyword, keywordAt };
}

/** "storm at sea", but not "que sea de risa". */
function isEnglishSea(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + 1]?.word ?? '';
  return tokens[at]?.word === 'sea' && !beforeVerb.test(before) && !afterVerb.test(after);
}

/** The index after "movies about"; 0 without these words. */
function topicStart(tokens: readonly Token[]): number {
  return (
    1 +
    tokens.findIndex(
      ({ word }, at) => aboutWord.test(word) && isFilmWord(tokens[at - 1]?.word ?? ''),
    )
  );
}
