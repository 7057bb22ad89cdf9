import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wireRecentSearches } from '@/app/search/RecentSearchesActor';
import { recentSearchesKey } from '@/domain/storageKeys';
import type { Services } from '@/app/services/Services';
import { memoryStorage } from '../../support/memoryStorage';

let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function startRecentSearches(uid: string) {
  const services: Pick<Services, 'report'> = { report: vi.fn() };
  const actor = createActor(wireRecentSearches(services as Services, uid)).start();
  stop = () => actor.stop();
  return { actor, queries: () => actor.getSnapshot().context.queries };
}

/** Stores a value as another tab does, and dispatches the `storage` event that this tab gets. */
function storeInAnotherTab(value: object) {
  localStorage.setItem(recentSearchesKey, JSON.stringify(value));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: recentSearchesKey }));
}

describe('RecentSearchesActor', () => {
  it('restores the searches of the same user', () => {
    startRecentSearches('asha').actor.send({ type: 'recent.add', query: 'heist' });

    expect(startRecentSearches('asha').queries()).toEqual(['heist']);
  });

  it('starts empty for another user, and removes the searches of the one before', () => {
    startRecentSearches('asha').actor.send({ type: 'recent.add', query: 'heist' });

    expect(startRecentSearches('ravi').queries()).toEqual([]);
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  });

  it('synchronises with other tabs of the same user only', () => {
    const { queries } = startRecentSearches('ravi');

    storeInAnotherTab({ uid: 'asha', queries: ['heist'] });
    expect(queries()).toEqual([]);
    storeInAnotherTab({ uid: 'ravi', queries: ['cats'] });
    expect(queries()).toEqual(['cats']);
    storeInAnotherTab({ uid: 'ravi', queries: [] });
    expect(queries()).toEqual([]);
  });

  it('keeps what another tab added while the page was in the back/forward cache', () => {
    const { actor } = startRecentSearches('ravi');

    localStorage.setItem(recentSearchesKey, JSON.stringify({ uid: 'ravi', queries: ['cats'] }));
    window.dispatchEvent(new Event('pageshow'));
    actor.send({ type: 'recent.add', query: 'heist' });

    expect(startRecentSearches('ravi').queries()).toEqual(['heist', 'cats']);
  });

  it('starts empty when the stored value is invalid', () => {
    localStorage.setItem(recentSearchesKey, '{"uid":"ravi","queries":"heist"}');

    expect(startRecentSearches('ravi').queries()).toEqual([]);
  });
});
