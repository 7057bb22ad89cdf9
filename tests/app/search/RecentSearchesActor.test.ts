import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { forgetOthersSearches, wireRecentSearches } from '@/app/search/RecentSearchesActor';
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

function recentOf(uid: string) {
  const services: Pick<Services, 'report'> = { report: vi.fn() };
  const actor = createActor(wireRecentSearches(services as Services, uid)).start();
  stop = () => actor.stop();
  return { actor, queries: () => actor.getSnapshot().context.queries };
}

/** Another tab keeps this, as the browser reports it here. */
function anotherTabKeeps(value: object) {
  localStorage.setItem(recentSearchesKey, JSON.stringify(value));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: recentSearchesKey }));
}

describe('the recent searches', () => {
  it('are there again for the person who searched', () => {
    recentOf('asha').actor.send({ type: 'recent.add', query: 'heist' });

    expect(recentOf('asha').queries()).toEqual(['heist']);
  });

  it('are not there for another person', () => {
    recentOf('asha').actor.send({ type: 'recent.add', query: 'heist' });

    expect(recentOf('ravi').queries()).toEqual([]);
  });

  it('follow this person in another tab, and nobody else', () => {
    const { queries } = recentOf('ravi');

    anotherTabKeeps({ uid: 'asha', queries: ['heist'] });
    expect(queries()).toEqual([]);
    anotherTabKeeps({ uid: 'ravi', queries: ['cats'] });
    expect(queries()).toEqual(['cats']);
  });

  it('are none if the stored entry cannot be parsed', () => {
    localStorage.setItem(recentSearchesKey, '{"uid":"ravi","queries":"heist"}');

    expect(recentOf('ravi').queries()).toEqual([]);
  });
});

describe('the searches of others', () => {
  it('are removed', () => {
    recentOf('asha').actor.send({ type: 'recent.add', query: 'heist' });

    forgetOthersSearches('ravi');

    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  });

  it('do not take this person’s with them', () => {
    recentOf('asha').actor.send({ type: 'recent.add', query: 'heist' });

    forgetOthersSearches('asha');

    expect(recentOf('asha').queries()).toEqual(['heist']);
  });
});
