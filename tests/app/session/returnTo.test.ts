import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wayBackIn, wayBackTo } from '@/app/session/returnTo';

describe('the way back', () => {
  it('leads to where somebody wanted to go, with what the history keeps beside it', () => {
    const spot = { search: '?search=heist', state: { owner: 'asha' } };

    expect(wayBackIn(wayBackTo(spot))).toEqual(spot);
  });

  it('is not kept where it would lead to the beginning anyway', () => {
    expect(wayBackTo({ search: '', state: null })).toBeNull();
  });

  it('leads to the beginning where nothing sensible is kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ wayBack: fc.anything() }), fc.constant(null)),
        (state) => {
          const { search } = wayBackIn(state);

          expect(typeof search).toBe('string');
        },
      ),
    );
    expect(wayBackIn({ wayBack: { search: 1, state: {} } })).toEqual({ search: '', state: null });
  });
});
