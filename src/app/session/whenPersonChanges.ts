import type { User } from '@/domain/session';

/**
 * Calls back when the browser keeps another person than the one on the screen, or nobody any more.
 * The provider's SDK notices neither in a page that the back/forward cache restores, nor at once on
 * a phone. A sign-out that another tab does meanwhile it hears of at once.
 */
export function whenPersonChanges(
  uid: string,
  remembered: () => User | null,
  onChange: () => void,
): () => void {
  // False for good where the storage is denied or full: the session is in memory there.
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
