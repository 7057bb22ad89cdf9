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

/** Without what else the object holds. */
export function nameOf({ name, year }: MovieName): MovieName {
  return year === undefined ? { name } : { name, year };
}

export function uniqueNames(names: readonly MovieName[]): readonly MovieName[] {
  return [...new Map(names.map((name) => [nameKey(name), name])).values()];
}
