/** How many queries are remembered. */
export const maxRecentSearches = 6;

/** The queries with this one first; one that was there before, in whatever case, moves up. */
export function withRecent(queries: readonly string[], query: string): readonly string[] {
  return [query.trim(), ...withoutRecent(queries, query)].slice(0, maxRecentSearches);
}

/** The queries without this one, in whatever case. */
export function withoutRecent(queries: readonly string[], query: string): readonly string[] {
  const key = keyOf(query);
  return queries.filter((each) => keyOf(each) !== key);
}

function keyOf(query: string): string {
  return query.trim().toLowerCase();
}
