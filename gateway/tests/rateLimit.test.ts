import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { rateLimit } from '../src/rateLimit';

describe('rateLimit', () => {
  it('is shared by all who share the store', async () => {
    const store = new RateLimiterMemory({ points: 2, duration: 60 });
    const one = rateLimit(store);
    const other = rateLimit(store);

    expect(await one.take('ada')).toBe(0);
    expect(await other.take('ada')).toBe(0);
    expect(await one.take('ada')).toBeGreaterThan(0);
    expect(await other.take('ada')).toBeLessThanOrEqual(60_000);
    expect(await other.take('grace')).toBe(0);
  });

  it('passes on that the store failed', async () => {
    const limit = rateLimit({ consume: () => Promise.reject(new Error('connection lost')) });

    await expect(limit.take('ada')).rejects.toThrow('connection lost');
  });
});
