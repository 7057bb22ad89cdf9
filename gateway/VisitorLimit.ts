import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How often one visitor may call. */
export interface VisitorLimit {
  /**
   * Counts a call of this visitor. Gives 0 when it may pass, else the milliseconds until the next
   * one may; throws where nothing can be counted.
   */
  take(visitor: string): Promise<number>;
}

/** A limit counted by any limiter of rate-limiter-flexible: in memory, Redis, a database … */
export function limitBy(limiter: Pick<RateLimiterAbstract, 'consume'>): VisitorLimit {
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

export interface VisitorLimits {
  readonly chat: VisitorLimit;
  readonly movies: VisitorLimit;
}

/** 30 chat requests and 300 movie requests a minute, counted in this process alone. */
export function limitsInMemory(): VisitorLimits {
  return {
    chat: limitBy(new RateLimiterMemory({ keyPrefix: 'chat', points: 30, duration: 60 })),
    movies: limitBy(new RateLimiterMemory({ keyPrefix: 'movies', points: 300, duration: 60 })),
  };
}
