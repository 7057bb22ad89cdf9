import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryAt, markOf, type Entry } from '@/app/url/historyEntry';

const search = '?search=heist&movie=949';
const results: Entry = {
  place: { search: { query: 'heist', asked: true }, movieId: 949 },
  over: true,
};

describe('an entry of the history', () => {
  it('is found by its owner as it was left', () => {
    expect(entryAt({ search, state: markOf(results, 'asha') }, 'asha')).toEqual(results);
  });

  it('is nothing to anybody else', () => {
    expect(entryAt({ search, state: markOf(results, 'asha') }, 'ravi')).toBeUndefined();
  });

  it('asks nothing where it is a link, whatever else stands beside it', () => {
    const link = { place: { search: { query: 'heist', asked: false }, movieId: 949 }, over: false };

    expect(entryAt({ search, state: null }, 'asha')).toEqual(link);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ owner: fc.constantFrom('asha', 1, null), asked: fc.anything() }),
        ),
        (state) => {
          expect(entryAt({ search, state }, 'asha')).toEqual(link);
        },
      ),
    );
  });
});
