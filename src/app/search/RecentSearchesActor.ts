import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import * as v from 'valibot';
import { maxRecentSearches } from '@/domain/recentSearches';
import { recentSearchesKey } from '@/domain/storageKeys';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import type { Services } from '../services/Services';
import { removeItem, setItem } from '../services/storage';
import { storedOf } from '../services/storedOf';

export const RecentSearchesActor = createActorContext(recentSearchesMachine);

const Stored = v.object({
  uid: v.string(),
  queries: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())),
    v.transform((queries) => queries.slice(0, maxRecentSearches)),
  ),
});

/**
 * Connects the recent searches to this user's queries in `localStorage`. Removes those of another
 * user.
 */
export function wireRecentSearches({ report }: Services, uid: string) {
  return recentSearchesMachine.provide({
    actors: {
      watchRecent: fromCallback(({ sendBack }) => {
        const stored = () => storedOf(uid, Stored, recentSearchesKey);
        const sendQueries = () => {
          const queries = stored()?.queries ?? [];
          sendBack({ type: 'recent.changed', queries } satisfies RecentActorEvent);
        };
        const onStorage = ({ key }: StorageEvent) => {
          if (key === recentSearchesKey || key === null) sendQueries();
        };
        if (!stored()) removeItem(recentSearchesKey);
        sendQueries();
        window.addEventListener('storage', onStorage);
        // A page in the back/forward cache gets no storage events.
        window.addEventListener('pageshow', sendQueries);
        return () => {
          window.removeEventListener('storage', onStorage);
          window.removeEventListener('pageshow', sendQueries);
        };
      }),
    },
    actions: {
      saveQueries: (_, { queries }) => setItem(recentSearchesKey, JSON.stringify({ uid, queries })),
      reportFailure: (_, { cause }) => report('error watching the recent searches', cause),
    },
  });
}
