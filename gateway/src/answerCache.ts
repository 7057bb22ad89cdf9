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

export interface CachedAnswer {
  readonly text: string;
  readonly isFresh: boolean;
}

/** Either another instance has answered, or the caller sends the request. */
export type Lease =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'leader'; readonly release: () => Promise<void> };

const pollEveryMs = 50;

/** Responses by question. Keys are digests, so the store reveals no question. */
export function answerCache(store: Store, { now, pause }: Ports) {
  async function read(question: string): Promise<CachedAnswer | undefined> {
    const entry = await store.get(keyOf('answer', question));
    if (entry === undefined) return undefined;
    const end = entry.indexOf('\n');
    return { text: entry.slice(end + 1), isFresh: now() < Number(entry.slice(0, end)) };
  }

  return {
    read,

    async write(question: string, text: string, { freshMs, staleMs }: Lifetime): Promise<void> {
      const entry = `${now() + freshMs}\n${text}`;
      await store.set(keyOf('answer', question), entry, freshMs + staleMs);
    },

    /**
     * Makes one instance the leader for a question, for at most `maxMs`. The others wait for its
     * response until the signal aborts.
     */
    async lease(question: string, maxMs: number, signal: AbortSignal): Promise<Lease> {
      const key = keyOf('lock', question);
      const owner = randomUUID();
      const release = () => store.deleteIf(key, owner);
      for (;;) {
        signal.throwIfAborted();
        const isLeader = await store.add(key, owner, maxMs);
        if (!isLeader) await pause(pollEveryMs);
        // The last leader may have answered since the caller read the cache.
        const answer = await read(question);
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

function keyOf(kind: string, question: string): string {
  return `${kind}:${createHash('sha256').update(question).digest('base64url')}`;
}
