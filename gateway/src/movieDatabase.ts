import * as v from 'valibot';
import type { AnswerCache } from './answerCache';
import { GatewayError } from './GatewayError';
import type { GatewayMetrics } from './metrics';
import type { MovieRequest } from './parseMovieRequest';
import { parseJson } from './parseJson';
import { readText } from './readBody';
import type { Refund } from './rateLimits';
import type { GatewaySettings } from './settings';
import { invalidAnswer, timedOut, upstream } from './upstream';

interface Dependencies {
  readonly settings: GatewaySettings['movies'];
  readonly cache: AnswerCache;
  readonly metrics: GatewayMetrics;
  readonly holdsSecret: (text: string) => boolean;
  readonly takeMiss: (visitor: string) => Promise<Refund>;
  readonly report: (error: GatewayError, requestId: string) => void;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly timeLimit: (ms: number) => AbortSignal;
}

const service = 'The movie database';
export const movieTimeoutMs = 8_000;
/** With a stale list at hand: the service worker gives up after 4 s. */
const refreshTimeoutMs = 3_000;
const maxBytes = 512 * 1024;

const Answer = v.looseObject({ results: v.array(v.unknown()) });
/** An empty list is a failure and replaces no stale list. */
const List = v.looseObject({ results: v.pipe(v.array(v.unknown()), v.nonEmpty()) });

/** Answers from the cache or the movie database. Concurrent equal requests share one call. */
export function movieDatabase(dependencies: Dependencies) {
  const { settings, cache, metrics, holdsSecret, takeMiss, report, fetch, now, timeLimit } =
    dependencies;
  const ask = upstream({ name: service, fetch, now });
  const loading = new Map<string, Promise<string>>();

  async function load({ path, kind }: MovieRequest, limit: AbortSignal): Promise<string> {
    const response = await ask({
      url: settings.baseUrl + path,
      init: {
        headers: { accept: 'application/json', authorization: `Bearer ${settings.token}` },
        signal: limit,
      },
      timeLimit: limit,
      mayBeMissing: kind === 'videos',
    });

    let text: string;
    try {
      const body = await readText(response.body, { maxBytes, signal: limit });
      text = JSON.stringify(parseJson(kind === 'list' ? List : Answer, body));
    } catch (cause) {
      throw limit.aborted ? timedOut(service, cause) : invalidAnswer(service, cause);
    }
    if (holdsSecret(text)) throw invalidAnswer(service, new Error('The answer repeated a key.'));
    return text;
  }

  async function loadOnce(request: MovieRequest, maxMs: number): Promise<string> {
    const { cacheKey, lifetime } = request;
    const limit = timeLimit(maxMs);
    const lease = await cache.lease(cacheKey, maxMs, limit).catch((cause: unknown) => {
      throw timedOut(service, cause);
    });
    metrics.lookedUp('movies', lease.kind === 'answered' ? 'shared' : 'miss');
    if (lease.kind === 'answered') return lease.text;
    try {
      const text = await load(request, limit);
      await cache.write(cacheKey, text, lifetime);
      return text;
    } finally {
      await lease.release();
    }
  }

  return async (request: MovieRequest, visitor: string, requestId: string): Promise<string> => {
    const { cacheKey } = request;
    const cached = await cache.read(cacheKey);
    if (cached?.isFresh) {
      metrics.lookedUp('movies', 'hit');
      return cached.text;
    }

    try {
      const refund = loading.has(cacheKey) ? undefined : await takeMiss(visitor);
      let text = loading.get(cacheKey);
      if (text) {
        metrics.lookedUp('movies', 'shared');
        await refund?.();
      } else {
        text = loadOnce(request, cached ? refreshTimeoutMs : movieTimeoutMs).finally(() =>
          loading.delete(cacheKey),
        );
        loading.set(cacheKey, text);
      }
      return await text;
    } catch (cause) {
      if (!cached || !(cause instanceof GatewayError)) throw cause;
      report(cause, requestId);
      metrics.lookedUp('movies', 'stale');
      return cached.text;
    }
  };
}
