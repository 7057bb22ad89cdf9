/** Parses the numbers of a `cubic-bezier(…)`. */
export function curveOf(easing: string): readonly [x1: number, y1: number, x2: number, y2: number] {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(easing)?.[1]?.split(',').map(Number) ?? [];
  const [x1, y1, x2, y2, ...more] = numbers;
  if (
    x1 === undefined ||
    y1 === undefined ||
    x2 === undefined ||
    y2 === undefined ||
    more.length > 0 ||
    numbers.some(Number.isNaN)
  ) {
    throw new Error(`This is no curve: ${easing}`);
  }
  return [x1, y1, x2, y2];
}
