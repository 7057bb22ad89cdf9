/** Tells when the browser gets a network again. Returns the way to stop. */
export function onBackOnline(job: () => void): () => void {
  window.addEventListener('online', job);
  return () => window.removeEventListener('online', job);
}

/** Tells when a worker that keeps the page comes between page and network for the first time. */
export function onFirstControlled(job: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || container.controller) return () => {};
  container.addEventListener('controllerchange', job, { once: true });
  return () => container.removeEventListener('controllerchange', job);
}
