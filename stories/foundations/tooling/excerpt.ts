/** Quotes from the line that starts with `from` to the next line that starts with `to`. */
export function excerpt(source: string, from: string, to: string): string {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.startsWith(from));
  if (first < 0) throw new Error(`No line begins with: ${from}`);
  const length = lines.slice(first + 1).findIndex((line) => line.startsWith(to));
  if (length < 0) throw new Error(`After "${from}" no line begins with: ${to}`);
  return lines.slice(first, first + length + 2).join('\n');
}
