/** A film as the demo's movie database keeps it: the vendor's field names, and what it is about. */
export interface Film {
  readonly id: number;
  readonly title: string;
  readonly original_title: string;
  readonly original_language: string;
  /** `YYYY-MM-DD`, or empty if it is unknown. */
  readonly release_date: string;
  readonly genre_ids: readonly number[];
  readonly poster_path: string | null;
  readonly backdrop_path: string | null;
  readonly popularity: number;
  readonly vote_average: number;
  readonly vote_count: number;
  /** From 1, hardly known, to 5, known to everybody. */
  readonly fame: number;
  readonly overview: string;
  readonly keywords: readonly string[];
  readonly directors: readonly string[];
  /** The leading actors. */
  readonly cast: readonly string[];
  /** ISO 3166 codes, the main one first. */
  readonly countries: readonly string[];
  readonly awards: readonly string[];
  /** By language code, where it is not the original title. */
  readonly titles: Readonly<Record<string, string>>;
  readonly trailer?: { readonly key: string; readonly name: string };
}
