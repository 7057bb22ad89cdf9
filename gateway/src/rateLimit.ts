import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How often one visitor may call. */
export interface RateLimit {
  /**
   * Counts a call of this visitor. Gives 0 when it may pass, else the milliseconds until the next
   * one may; throws where nothing can be counted.
   */
  take(visitor: string): Promise<number>;
}

/** A limit counted by any limiter of rate-limiter-flexible: in memory, Redis, a database … */
export function rateLimit(limiter: Pick<RateLimiterAbstract, 'consume'>): RateLimit {
  return {
    async take(visitor) {
      try {
        await limiter.consume(visitor);
        return 0;
      } catch (cause) {
        if (cause instanceof RateLimiterRes) return Math.max(1, cause.msBeforeNext);
        throw cause;
      }
    },
  };
}

export interface RateLimits {
  readonly chat: RateLimit;
  readonly movies: RateLimit;
}

/** 30 chat requests and 300 movie requests a minute, counted in this process alone. */
export function memoryRateLimits(): RateLimits {
  return {
    chat: rateLimit(new RateLimiterMemory({ keyPrefix: 'chat', points: 30, duration: 60 })),
    movies: rateLimit(new RateLimiterMemory({ keyPrefix: 'movies', points: 300, duration: 60 })),
  };
}
