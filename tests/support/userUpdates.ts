import type { User } from '@/domain/session';
import { deferred } from './deferred';

/** Records a watcher’s updates. `next` waits for the next one. */
export function userUpdates() {
  const received: (User | null)[] = [];
  let read = 0;
  let next = deferred<void>();

  return {
    received,
    listener(user: User | null) {
      received.push(user);
      next.resolve();
      next = deferred();
    },
    async next(): Promise<User | null> {
      while (read === received.length) await next.promise;
      return received[read++] ?? null;
    },
  };
}
