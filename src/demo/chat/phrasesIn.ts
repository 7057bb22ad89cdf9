import { fillerWords } from './fillerWords';
import { isFilmWord, isJoin, type Marker } from './markers';
import { isDevanagari } from './phrases';
import type { Phrase, Span } from './parsedQuery';
import type { Token } from './tokens';

/** What was understood of a query, in its order, and the query without each part. */
export function phrasesIn(
  query: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  /** The excluded spans, each with its negation. */
  excluded: ReadonlyMap<number, number>,
): readonly Phrase[] {
  const parts = spans.flatMap((span, at) => {
    if (!span.facets && !span.title && !excluded.has(at)) return [];
    const markerAt = excluded.get(at) ?? (span.title && likeOf(spans, at));
    return [{ span: withArticle(span), at, markerAt }];
  });
  const textOf = ({ from, to }: Pick<Span, 'from' | 'to'>) => {
    let last = to;
    while (last - from > 1 && hindiLinks.test(tokens[last - 1]?.word ?? '')) last -= 1;
    return query.slice(tokens[from]?.start ?? 0, tokens[last - 1]?.end ?? 0);
  };

  return parts.map(({ span, at, markerAt }) => {
    const marker = markerAt === undefined ? undefined : spans[markerAt];
    const own = textOf(span);
    if (!marker || markerAt === undefined) return { said: own, rest: without(span, span) };
    const isBefore = markerAt < at;
    const isShared = parts.some((other) => other.at !== at && other.markerAt === markerAt);
    return {
      said: isBefore ? `${textOf(marker)} ${own}` : `${own} ${textOf(marker)}`,
      rest: isShared
        ? without(span, span)
        : isBefore
          ? without(marker, span)
          : without(span, marker),
    };
  });

  /** The query without the words from one span to another, and without the words that join them to others. */
  function without({ from: first }: Span, { to: last }: Span): string {
    let from = first;
    let to = last;
    const isHindi = tokens.slice(from, to).some(({ word }) => isDevanagari(word));
    if (isHindi) while (isPostposition(to)) to += 1;
    while (from > 0 && !startsClause(from) && (joins(from - 1) || (!isHindi && isFiller(from - 1))))
      from -= 1;
    const isJoined = tokens.slice(from, first).some((_, index) => joins(from + index));
    const isFirst = from === 0;
    if (!isJoined) while (joins(to) && (isFirst || isJoin(markerOfToken(to)))) to += 1;
    if (isFirst && !isHindi) while (!startsClause(to) && isFiller(to)) to += 1;
    const start = query.slice(0, tokens[from]?.start ?? query.length);
    const end = query.slice(tokens[to - 1]?.end ?? query.length);
    return tidy(`${start} ${end}`);
  }

  /** "años 80", "los noventa". */
  function withArticle(span: Span): Span {
    const isYears = span.facets?.[0]?.kind === 'years';
    let { from } = span;
    while (isYears && /^(?:anos|los)$/.test(tokens[from - 1]?.word ?? '')) from -= 1;
    return { ...span, from };
  }

  function markerOfToken(index: number): Marker | undefined {
    return spans.find(({ from, to }) => from <= index && index < to)?.marker;
  }

  function joins(index: number): boolean {
    const marker = markerOfToken(index);
    return isJoin(marker) || marker === 'contrast';
  }

  function isFiller(index: number): boolean {
    const word = tokens[index]?.word ?? '';
    const span = spans.find(({ from, to }) => from <= index && index < to);
    const isSaid = parts.some((part) => part.span.from <= index && index < part.span.to);
    return !isSaid && span?.isFiller === true && fillerWords.has(word) && !isFilmWord(word);
  }

  function isPostposition(index: number): boolean {
    const token = tokens[index];
    return (
      token !== undefined && !token.isAfterBreak && isDevanagari(token.word) && isFiller(index)
    );
  }

  function startsClause(index: number): boolean {
    return tokens[index]?.isAfterBreak ?? false;
  }
}

const hindiLinks = /^(?:के|का|की|वाले|वाली|ke|ka|ki)$/u;

/** The "like" that a title stands with. */
function likeOf(spans: readonly Span[], at: number): number | undefined {
  if (spans[at + 1]?.marker === 'likeBefore') return at + 1;
  for (let before = at - 1; before >= 0; before -= 1) {
    const span = spans[before];
    if (span?.marker === 'like') return before;
    if (!span || (!isJoin(span.marker) && !span.title && !span.isFiller)) return undefined;
  }
  return undefined;
}

const edges = /^[\s,;:.–—-]+|[\s,;:–—-]+$/gu;

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:.!?।])/gu, '')
    .replace(/[,;:](?=[,;:.!?।])/gu, '')
    .replace(edges, '');
}
