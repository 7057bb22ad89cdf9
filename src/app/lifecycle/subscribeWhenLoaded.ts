import { onBackOnline } from './network';

/**
 * Loads, then subscribes. Returns unsubscribe immediately. Retries on `online`; calls `onFailure`
 * only while online.
 */
export function subscribeWhenLoaded<Thing>(
  load: () => Promise<Thing>,
  begin: (thing: Thing) => () => void,
  onFailure: (cause: unknown) => void,
): () => void {
  let isStopped = false;
  let stop = () => {};

  const attempt = () => {
    stop();
    load().then(
      (thing) => {
        if (!isStopped) stop = begin(thing);
      },
      (cause: unknown) => {
        if (isStopped) return;
        if (navigator.onLine) onFailure(cause);
        stop = onBackOnline(attempt);
      },
    );
  };
  attempt();

  return () => {
    isStopped = true;
    stop();
  };
}
