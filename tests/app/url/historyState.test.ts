import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyEntryAt, toHistoryState } from '@/app/url/historyState';
import { homeEntry, type HistoryEntry } from '@/domain/historyStep';

const search = '?search=heist&movie=949';
const results: HistoryEntry = {
  location: { search: { query: 'heist', asked: true }, movieId: 949 },
  entriesToPage: 1,
  isOwn: true,
};

describe('historyEntryAt', () => {
  it('returns the entry to its owner', () => {
    expect(historyEntryAt({ search, state: toHistoryState(results, 'asha') }, 'asha')).toEqual(
      results,
    );
  });

  it('returns the homepage to another user', () => {
    expect(historyEntryAt({ search, state: toHistoryState(results, 'asha') }, 'ravi')).toEqual({
      ...homeEntry,
      isOwn: false,
    });
  });

  it('owns the homepage without a state', () => {
    expect(historyEntryAt({ search: '', state: null }, 'asha')).toEqual(homeEntry);
  });

  it('reads a link as not asked, whatever its state holds', () => {
    const link = {
      location: { search: { query: 'heist', asked: false }, movieId: 949 },
      entriesToPage: 0,
      isOwn: false,
    };

    expect(historyEntryAt({ search, state: null }, 'asha')).toEqual(link);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            owner: fc.constantFrom('asha', 'ravi'),
            asked: fc.anything().filter((value) => typeof value !== 'boolean'),
            popups: fc.nat(),
          }),
          fc.record({ owner: fc.constantFrom(1, null), asked: fc.boolean(), popups: fc.nat() }),
        ),
        (state) => {
          expect(historyEntryAt({ search, state }, 'asha')).toEqual(link);
        },
      ),
    );
  });
});
