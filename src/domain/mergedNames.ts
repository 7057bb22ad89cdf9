import { maxNameLength, maxNames, uniqueNames, type MovieName } from './movieName';

/** A name made of neighbouring parts of the answer, from `from` up to `to`, which is not included. */
export interface NameSpan extends MovieName {
  readonly from: number;
  readonly to: number;
}

/** 'Spring, Summer, Fall, Winter... and Spring' has four. */
const maxPartsOfTitle = 4;

/** Runs of two, three or four neighbouring parts that include this part, shortest first. */
export function mergeCandidates(
  parts: readonly MovieName[],
  index: number,
): readonly (readonly NameSpan[])[] {
  const lengths = Array.from({ length: maxPartsOfTitle - 1 }, (_, shorter) => shorter + 2);
  return lengths.map((length) =>
    Array.from({ length }, (_, before) => index - length + 1 + before)
      .filter((from) => from >= 0 && from + length <= parts.length)
      .filter((from) => parts.slice(from, from + length - 1).every(isOpen))
      .map((from) => ({
        name: mergedTitle(parts.slice(from, from + length).map(({ name }) => name)),
        year: parts[from + length - 1]?.year,
        from,
        to: from + length,
      }))
      .filter(({ name }) => name.length <= maxNameLength),
  );
}

/**
 * Adds a merge, which replaces shorter merges inside it. It is dropped if one that reaches beyond
 * it shares a part with it.
 */
export function withMerge(merges: readonly NameSpan[], merge: NameSpan): readonly NameSpan[] {
  const touching = merges.filter((other) => merge.from < other.to && other.from < merge.to);
  const isDropped = touching.some((other) => other.from < merge.from || merge.to < other.to);
  const isKnown = touching.some((other) => other.from === merge.from && other.to === merge.to);
  if (isDropped || isKnown) return merges;
  return [...merges.filter((other) => !touching.includes(other)), merge];
}

/** The names of these parts, with each merge in the place of its parts; ten at most. */
export function namesOf(
  parts: readonly MovieName[],
  merges: readonly NameSpan[],
): readonly NameSpan[] {
  const single = parts
    .map((name, from): NameSpan => ({ ...name, from, to: from + 1 }))
    .filter(({ from }) => !merges.some((merge) => merge.from <= from && from < merge.to));
  const all = [...single, ...merges].sort((one, other) => one.from - other.from);
  return uniqueNames(all).slice(0, maxNames);
}

/** A year ends a title. */
function isOpen({ year }: MovieName): boolean {
  return year === undefined;
}

/** As a title is written: 'The Good, the Bad and the Ugly', but '10,000 BC'. */
export function mergedTitle(parts: readonly string[]): string {
  return parts.reduce((text, part) =>
    /\d$/.test(text) && /^\d{3}(?!\d)/.test(part) ? `${text},${part}` : `${text}, ${part}`,
  );
}
