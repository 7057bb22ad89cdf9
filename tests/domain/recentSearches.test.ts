import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRecentSearches, withoutRecent, withRecent } from '@/domain/recentSearches';

describe('recent searches', () => {
  it('begin with the latest', () => {
    expect(withRecent(['heist'], ' cats ')).toEqual(['cats', 'heist']);
  });

  it('ignore case when they remove duplicates', () => {
    expect(withRecent(['heist', 'cats'], 'CATS')).toEqual(['CATS', 'heist']);
    expect(withoutRecent(['heist', 'Cats'], ' cats')).toEqual(['heist']);
  });

  it('are limited, unique, and lose removed queries', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (queries, last) => {
        const recent = [...queries, last].reduce<readonly string[]>(withRecent, []);
        const keys = recent.map((query) => query.toLowerCase());

        expect(recent[0]).toBe(last.trim());
        expect(recent.length).toBeLessThanOrEqual(maxRecentSearches);
        expect(new Set(keys).size).toBe(keys.length);
        expect(withoutRecent(recent, last)).toEqual(recent.slice(1));
      }),
    );
  });
});
