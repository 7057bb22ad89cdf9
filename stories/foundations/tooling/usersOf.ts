/** The files of components, each under its path. */
export type Sources = Readonly<Record<string, string>>;

/** The components in whose source a token or a screen is named, such as `tokens.color.page`. */
export function usersOf(token: string, sources: Sources): readonly string[] {
  return filesWith(new RegExp(`(?<![\\w.])${token.replaceAll('.', '\\.')}\\b`), sources);
}

/** The components that show an icon, whether they always do or choose between two. */
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
