/** One thing that a query asks for or excludes. */
export interface Facet {
  readonly kind:
    | 'genre'
    | 'origin'
    | 'award'
    | 'audience'
    | 'subject'
    | 'place'
    | 'mood'
    | 'years'
    | 'person'
    | 'series'
    | 'text';
  /** Its English name, or that of the person or the film. */
  readonly name: string;
  /** The words of the query that say it. */
  readonly said: string;
  readonly isExcluded: boolean;
  /** The facts that meet it, and how well, from 0 to 1. */
  readonly facts: ReadonlyMap<string, number>;
  /** Facts that speak for it without meeting it. */
  readonly related: ReadonlyMap<string, number>;
}

/** What the parser understood of a query. */
export interface ParsedQuery {
  readonly facets: readonly Facet[];
  /** Films that are asked for by name, by their place in the catalogue, the closest first. */
  readonly titles: readonly number[];
  /** Films that others are to be like. They are known already, so they are left out. */
  readonly like: readonly number[];
  readonly isUnderstood: boolean;
}
