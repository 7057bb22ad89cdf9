/**
 * Listens to something that is loaded first: `begin` is called once it is there and returns the way
 * to stop, which is what this returns at once.
 */
export function whenLoaded<Thing>(
  loading: Promise<Thing>,
  begin: (thing: Thing) => () => void,
  onFailure: (cause: unknown) => void,
): () => void {
  let isStopped = false;
  let stop = () => {};
  loading.then((thing) => {
    if (!isStopped) stop = begin(thing);
  }, onFailure);
  return () => {
    isStopped = true;
    stop();
  };
}
