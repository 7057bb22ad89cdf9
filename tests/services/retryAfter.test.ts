import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { retryAfter } from '@/services/retryAfter';

afterEach(() => vi.useRealTimers());

describe('retryAfter', () => {
  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': '1.25' }, 1_250],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-1' }, 0],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, 7_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '3' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{}, undefined],
  ] as const)('reads %j', (headers, milliseconds) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10), toFake: ['Date'] });

    expect(retryAfter(new Headers(headers))).toBe(milliseconds);
  });

  it('returns a valid delay or undefined for any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-eE+NaInfity: ') }), (value) => {
        const milliseconds = retryAfter(new Headers({ 'retry-after': value }));

        expect(milliseconds === undefined || milliseconds >= 0).toBe(true);
      }),
    );
  });
});
