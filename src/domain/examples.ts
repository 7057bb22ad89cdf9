export function examplesAt(
  turn: number,
  examples: readonly string[],
  count: number,
): readonly string[] {
  const most = Math.min(count, examples.length);
  const start = (turn * most) % examples.length;
  return [...examples, ...examples].slice(start, start + most);
}
