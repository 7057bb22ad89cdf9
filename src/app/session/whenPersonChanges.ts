import type { User } from '@/domain/session';

/**
 * The SDK misses a change of user in a page restored from the back/forward cache, and notices it
 * late on phones.
 */
export function whenPersonChanges(
  uid: string,
  remembered: () => User | null,
  onChange: () => void,
): () => void {
  // Stays false if storage is denied or full: the session is in memory only.
  let wasKept = false;
  const look = ({ type }: Pick<Event, 'type'>) => {
    const kept = remembered();
    if (kept?.uid === uid) wasKept = true;
    else if (kept || (wasKept && type !== 'storage')) onChange();
  };
  const listening = new AbortController();
  for (const occasion of ['storage', 'pageshow', 'visibilitychange']) {
    window.addEventListener(occasion, look, { signal: listening.signal });
  }
  look({ type: 'storage' });
  return () => listening.abort();
}
