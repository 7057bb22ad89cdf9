import * as v from 'valibot';
import { defaultLanguage, languageLocale, type Language } from '@/domain/language';
import type { ListKind } from '@/domain/movie';
import type { Catalogue } from '@/domain/ports';
import type { Trailer } from '@/domain/trailer';
import { MovieItem, isMissingEnglishTitle, isMissingText, text, toMovie } from './movieItem';
import { redactedError } from './redactedError';
import { retryAfter } from './retryAfter';
import { unlessAborted } from '@/domain/within';
import { withRenewedToken } from './withRenewedToken';

interface Settings {
  /** May include a path. Has no slash at its end. */
  readonly baseUrl: string;
  /** `null` when signed out. Called with a bearer that was refused, returns a new one if it can. */
  readonly bearer: (refused?: string) => Promise<string | null> | string;
  /** Sent in addition to the bearer token. Must not reject. */
  readonly headers?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  /** Untranslated texts stay as they are. */
  readonly onEnglishFailure?: (cause: unknown) => void;
}

interface Query {
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Covers the token and all retries. */
  readonly timeoutMs: number;
  /** Limit on status 429. */
  readonly maxTries?: number;
}

interface Answer {
  readonly request: string;
  readonly results: readonly unknown[];
}

const listQueries: Readonly<Record<ListKind, Query>> = {
  upcoming: { path: '/3/movie/upcoming', timeoutMs: 5_000 },
  popular: { path: '/3/movie/popular', timeoutMs: 5_000 },
  topRated: { path: '/3/movie/top_rated', timeoutMs: 5_000 },
  nowPlaying: { path: '/3/movie/now_playing', timeoutMs: 10_000 },
};

/** Rejects with an `Error` of one sentence that names the request, or with the signal's reason. */
export function tmdbCatalogue({
  baseUrl,
  bearer,
  headers: moreHeaders,
  onEnglishFailure,
}: Settings): Catalogue {
  async function fetchResults(query: Query, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const { path, parameters = {}, timeoutMs, maxTries = 1 } = query;
    const endsAt = performance.now() + timeoutMs;
    const timeout = AbortSignal.timeout(timeoutMs);
    const stop = AbortSignal.any([signal, timeout]);
    const request = `GET ${path}`;
    const params = new URLSearchParams(parameters).toString();

    try {
      const url = `${baseUrl}${path}${params && `?${params}`}`;
      const retryOptions = { maxTries, endsAt, signal: stop };
      const body = await unlessAborted(fetchText(request, url, retryOptions), stop);
      return { request, results: resultsOf(request, body) };
    } catch (cause) {
      if (!timeout.aborted) throw cause;
      throw new Error(`The movie database did not answer ${request} within ${timeoutMs} ms.`, {
        cause,
      });
    }
  }

  async function fetchText(
    request: string,
    url: string,
    retryOptions: RetryOptions,
  ): Promise<string> {
    const more = moreHeaders?.();
    let token = await bearerFor(request);
    const failed = (sentence: string) => (cause: unknown) => {
      throw new Error(sentence, { cause: redactedError(cause, token) });
    };

    const headers = { ...(await more), accept: 'application/json' };
    const send = (current: string) => {
      token = current;
      const authorization = `Bearer ${token}`;
      return fetch(url, { headers: { ...headers, authorization }, signal: retryOptions.signal });
    };
    const response = await fetchWithRetry(retryOptions, () =>
      withRenewedToken({ token, renew: bearer, send }),
    ).catch(failed(`The movie database could not be reached for ${request}.`));
    if (!response.ok) {
      throw new Error(`The movie database answered ${request} with status ${response.status}.`);
    }
    return response.text().catch(failed(`The movie database broke off its answer to ${request}.`));
  }

  async function bearerFor(request: string): Promise<string> {
    const notAsked = `The movie database was not asked for ${request}`;
    let token: string | null;
    try {
      token = await bearer();
    } catch (cause) {
      throw new Error(`${notAsked}: getting a token failed.`, { cause });
    }
    if (token === null) throw new Error(`${notAsked}: no user is signed in.`);
    return token;
  }

  /** English is the default; the parameter is sent for other languages only. */
  function fetchInLanguage(language: Language, query: Query, signal: AbortSignal): Promise<Answer> {
    if (language === defaultLanguage) return fetchResults(query, signal);
    const parameters = { ...query.parameters, language: languageLocale(language) };
    return fetchResults({ ...query, parameters }, signal);
  }

  /** Fetches English too if texts are missing, within the same time limit. */
  async function fetchMovies(query: Query, { signal, language, isIncomplete }: MoviesCall) {
    const endsAt = performance.now() + query.timeoutMs;
    const answer = await fetchInLanguage(language, query, signal);
    const items = uniqueById(validItems(MovieItem, answer));
    const english = items.some((item) => isIncomplete(item, language))
      ? await fetchEnglish(
          { ...query, timeoutMs: Math.max(1, Math.trunc(endsAt - performance.now())) },
          signal,
        )
      : [];
    const byId = new Map(english.map((item) => [item.id, item]));
    return throwIfNoneValid(
      items.flatMap((item) => toMovie(item, byId.get(item.id), language) ?? []),
      answer,
    );
  }

  async function fetchEnglish(query: Query, signal: AbortSignal): Promise<readonly MovieItem[]> {
    try {
      return validItems(MovieItem, await fetchResults(query, signal));
    } catch (cause) {
      signal.throwIfAborted();
      onEnglishFailure?.(cause);
      return [];
    }
  }

  return {
    list: async (kind, call) => {
      const found = await fetchMovies(listQueries[kind], { ...call, isIncomplete: isMissingText });
      if (found.length > 0) return found;
      const { path } = listQueries[kind];
      throw new Error(`The movie database answered GET ${path} with an empty list.`);
    },
    videos: async (movieId, { signal }) => {
      const path = `/3/movie/${movieId}/videos`;
      const answer = await fetchResults({ path, timeoutMs: 10_000 }, signal);
      const videos = throwIfNoneValid(validItems(VideoItem, answer), answer);
      return videos.filter(({ site }) => site === 'YouTube').map(toTrailer);
    },
    findByName: async (name, call) => {
      const path = '/3/search/movie';
      const year = call.year === undefined ? {} : { primary_release_year: String(call.year) };
      const parameters = { query: name, ...year };
      const query = { path, parameters, timeoutMs: 10_000, maxTries: 3 };
      return fetchMovies(query, { ...call, isIncomplete: isMissingEnglishTitle });
    },
  };
}

interface MoviesCall {
  readonly signal: AbortSignal;
  readonly language: Language;
  readonly isIncomplete: (item: MovieItem, language: Language) => boolean;
}

interface RetryOptions {
  readonly maxTries: number;
  /** A time of `performance.now()`, in ms. */
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

/**
 * Retries on 429 after Retry-After, or with exponential backoff and jitter. Returns the last
 * response if retries run out or the delay would exceed the time limit.
 */
async function fetchWithRetry(
  { maxTries, endsAt, signal }: RetryOptions,
  ask: () => Promise<Response>,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await ask();
    const backoff = 500 * 2 ** (attempt - 1) * (1 + Math.random() / 4);
    const wait = retryAfter(response.headers) ?? backoff;
    if (response.status !== 429 || attempt >= maxTries || performance.now() + wait >= endsAt)
      return response;
    response.body?.cancel().catch(() => {});
    await unlessAborted(new Promise((resolve) => setTimeout(resolve, wait)), signal);
  }
}

const VideoItem = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  name: text,
  site: text,
  type: text,
});

function toTrailer({ key, name, type }: v.InferOutput<typeof VideoItem>): Trailer {
  return { key, name, type };
}

const Page = v.object({ results: v.array(v.unknown()) });

function resultsOf(request: string, body: string): readonly unknown[] {
  try {
    return v.parse(Page, JSON.parse(body)).results;
  } catch (cause) {
    const what = cause instanceof SyntaxError ? 'that is not JSON' : 'of an unexpected shape';
    throw new Error(`The movie database answered ${request} with something ${what}.`, { cause });
  }
}

/** Invalid entries are skipped. */
function validItems<Item>(
  schema: v.GenericSchema<unknown, Item>,
  { results }: Answer,
): readonly Item[] {
  return results
    .map((result) => v.safeParse(schema, result))
    .filter((item) => item.success)
    .map(({ output }) => output);
}

function uniqueById(items: readonly MovieItem[]): readonly MovieItem[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** If no result is valid, the response has an unknown shape. */
function throwIfNoneValid<Item>(
  items: readonly Item[],
  { request, results }: Answer,
): readonly Item[] {
  if (items.length > 0 || results.length === 0) return items;
  throw new Error(`The movie database answered ${request} with results of an unexpected shape.`);
}
