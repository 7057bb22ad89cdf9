/** So many of the examples from this turn on; each turn begins where the last one ended. */
export function examplesAt(
  turn: number,
  examples: readonly string[],
  count: number,
): readonly string[] {
  const most = Math.min(count, examples.length);
  const start = (turn * most) % examples.length;
  return [...examples, ...examples].slice(start, start + most);
}
