import type { Matches } from './filmIndex';
import type { Marker } from './markers';

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
  readonly isExcluded: boolean;
  /** Films that do not meet it come last. */
  readonly isRequired?: boolean;
  /** The facts that meet it, and how well, from 0 to 1. */
  readonly facts: ReadonlyMap<string, number>;
  /** Facts that speak for it without meeting it. */
  readonly related: ReadonlyMap<string, number>;
}

/** Words of the query that were understood as one thing. */
export interface Phrase {
  /** As the visitor wrote them, with their "not" or "like". */
  readonly said: string;
  /** The query without them. */
  readonly rest: string;
}

/** What the parser understood of a query. */
export interface ParsedQuery {
  readonly phrases: readonly Phrase[];
  readonly facets: readonly Facet[];
  /** Films that are asked for by name, by their place in the catalogue, the closest first. */
  readonly titles: readonly number[];
  /** Films that others are to be like. They are known already, so they are left out. */
  readonly like: readonly number[];
  /** Films that were shown already, and are left out too. */
  readonly seen: readonly number[];
  readonly isUnderstood: boolean;
  /** "What should I watch": any film that is highly rated fits. */
  readonly asksForAny?: boolean;
  /** Words such as "like", "but" or "not" stand in the query. */
  readonly hasComparison?: boolean;
}

/** A stretch of the query, and what it was understood as. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly facets?: readonly Facet[];
  readonly title?: Matches;
  readonly name?: string;
  readonly marker?: Marker;
  readonly isFiller?: boolean;
  readonly isUnknown?: boolean;
}
