import { factsLine, type FactsPage } from './fact';
import type { Movie } from './movie';
import type { MovieName } from './movieName';
import { queryFacts } from './queryFacts';

/** How a query was understood, and why its movies meet it. */
export interface QueryExplanation {
  /** Whether films were found in the query. Live services cannot say. */
  readonly isUnderstood: boolean;
  /** What was understood, in the visitor's words. Live services cannot say. */
  readonly phrases: readonly string[];
  /** The query without a phrase; empty if it asks for nothing else. */
  without(phrase: string): string;
  /** Facts of the best movie of a name that meet the query, in one line; `undefined` without any. */
  lineOf(name: MovieName, movies: readonly Movie[], page: FactsPage): string | undefined;
}

export type ExplainQuery = (query: string) => QueryExplanation;

/** Compares the facts of the movies with the words of the query. */
export function explainByFacts(query: string): QueryExplanation {
  return {
    isUnderstood: true,
    phrases: [],
    without: () => query,
    lineOf: ({ year }, [best], page) => best && factsLine(queryFacts(query, best), page, year),
  };
}
