/** Other names of films by their English titles. A line: ENGLISH TITLE = NAME | ANOTHER. */
export function titleTable(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [title = '', names = ''] = line.split(' = ');
        return [title, names.split(' | ')] as const;
      }),
  );
}
