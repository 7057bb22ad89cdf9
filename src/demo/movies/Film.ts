/** A film as the demo's movie database keeps it: the vendor's field names, and what it is about. */
export interface Film {
  readonly id: number;
  readonly title: string;
  readonly original_title: string;
  readonly original_language: string;
  /** `YYYY-MM-DD`, or empty where nobody knows. */
  readonly release_date: string;
  readonly genre_ids: readonly number[];
  readonly poster_path: string | null;
  readonly backdrop_path: string | null;
  readonly popularity: number;
  readonly vote_average: number;
  readonly vote_count: number;
  readonly overview: string;
  readonly keywords: readonly string[];
  readonly trailer?: { readonly key: string; readonly name: string };
}
