import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import * as v from 'valibot';
import { maxRecentSearches } from '@/domain/recentSearches';
import { recentSearchesKey } from '@/domain/storageKeys';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import type { Services } from '../services/Services';
import { removeItem, setItem, getItem } from '../services/storage';

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
        const sendQueries = () => {
          const queries = storedQueriesOf(uid) ?? [];
          sendBack({ type: 'recent.changed', queries } satisfies RecentActorEvent);
        };
        const onStorage = ({ key }: StorageEvent) => {
          if (key === recentSearchesKey || key === null) sendQueries();
        };
        if (!storedQueriesOf(uid)) removeItem(recentSearchesKey);
        sendQueries();
        window.addEventListener('storage', onStorage);
        return () => window.removeEventListener('storage', onStorage);
      }),
    },
    actions: {
      saveQueries: (_, { queries }) => setItem(recentSearchesKey, JSON.stringify({ uid, queries })),
      reportFailure: (_, { cause }) => report('error watching the recent searches', cause),
    },
  });
}

/** `undefined` if they belong to another user or are unreadable. */
function storedQueriesOf(uid: string): readonly string[] | undefined {
  try {
    const stored = v.parse(Stored, JSON.parse(getItem(recentSearchesKey) ?? ''));
    return stored.uid === uid ? stored.queries : undefined;
  } catch {
    return undefined;
  }
}
