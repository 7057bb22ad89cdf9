import * as v from 'valibot';
import { defaultLanguage, languageLocale, type Language } from '@/domain/language';
import type { ListKind } from '@/domain/movie';
import type { Catalogue } from '@/domain/ports';
import type { Trailer } from '@/domain/trailer';
import { MovieItem, missesEnglishTitle, missesText, toMovie } from './movieItem';
import { pause } from './pause';
import { redactedError } from './redactedError';
import { retryAfter } from './retryAfter';
import { unlessAborted } from './unlessAborted';

interface Settings {
  /** May include a path. */
  readonly baseUrl: string;
  /** `null` when signed out. */
  readonly bearer: () => Promise<string | null> | string;
  /** Untranslated texts stay as they are. */
  readonly onEnglishMissing?: (cause: unknown) => void;
}

interface Question {
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Covers the token and all retries. */
  readonly limit: number;
  /** Limit on status 429. */
  readonly tries?: number;
}

interface Answer {
  readonly request: string;
  readonly results: readonly unknown[];
}

const questionOf: Readonly<Record<ListKind, Question>> = {
  upcoming: { path: '/3/movie/upcoming', limit: 5_000 },
  popular: { path: '/3/movie/popular', limit: 5_000 },
  topRated: { path: '/3/movie/top_rated', limit: 5_000 },
  nowPlaying: { path: '/3/movie/now_playing', limit: 10_000 },
};

/** Rejects with an `Error` of one sentence that names the request, or with the signal's reason. */
export function tmdbCatalogue({ baseUrl, bearer, onEnglishMissing }: Settings): Catalogue {
  const base = baseUrl.replace(/\/+$/, '');

  async function ask(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const { path, parameters = {}, limit, tries = 1 } = question;
    const end = Date.now() + limit;
    const timeLimit = AbortSignal.timeout(limit);
    const stop = AbortSignal.any([signal, timeLimit]);
    const request = `GET ${path}`;
    const params = new URLSearchParams(parameters).toString();

    try {
      const url = `${base}${path}${params && `?${params}`}`;
      const patience = { tries, end, signal: stop };
      const body = await unlessAborted(fetchText(request, url, patience), stop);
      return { request, results: resultsOf(request, body) };
    } catch (cause) {
      if (!timeLimit.aborted) throw cause;
      throw new Error(`The movie database did not answer ${request} within ${limit} ms.`, {
        cause,
      });
    }
  }

  async function fetchText(request: string, url: string, patience: RetryOptions): Promise<string> {
    const token = await bearerFor(request);
    const failed = (sentence: string) => (cause: unknown) => {
      throw new Error(sentence, { cause: redactedError(cause, token) });
    };

    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const response = await fetchWithRetry(patience, () =>
      fetch(url, { headers, signal: patience.signal }),
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
      throw new Error(`${notAsked}: no bearer could be had.`, { cause });
    }
    if (token === null) throw new Error(`${notAsked}: nobody is signed in.`);
    return token;
  }

  /** English is the default; the parameter is sent for other languages only. */
  function askIn(language: Language, question: Question, signal: AbortSignal): Promise<Answer> {
    if (language === defaultLanguage) return ask(question, signal);
    const parameters = { ...question.parameters, language: languageLocale(language) };
    return ask({ ...question, parameters }, signal);
  }

  /** Fetches English too if texts are missing, within the same time limit. */
  async function movies(question: Question, { signal, language, misses }: MoviesCall) {
    const end = Date.now() + question.limit;
    const answer = await askIn(language, question, signal);
    const items = eachOnce(itemsOf(MovieItem, answer));
    const english = items.some((item) => misses(item, language))
      ? await inEnglish({ ...question, limit: Math.max(1, end - Date.now()) }, signal)
      : [];
    const byId = new Map(english.map((item) => [item.id, item]));
    return someOf(
      items.flatMap((item) => toMovie(item, byId.get(item.id), language) ?? []),
      answer,
    );
  }

  async function inEnglish(question: Question, signal: AbortSignal): Promise<readonly MovieItem[]> {
    try {
      return itemsOf(MovieItem, await ask(question, signal));
    } catch (cause) {
      signal.throwIfAborted();
      onEnglishMissing?.(cause);
      return [];
    }
  }

  return {
    list: async (kind, call) => {
      const found = await movies(questionOf[kind], { ...call, misses: missesText });
      if (found.length > 0) return found;
      const { path } = questionOf[kind];
      throw new Error(`The movie database answered GET ${path} with an empty list.`);
    },
    videos: async (movieId, { signal }) => {
      const path = `/3/movie/${movieId}/videos`;
      const answer = await ask({ path, limit: 10_000 }, signal);
      const videos = someOf(itemsOf(VideoItem, answer), answer);
      return videos.filter(({ site }) => site === 'YouTube').map(toTrailer);
    },
    findByName: async (name, call) => {
      const path = '/3/search/movie';
      const question = { path, parameters: { query: name }, limit: 10_000, tries: 3 };
      return movies(question, { ...call, misses: missesEnglishTitle });
    },
  };
}

interface MoviesCall {
  readonly signal: AbortSignal;
  readonly language: Language;
  readonly misses: (item: MovieItem, language: Language) => boolean;
}

interface RetryOptions {
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly end: number;
  readonly signal: AbortSignal;
}

/**
 * Retries on 429 after Retry-After, or with exponential backoff and jitter. Returns the last
 * response if retries run out or the delay would exceed the time limit.
 */
async function fetchWithRetry(
  { tries, end, signal }: RetryOptions,
  ask: () => Promise<Response>,
): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const response = await ask();
    const backoff = 500 * 2 ** (tried - 1) * (1 + Math.random() / 4);
    const wait = retryAfter(response.headers) ?? backoff;
    if (response.status !== 429 || tried >= tries || Date.now() + wait >= end) return response;
    response.body?.cancel().catch(() => {});
    await pause(wait, signal);
  }
}

const text = v.fallback(v.string(), '');

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
    const what = cause instanceof SyntaxError ? 'that is not JSON' : 'of another shape than agreed';
    throw new Error(`The movie database answered ${request} with something ${what}.`, { cause });
  }
}

/** Invalid entries are skipped. */
function itemsOf<Item>(
  schema: v.GenericSchema<unknown, Item>,
  { results }: Answer,
): readonly Item[] {
  return results
    .map((result) => v.safeParse(schema, result))
    .filter((item) => item.success)
    .map(({ output }) => output);
}

function eachOnce(items: readonly MovieItem[]): readonly MovieItem[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** If no result is valid, the response has an unknown shape. */
function someOf<Item>(items: readonly Item[], { request, results }: Answer): readonly Item[] {
  if (items.length > 0 || results.length === 0) return items;
  throw new Error(
    `The movie database answered ${request} with results of another shape than agreed.`,
  );
}
