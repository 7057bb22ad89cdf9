import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromReturnState, toReturnState } from '@/app/session/returnTo';

describe('the way back', () => {
  it('leads to where somebody wanted to go, with what the history keeps beside it', () => {
    const spot = { search: '?search=heist', state: { owner: 'asha' } };

    expect(fromReturnState(toReturnState(spot))).toEqual(spot);
  });

  it('is not kept where it would lead to the beginning anyway', () => {
    expect(toReturnState({ search: '', state: null })).toBeNull();
  });

  it('leads to the beginning where nothing sensible is kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ returnTo: fc.anything() }), fc.constant(null)),
        (state) => {
          const { search } = fromReturnState(state);

          expect(typeof search).toBe('string');
        },
      ),
    );
    expect(fromReturnState({ returnTo: { search: 1, state: {} } })).toEqual({
      search: '',
      state: null,
    });
  });
});
