import { maxNameLength, maxNames, type MovieName } from './movieName';

/** A name as neighbouring parts of the answer: those from `from` on, up to but not with `to`. */
export interface NameSpan extends MovieName {
  readonly from: number;
  readonly to: number;
}

/** 'Spring, Summer, Fall, Winter... and Spring' has four. */
const maxPartsOfTitle = 4;

/**
 * What a part could be a piece of, should a title with commas have been parted: the runs of
 * neighbours that it is in, by their length, the shortest first.
 */
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
 * The joins with one more: shorter ones within it give way, and it gives way to any other that it
 * shares a part with.
 */
export function withMerge(joins: readonly NameSpan[], join: NameSpan): readonly NameSpan[] {
  const touching = joins.filter((other) => join.from < other.to && other.from < join.to);
  const givesWay = touching.some((other) => other.from < join.from || join.to < other.to);
  const isKnown = touching.some((other) => other.from === join.from && other.to === join.to);
  if (givesWay || isKnown) return joins;
  return [...joins.filter((other) => !touching.includes(other)), join];
}

/** The names that the parts make, each join in the place of its parts; ten at most. */
export function namesOf(
  parts: readonly MovieName[],
  joins: readonly NameSpan[],
): readonly NameSpan[] {
  const single = parts
    .map((name, from): NameSpan => ({ ...name, from, to: from + 1 }))
    .filter(({ from }) => !joins.some((join) => join.from <= from && from < join.to));
  return [...single, ...joins].sort((one, other) => one.from - other.from).slice(0, maxNames);
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
