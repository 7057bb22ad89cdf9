import { isContent } from './fillerWords';
import { isJoin } from './markers';
import type { Span } from './parsedQuery';
import type { Token } from './tokens';

/**
 * The spans that are excluded, each with its negation: those after "not" up to a turn, or the one
 * before "नहीं" or "free".
 */
export function excludedSpans(
  tokens: readonly Token[],
  spans: readonly Span[],
): ReadonlyMap<number, number> {
  const excluded = new Map<number, number>();
  let negation = 0;
  let isNegated = false;
  let hasTaken = false;
  let gap = 0;
  let last: Span | undefined;
  /** "not animated", "non cheesy": the adjective is all that the negation takes. */
  const isNegatedAdjective = ({ from, to, isFiller }: Span) => {
    const adjective = tokens[to - 1];
    const isAfterNot = /^(?:not|non|isnt|arent)$/.test(tokens[from - 1]?.word ?? '');
    const ending = isFiller ? /(?:ed|y)$/ : /ed$/;
    return isAfterNot && isContent(adjective) && ending.test(adjective?.word ?? '');
  };
  spans.forEach((span, at) => {
    const before = spans[at - 1]?.marker;
    const says = isSaid(span);
    if (tokens[span.from]?.isAfterBreak && hasTaken) isNegated = false;
    if (excludesSpanBefore(tokens, span, spans[at - 1])) {
      excluded.set(at - 1, at);
    } else if (span.marker === 'not') {
      const isHindiAfter = /^(?:के|ke)$/u.test(tokens[span.from - 1]?.word ?? '');
      if (!isHindiAfter) {
        isNegated = true;
        negation = at;
        hasTaken = false;
        gap = 0;
      }
    } else if (span.marker === 'notBefore') {
      for (let place = at - 1; place >= 0; place -= 1) {
        const other = spans[place];
        if (!other || other.marker === 'contrast' || other.marker === 'notBefore') break;
        if (other.facets || other.title || other.isUnknown) {
          excluded.set(place, at);
          if (!isJoin(spans[place - 1]?.marker)) break;
        }
      }
      isNegated = false;
    } else if (span.marker === 'contrast') isNegated = false;
    else if (
      says &&
      isNegated &&
      hasTaken &&
      before !== 'and' &&
      (gap > 0 ||
        before === 'with' ||
        isDescribed(span, last) ||
        (last && isNegatedAdjective(last)))
    ) {
      isNegated = false;
    } else if (says && isNegated) {
      excluded.set(at, negation);
      hasTaken = true;
      gap = 0;
      last = span;
    } else if (
      isNegated &&
      !hasTaken &&
      (isLength(tokens, span) || (span.isFiller && isNegatedAdjective(span)))
    ) {
      isNegated = false;
    } else if (isNegated && span.marker === undefined) {
      gap += span.to - span.from;
      if (gap > 3 || (hasTaken && gap > 1)) isNegated = false;
    }
  });
  return excluded;
}

/** "Not too long, funny", "less than two hours, funny": the catalogue has no running times. */
function isLength(tokens: readonly Token[], { from, to }: Span): boolean {
  const word = tokens[from]?.word ?? '';
  const isAmount = to - from > 1 || /^\d+$/.test(tokens[to]?.word ?? '');
  return length.test(word) || (word === 'than' && isAmount);
}

const length = /^(?:long|longer|lengthy|short|shorter|larg[ao]s?|cort[ao]s?)$/;

function isSaid(span: Span | undefined): boolean {
  return span?.facets !== undefined || span?.title !== undefined || span?.isUnknown === true;
}

/** "Gore free", or "musicals no, comedies yes", where nothing follows that the "no" could exclude. */
function excludesSpanBefore(
  tokens: readonly Token[],
  { from, to, marker }: Span,
  before: Span | undefined,
): boolean {
  if (tokens[from]?.isAfterBreak !== false) return false;
  if (marker === 'free') return before?.facets !== undefined;
  const isLast = to === tokens.length || tokens[to]?.isAfterBreak === true;
  return marker === 'not' && isLast && isSaid(before);
}

/** "Not scary horror" asks for horror. */
function isDescribed(span: Span, before: Span | undefined): boolean {
  const kind = span.facets?.[0]?.kind;
  const kindBefore = before?.facets?.[0]?.kind;
  if (kind === 'genre' || kind === 'audience') return kindBefore !== kind;
  const isThing = kind === 'subject' || kind === 'place';
  return isThing && (kindBefore === 'mood' || kindBefore === 'origin');
}
