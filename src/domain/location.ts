import { isMovieId } from './movie';
import { askedQuery } from './recommendationPrompt';

export interface BrowseLocation {
  /** `asked` is false while the query is only in the form. `null` on the homepage. */
  readonly search: { readonly query: string; readonly asked: boolean } | null;
  readonly movieId: number | null;
}

export const home: BrowseLocation = { search: null, movieId: null };

export type BrowseMode = 'home' | 'gptSearch';

const movieNumber = /^[1-9]\d*$/;

/** Ignores invalid parameters. The URL does not say whether the query was asked. */
export function parseLocation(search: string, asked = false): BrowseLocation {
  const given = new URLSearchParams(search);
  const query = given.get('search');
  const movie = given.get('movie') ?? '';
  const movieId = Number(movie);
  return {
    search: query === null ? null : searchFor(query, asked),
    movieId: movieNumber.test(movie) && isMovieId(movieId) ? movieId : null,
  };
}

export function formatLocation({ search, movieId }: BrowseLocation): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', askedQuery(search.query));
  if (movieId !== null) parameters.set('movie', String(movieId));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export function isSameLocation(a: BrowseLocation, b: BrowseLocation): boolean {
  return isSameSearch(a, b) && a.movieId === b.movieId && a.search?.asked === b.search?.asked;
}

export function isSameSearch(a: BrowseLocation, b: BrowseLocation): boolean {
  return withoutPopup(a) === withoutPopup(b);
}

export function modeOf({ search }: BrowseLocation): BrowseMode {
  return search ? 'gptSearch' : 'home';
}

function searchFor(text: string, asked: boolean): BrowseLocation['search'] {
  const query = askedQuery(text);
  return { query, asked: asked && query !== '' };
}

function withoutPopup({ search }: BrowseLocation): string {
  return formatLocation({ search, movieId: null });
}
