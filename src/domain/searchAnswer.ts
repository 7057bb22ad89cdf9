import type { Lookups } from './lookups';
import type { MovieName } from './movieName';

export interface SearchAnswer {
  readonly query: string;
  /** Empty until the answer has come. */
  readonly names: readonly MovieName[];
  /** Names beyond ten; they move up when names are merged. */
  readonly overflowNames: readonly MovieName[];
  readonly lookups: Lookups;
}
