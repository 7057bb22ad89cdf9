import { isMovieId } from './movie';
import { askedQuery } from './recommendationPrompt';

/** Where somebody is among the movies, as far as an address can say it. */
export interface BrowseLocation {
  /** GPT search, with what was asked or only stands in its line; `null` on the homepage. */
  readonly search: { readonly query: string; readonly asked: boolean } | null;
  /** The movie in the popup. */
  readonly movieId: number | null;
}

const movieNumber = /^[1-9]\d*$/;

/**
 * The place that the parameters of an address name; what makes no sense there is left out. That a
 * query was asked no address says: whoever reads it must know.
 */
export function parseLocation(parameters: string, asked = false): BrowseLocation {
  const given = new URLSearchParams(parameters);
  const query = given.get('search');
  const movie = given.get('movie') ?? '';
  const movieId = Number(movie);
  return {
    search: query === null ? null : searchFor(query, asked),
    movieId: movieNumber.test(movie) && isMovieId(movieId) ? movieId : null,
  };
}

/** The parameters that name a place; empty for the homepage. */
export function formatLocation({ search, movieId }: BrowseLocation): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', askedQuery(search.query));
  if (movieId !== null) parameters.set('movie', String(movieId));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether two places have the same address, and are asked or unasked alike. */
export function isSameLocation(one: BrowseLocation, other: BrowseLocation): boolean {
  return (
    isSameSearch(one, other) &&
    one.movieId === other.movieId &&
    one.search?.asked === other.search?.asked
  );
}

/** Whether the same is seen at two places, popups and what was asked aside. */
export function isSameSearch(one: BrowseLocation, other: BrowseLocation): boolean {
  return beneath(one) === beneath(other);
}

function searchFor(text: string, asked: boolean): BrowseLocation['search'] {
  const query = askedQuery(text);
  return { query, asked: asked && query !== '' };
}

function beneath({ search }: BrowseLocation): string {
  return formatLocation({ search, movieId: null });
}
