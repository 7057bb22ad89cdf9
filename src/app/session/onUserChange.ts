import type { User } from '@/domain/session';

/**
 * The SDK misses a change of user in a page restored from the back/forward cache, and notices it
 * late on phones.
 */
export function onUserChange(
  uid: string,
  readCachedUser: () => User | null,
  onChange: (stored: User | null, eventType: string) => void,
): () => void {
  // Stays false if storage is denied or full: the session is in memory only.
  let wasStored = false;
  const check = ({ type }: Pick<Event, 'type'>) => {
    const stored = readCachedUser();
    if (stored?.uid === uid) wasStored = true;
    else if (stored || (wasStored && type !== 'storage')) onChange(stored, type);
  };
  const listening = new AbortController();
  for (const type of ['storage', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, check, { signal: listening.signal });
  }
  check({ type: 'storage' });
  return () => listening.abort();
}
