/** File contents by path. */
export type Sources = Readonly<Record<string, string>>;

/** Components whose source contains an expression such as `tokens.color.page`. */
export function usersOf(token: string, sources: Sources): readonly string[] {
  return filesWith(new RegExp(`(?<![\\w.])${token.replaceAll('.', '\\.')}\\b`), sources);
}

/** Components that show an icon, always or conditionally. */
export function usersOfIcon(icon: string, sources: Sources): readonly string[] {
  const asked = `(?:"${icon}"|\\{[^}]*'${icon}'[^}]*\\})`;
  return filesWith(new RegExp(`(?:<Icon name|\\bicon)=${asked}`), sources);
}

/** `MovieCard` for `…/components/MovieCard.tsx`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
}

function filesWith(pattern: RegExp, sources: Sources): readonly string[] {
  return Object.entries(sources)
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => fileName(path))
    .sort();
}
