/** So many of the examples from this turn on; each turn begins where the last one ended. */
export function examplesAt(
  turn: number,
  examples: readonly string[],
  count: number,
): readonly string[] {
  const most = Math.min(count, examples.length);
  return Array.from({ length: most }, (_, index) => index + turn * most).flatMap(
    (place) => examples[place % examples.length] ?? [],
  );
}
