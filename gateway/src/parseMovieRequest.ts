import * as v from 'valibot';
import { languageOptions } from '@/domain/language';
import { GatewayError } from './GatewayError';

/** One of the questions that the app asks the movie database. */
export interface MovieRequest {
  /** Path and parameters, always written the same way for the same question. */
  readonly path: string;
  /** Milliseconds for which its answer may be kept. */
  readonly keptFor: number;
}

export const movieLists = ['now_playing', 'popular', 'top_rated', 'upcoming'] as const;

const minute = 60_000;

const longestName = 300;

const Language = v.picklist(languageOptions.map(({ locale }) => locale));
const Page = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/));
const Query = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestName));

const page = { language: v.optional(Language), page: v.optional(Page) };

const ListParameters = v.strictObject(page);
const VideoParameters = v.strictObject({ language: v.optional(Language) });
const SearchParameters = v.strictObject({ query: Query, ...page });

/** One of the four lists. Throws a `GatewayError` where a parameter is not one that the app sends. */
export function parseListRequest(
  list: (typeof movieLists)[number],
  given: URLSearchParams,
): MovieRequest {
  const path = `/3/movie/${list}`;
  return { path: path + written(ListParameters, given), keptFor: 10 * minute };
}

/** The videos of one movie. Throws a `GatewayError` where a parameter is not one that the app sends. */
export function parseVideosRequest(movieId: string, given: URLSearchParams): MovieRequest {
  const path = `/3/movie/${movieId}/videos`;
  return { path: path + written(VideoParameters, given), keptFor: 60 * minute };
}

/** A search by name. Throws a `GatewayError` where a parameter is not one that the app sends. */
export function parseSearchRequest(given: URLSearchParams): MovieRequest {
  const path = '/3/search/movie';
  return { path: path + written(SearchParameters, given), keptFor: 60 * minute };
}

function written(
  schema: v.GenericSchema<unknown, Readonly<Record<string, string | undefined>>>,
  given: URLSearchParams,
): string {
  const parameters = Object.fromEntries(given);
  const read = v.safeParse(schema, parameters);
  if (!read.success || Object.keys(parameters).length !== given.size) {
    throw new GatewayError(400, 'This question has parameters that Marquee does not send.');
  }
  const known = new URLSearchParams();
  for (const name of ['query', 'language', 'page']) {
    const value = read.output[name];
    if (value !== undefined) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}
