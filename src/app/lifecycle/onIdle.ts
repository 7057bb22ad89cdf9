const patience = 5_000;

export function onIdle(job: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(job, { timeout: patience });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(job);
  return () => clearTimeout(waiting);
}
