import { createHash, randomUUID } from 'node:crypto';
import type { Store } from './store';

interface Ports {
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

export interface Lifetime {
  readonly freshMs: number;
  /** How much longer it is stored, for use when the service is down. */
  readonly staleMs: number;
}

interface CachedAnswer {
  readonly text: string;
  readonly isFresh: boolean;
}

/** Either another instance has answered, or the caller sends the request. */
type Lease =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'leader'; readonly release: () => Promise<void> };

const pollEveryMs = 50;

/** Responses by cache key. The store has digests of the keys, so it reveals no query. */
export function answerCache(store: Store, { now, pause }: Ports) {
  async function read(cacheKey: string): Promise<CachedAnswer | undefined> {
    const entry = await store.get(storeKeyOf('answer', cacheKey));
    if (entry === undefined) return undefined;
    const end = entry.indexOf('\n');
    return { text: entry.slice(end + 1), isFresh: now() < Number(entry.slice(0, end)) };
  }

  return {
    read,

    async write(cacheKey: string, text: string, { freshMs, staleMs }: Lifetime): Promise<void> {
      const entry = `${now() + freshMs}\n${text}`;
      await store.set(storeKeyOf('answer', cacheKey), entry, freshMs + staleMs);
    },

    /**
     * Makes one instance the leader for a cache key, for at most `maxMs`. The others wait for its
     * response until the signal aborts.
     */
    async lease(cacheKey: string, maxMs: number, signal: AbortSignal): Promise<Lease> {
      const lock = storeKeyOf('lock', cacheKey);
      const owner = randomUUID();
      const release = () => store.deleteIf(lock, owner);
      for (;;) {
        signal.throwIfAborted();
        const isLeader = await store.add(lock, owner, maxMs);
        if (!isLeader) await pause(pollEveryMs);
        // The last leader may have answered since the caller read the cache.
        const answer = await read(cacheKey);
        if (!answer?.isFresh && isLeader) return { kind: 'leader', release };
        if (answer?.isFresh) {
          if (isLeader) await release();
          return { kind: 'answered', text: answer.text };
        }
      }
    },
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;

function storeKeyOf(kind: string, cacheKey: string): string {
  return `${kind}:${createHash('sha256').update(cacheKey).digest('base64url')}`;
}
