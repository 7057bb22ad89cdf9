import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { GatewayError, shouldNotRetry } from './GatewayError';
import type { Store } from './store';

/** Takes back a counted call. */
export type Refund = () => Promise<void>;

const minute = 60;

/** Calls for each visitor and minute. */
export function rateLimits(store: Store) {
  const perMinute = (name: string, points: number) => {
    const limiter = store.limiter({ name, points, seconds: minute });
    return async (visitor: string): Promise<Refund> => {
      const { isAllowed, state } = await consume(limiter, visitor);
      if (!isAllowed) throw tooManyRequests(state.msBeforeNext);
      return async () => void (await limiter.reward(visitor));
    };
  };
  return {
    chat: perMinute('chat', 30),
    movies: perMinute('movies', 300),
    /** Movie requests that miss the cache. */
    movieMisses: perMinute('misses', 120),
  };
}

/** Counts points. `isAllowed` is false beyond the limit. */
export async function consume(limiter: RateLimiterAbstract, key: string, points = 1) {
  try {
    return { isAllowed: true, state: await limiter.consume(key, points) };
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return { isAllowed: false, state: cause };
    throw new GatewayError(502, 'The gateway cannot count its calls at the moment.', { cause });
  }
}

export function tooManyRequests(waitMs: number): GatewayError {
  return new GatewayError(429, 'Too many requests.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))), ...shouldNotRetry },
  });
}
