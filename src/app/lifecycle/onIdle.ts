/** Milliseconds after which a browser that is never idle does the job all the same. */
const patience = 5_000;

/** Does the job as soon as the browser has nothing better to do. Returns the way to call it off. */
export function onIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(job, { timeout: patience });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(job);
  return () => clearTimeout(waiting);
}
