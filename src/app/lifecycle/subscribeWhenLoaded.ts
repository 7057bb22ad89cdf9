import { onBackOnline } from './network';

/**
 * Begins something with what is loaded first, and returns at once the way to stop it. Where that does
 * not come it is loaded again when the network is back; `onFailure` is told unless there is none.
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
