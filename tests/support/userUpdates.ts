import type { User } from '@/domain/session';
import { deferred } from './deferred';

/** What a watcher is told, one after the other; `next` waits where nothing has been told yet. */
export function announcements() {
  const told: (User | null)[] = [];
  let read = 0;
  let news = deferred<void>();

  return {
    told,
    listener(user: User | null) {
      told.push(user);
      news.resolve();
      news = deferred();
    },
    async next(): Promise<User | null> {
      while (read === told.length) await news.promise;
      return told[read++] ?? null;
    },
  };
}
