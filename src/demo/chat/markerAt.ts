import { markerOf } from './markers';
import type { Span } from './parsedQuery';
import { isBroken, withoutAdverbs, wordsOf, type Token } from './tokens';

/** The marker that begins here, the longest there is. */
export function markerAt(tokens: readonly Token[], from: number): Span | undefined {
  for (let length = Math.min(6, tokens.length - from); length > 0; length -= 1) {
    const words = tokens.slice(from, from + length);
    const marker = isBroken(words)
      ? undefined
      : (markerOf(wordsOf(words)) ?? markerOf(wordsOf(withoutAdverbs(words))));
    if (marker) return { from, to: from + length, marker };
  }
  return undefined;
}
