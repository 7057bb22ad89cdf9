import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromReturnState, toReturnState } from '@/app/session/returnTo';

describe('return state', () => {
  it('keeps the search string and the history state', () => {
    const spot = { search: '?search=heist', state: { owner: 'asha' } };

    expect(fromReturnState(toReturnState(spot))).toEqual(spot);
  });

  it('is null for the start page', () => {
    expect(toReturnState({ search: '', state: null })).toBeNull();
  });

  it('falls back to the start page when it is invalid', () => {
    const noText = fc.anything().filter((value) => typeof value !== 'string');
    const invalid = fc.oneof(
      fc.anything(),
      fc.record({ returnTo: fc.anything() }),
      fc.record({ returnTo: fc.record({ search: noText, state: fc.anything() }) }),
    );

    fc.assert(
      fc.property(invalid, (state) => {
        expect(fromReturnState(state)).toEqual({ search: '', state: null });
      }),
    );
  });
});
