import * as v from 'valibot';
import { languageOptions } from '@/domain/language';
import type { Lifetime } from './answerCache';
import { GatewayError } from './GatewayError';
import { normaliseQuery } from './normaliseQuery';

export interface MovieRequest {
  /** Path and parameters in a fixed order. */
  readonly path: string;
  /** Like `path`, with the query in lower case. */
  readonly cacheKey: string;
  readonly lifetime: Lifetime;
  readonly kind: 'list' | 'videos' | 'search';
}

export const movieLists = ['now_playing', 'popular', 'top_rated', 'upcoming'] as const;

const minute = 60_000;
const day = 24 * 60 * minute;
const oneHour: Lifetime = { freshMs: 60 * minute, staleMs: 0 };
const maxNameLength = 300;

const Language = v.picklist(languageOptions.map(({ locale }) => locale));
const Query = v.pipe(
  v.string(),
  v.transform(normaliseQuery),
  v.string(),
  v.nonEmpty(),
  v.maxLength(maxNameLength),
);

const TranslatedParameters = v.strictObject({ language: v.optional(Language) });
const Year = v.pipe(v.string(), v.regex(/^\d{4}$/));
const SearchParameters = v.strictObject({
  query: Query,
  primary_release_year: v.optional(Year),
  language: v.optional(Language),
});

/** A list is served for one more day if the database is down. */
export function parseListRequest(
  list: (typeof movieLists)[number],
  parameters: URLSearchParams,
): MovieRequest {
  return {
    ...readParameters(`/3/movie/${list}`, TranslatedParameters, parameters),
    lifetime: { freshMs: 10 * minute, staleMs: day },
    kind: 'list',
  };
}

export function parseVideosRequest(movieId: string, parameters: URLSearchParams): MovieRequest {
  const path = `/3/movie/${movieId}/videos`;
  return {
    ...readParameters(path, TranslatedParameters, parameters),
    lifetime: oneHour,
    kind: 'videos',
  };
}

export function parseSearchRequest(parameters: URLSearchParams): MovieRequest {
  const path = '/3/search/movie';
  return {
    ...readParameters(path, SearchParameters, parameters),
    lifetime: oneHour,
    kind: 'search',
  };
}

/** @throws {GatewayError} if one is not a parameter that the app sends. */
function readParameters(
  path: string,
  schema: v.GenericSchema<unknown, Readonly<Record<string, string | undefined>>>,
  given: URLSearchParams,
): Pick<MovieRequest, 'path' | 'cacheKey'> {
  const parameters = Object.fromEntries(given);
  const read = v.safeParse(schema, parameters);
  if (!read.success || Object.keys(parameters).length !== given.size) {
    throw new GatewayError(400, 'This request has parameters that Marquee does not send.');
  }
  const known = new URLSearchParams();
  for (const name of ['query', 'primary_release_year', 'language']) {
    const value = read.output[name];
    if (value !== undefined) known.set(name, value);
  }
  const folded = new URLSearchParams(known);
  if (read.output.query !== undefined) folded.set('query', read.output.query.toLowerCase());
  return { path: withParameters(path, known), cacheKey: withParameters(path, folded) };
}

function withParameters(path: string, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
