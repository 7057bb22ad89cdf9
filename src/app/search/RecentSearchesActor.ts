import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import * as v from 'valibot';
import { maxRecentSearches } from '@/domain/recentSearches';
import { recentSearchesKey } from '@/domain/storageKeys';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import type { Services } from '../services/Services';
import { removeItem, setItem, getItem } from '../services/storage';

export const RecentSearchesActor = createActorContext(recentSearchesMachine);

const Kept = v.object({
  uid: v.string(),
  queries: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())),
    v.transform((queries) => queries.slice(0, maxRecentSearches)),
  ),
});

/** Plugs what the browser keeps of this person's queries into the recent searches. */
export function wireRecentSearches({ report }: Services, uid: string) {
  return recentSearchesMachine.provide({
    actors: {
      watchRecent: fromCallback(({ sendBack }) => {
        const tell = () => {
          const news: RecentActorEvent = { type: 'recent.changed', queries: keptOf(uid) ?? [] };
          sendBack(news);
        };
        const heed = ({ key }: StorageEvent) => {
          if (key === recentSearchesKey || key === null) tell();
        };
        tell();
        window.addEventListener('storage', heed);
        return () => window.removeEventListener('storage', heed);
      }),
    },
    actions: {
      saveQueries: (_, { queries }) => setItem(recentSearchesKey, JSON.stringify({ uid, queries })),
      reportFailure: (_, { cause }) => report('error watching the recent searches', cause),
    },
  });
}

/** Removes the recent searches that the browser keeps of anybody else. */
export function forgetOthersSearches(uid: string) {
  if (!keptOf(uid)) removeItem(recentSearchesKey);
}

/** The kept queries of this person; `undefined` where they are another person's, or unreadable. */
function keptOf(uid: string): readonly string[] | undefined {
  try {
    const kept = v.parse(Kept, JSON.parse(getItem(recentSearchesKey) ?? ''));
    return kept.uid === uid ? kept.queries : undefined;
  } catch {
    return undefined;
  }
}
