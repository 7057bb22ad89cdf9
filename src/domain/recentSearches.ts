export const maxRecentSearches = 6;

export function withRecent(queries: readonly string[], query: string): readonly string[] {
  return [query.trim(), ...withoutRecent(queries, query)].slice(0, maxRecentSearches);
}

export function withoutRecent(queries: readonly string[], query: string): readonly string[] {
  const key = keyOf(query);
  return queries.filter((each) => keyOf(each) !== key);
}

function keyOf(query: string): string {
  return query.trim().toLowerCase();
}
