import { expect, it } from 'vitest';
import * as keys from '@/domain/storageKeys';

it('gives everything that is stored a key of its own', () => {
  const all = [
    keys.languageKey,
    keys.profileKey,
    keys.recentSearchesKey,
    keys.searchAnswersKey,
    keys.scrollPositionsKey,
    keys.firebaseUserKey('one'),
    keys.firebaseUserKey('two'),
  ];

  expect(new Set(all).size).toBe(all.length);
});

it('keeps the keys under which earlier versions stored', () => {
  expect({ ...keys }).toEqual({
    languageKey: 'marquee.language',
    profileKey: 'marquee.profile',
    recentSearchesKey: 'marquee.searches',
    searchAnswersKey: 'marquee.answers',
    scrollPositionsKey: 'marquee.scrolls',
    firebaseUserKey: expect.any(Function),
  });
});
