import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { GatewayError, shouldNotRetry } from './GatewayError';
import type { Store } from './store';

const minute = 60;

/** Calls for each visitor and minute. */
export function rateLimits(store: Store) {
  const perMinute = (name: string, points: number) => {
    const limiter = store.limiter({ name, points, seconds: minute });
    return async (visitor: string) => {
      const waitMs = await consume(limiter, visitor);
      if (waitMs > 0) throw tooOften(waitMs);
    };
  };
  return {
    chat: perMinute('chat', 30),
    movies: perMinute('movies', 300),
    /** Movie requests that miss the cache. */
    movieMisses: perMinute('misses', 120),
  };
}

export type RateLimits = ReturnType<typeof rateLimits>;

/** Counts a call. Returns 0, or the milliseconds to wait if the limit is reached. */
export async function consume(
  limiter: Pick<RateLimiterAbstract, 'consume'>,
  key: string,
): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return Math.max(1, cause.msBeforeNext);
    throw new GatewayError(502, 'The gateway cannot count its calls at the moment.', { cause });
  }
}

export function tooOften(waitMs: number): GatewayError {
  return new GatewayError(429, 'That was too much in too short a time.', {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)), ...shouldNotRetry },
  });
}
