/** A movie as the chat service names it. */
export interface MovieName {
  readonly name: string;
  /** The year that came with the name; it chooses between films of one title. */
  readonly year?: number | undefined;
}

/** How many names a search shows. */
export const maxNames = 10;

/** How many characters a name may have; what is longer is prose. */
export const maxNameLength = 150;

/** Identifies a name among the names of one search: 'Dune (1984)' and 'Dune (2021)' are two. */
export function nameKey({ name, year }: MovieName): string {
  return year === undefined ? name : `${name} (${year})`;
}

/** Drops other fields. */
export function movieNameOf({ name, year }: MovieName): MovieName {
  return year === undefined ? { name } : { name, year };
}

/** The first of each name. */
export function uniqueNames<Name extends MovieName>(names: readonly Name[]): readonly Name[] {
  const keys = names.map(nameKey);
  return names.filter((name, index) => keys.indexOf(nameKey(name)) === index);
}
