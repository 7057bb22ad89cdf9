import { onBackOnline } from './network';

/**
 * Loads, then subscribes. Returns unsubscribe immediately. Retries on `online`; calls `onFailure`
 * only while online.
 */
export function subscribeWhenLoaded<Thing>(
  load: () => Promise<Thing>,
  subscribe: (thing: Thing) => () => void,
  onFailure: (cause: unknown) => void,
): () => void {
  let isStopped = false;
  let unsubscribe = () => {};

  const attempt = () => {
    unsubscribe();
    load().then(
      (thing) => {
        if (!isStopped) unsubscribe = subscribe(thing);
      },
      (cause: unknown) => {
        if (isStopped) return;
        if (navigator.onLine) onFailure(cause);
        unsubscribe = onBackOnline(attempt);
      },
    );
  };
  attempt();

  return () => {
    isStopped = true;
    unsubscribe();
  };
}
