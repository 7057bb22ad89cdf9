import * as v from 'valibot';
import type { ListKind, Movie } from '@/domain/movie';
import type { Catalogue } from '@/domain/ports';
import type { Trailer } from '@/domain/trailer';
import { pause } from './pause';
import { retold } from './retold';
import { retryAfter } from './retryAfter';
import { unlessAborted } from './unlessAborted';

interface Settings {
  /** The host, with or without a path of its own. */
  readonly baseUrl: string;
  /** What the requests are authorised with; `null` when nobody is signed in. */
  readonly bearer: () => Promise<string | null> | string;
}

interface Question {
  readonly path: string;
  readonly query?: string;
  /** Milliseconds for the whole answer, the bearer and further tries included. */
  readonly limit: number;
  /** How often it is asked at most, should the database say that it is asked too much. */
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

/**
 * The movie database, over its HTTP. Every call throws an `Error` of one sentence, which names the
 * request and what came instead of an answer; an aborted call throws the signal's reason.
 */
export function tmdbCatalogue({ baseUrl, bearer }: Settings): Catalogue {
  const base = baseUrl.replace(/\/+$/, '');

  async function ask(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const { path, query, limit, tries = 1 } = question;
    const end = Date.now() + limit;
    const timeLimit = AbortSignal.timeout(limit);
    const stop = AbortSignal.any([signal, timeLimit]);
    const request = `GET ${path}`;
    const params = query === undefined ? '' : `?${new URLSearchParams({ query })}`;

    try {
      const url = `${base}${path}${params}`;
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

  async function fetchText(request: string, url: string, patience: Patience): Promise<string> {
    const token = await bearerFor(request);
    const failed = (sentence: string) => (cause: unknown) => {
      throw new Error(sentence, { cause: retold(cause, token) });
    };

    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const response = await patiently(patience, () =>
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

  return {
    list: async (kind, { signal }) => {
      const answer = await ask(questionOf[kind], signal);
      if (answer.results.length === 0) {
        throw new Error(`The movie database answered ${answer.request} with an empty list.`);
      }
      return fitting(MovieItem, answer);
    },
    videos: async (movieId, { signal }) => {
      const path = `/3/movie/${movieId}/videos`;
      const videos = fitting(VideoItem, await ask({ path, limit: 10_000 }, signal));
      return videos.filter(({ site }) => site === 'YouTube').map(toTrailer);
    },
    findByName: async (name, { signal }) => {
      const path = '/3/search/movie';
      const question = { path, query: name, limit: 10_000, tries: 3 };
      return fitting(MovieItem, await ask(question, signal));
    },
  };
}

interface Patience {
  readonly tries: number;
  /** When the time limit runs out. */
  readonly end: number;
  readonly signal: AbortSignal;
}

/**
 * Asks again where the answer is 429, after the pause that it asks for, or else one that doubles and
 * is never quite the same, so that ten searches do not come back at once. The last answer is given
 * where the tries are used up or the pause would outlast the time limit.
 */
async function patiently(
  { tries, end, signal }: Patience,
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
const figure = v.fallback(v.pipe(v.number(), v.finite()), 0);
const picturePath = v.fallback(v.nullable(v.pipe(v.string(), v.startsWith('/'))), null);

/** Only what makes a movie is demanded; all else has something that stands for "nobody knows". */
const MovieItem = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.safeInteger()),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    original_title: text,
    original_language: text,
    overview: text,
    release_date: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
    genre_ids: v.fallback(v.array(v.number()), []),
    poster_path: picturePath,
    backdrop_path: picturePath,
    popularity: figure,
    vote_average: figure,
    vote_count: figure,
  }),
  v.transform((item): Movie => ({
    id: item.id,
    title: item.title,
    originalTitle: item.original_title || item.title,
    originalLanguage: item.original_language,
    overview: item.overview,
    releaseDate: item.release_date,
    genreIds: item.genre_ids,
    posterPath: item.poster_path,
    backdropPath: item.backdrop_path,
    popularity: item.popularity,
    voteAverage: item.vote_average,
    voteCount: item.vote_count,
  })),
);

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

/**
 * The items that are what they should be. The others are left out, so that one odd entry does not
 * cost a visitor the whole row; when none is left, the answer itself is of another shape.
 */
function fitting<Item>(
  schema: v.GenericSchema<unknown, Item>,
  { request, results }: Answer,
): readonly Item[] {
  const items = results.map((result) => v.safeParse(schema, result));
  const fit = items.filter((item) => item.success).map(({ output }) => output);
  if (fit.length > 0 || results.length === 0) return fit;
  throw new Error(
    `The movie database answered ${request} with results of another shape than agreed.`,
  );
}
