import type { Movie } from '@/domain/movie';

/** `missing` if no list contains the movie. `undefined` if the popup is closed or waits for the lists. */
export type PopupContent = Movie | 'missing' | undefined;

interface Sources {
  /** The open movie. */
  readonly movieId: number | null;
  /** The movies of the rows and of the search results, by id. */
  readonly movies: ReadonlyMap<number, Movie>;
  /** The movie of the pressed card. The lists may have changed since the press. */
  readonly pressed: Movie | undefined;
  /** The movies that have been open, by id. A refetched list may no longer contain them. */
  readonly opened: ReadonlyMap<number, Movie>;
  /** Whether a list or the search may still bring the movie. */
  readonly isLoading: boolean;
  readonly shown: PopupContent;
}

/** The message that the movie is missing stays while the lists load again. */
export function popupContent({
  movieId,
  movies,
  pressed,
  opened,
  isLoading,
  shown,
}: Sources): PopupContent {
  if (movieId === null) return undefined;
  const found = movies.get(movieId) ?? (pressed?.id === movieId ? pressed : opened.get(movieId));
  return found ?? (isLoading && shown !== 'missing' ? undefined : 'missing');
}
