import { describe, expect, it } from 'vitest';
import { tooManyRequests } from '../src/rateLimits';

describe('tooManyRequests', () => {
  it.each([
    [0, '1'],
    [1_000, '1'],
    [1_001, '2'],
    [60_000, '60'],
  ])('lets a visitor wait %d ms in whole seconds: %s', (waitMs, seconds) => {
    expect(tooManyRequests(waitMs).headers).toEqual({
      'retry-after': seconds,
      'x-should-retry': 'false',
    });
  });
});
