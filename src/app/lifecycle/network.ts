export function onBackOnline(job: () => void): () => void {
  window.addEventListener('online', job);
  return () => window.removeEventListener('online', job);
}

/** Calls back once, when the first service worker takes control. */
export function onFirstControlled(job: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || container.controller) return () => {};
  container.addEventListener('controllerchange', job, { once: true });
  return () => container.removeEventListener('controllerchange', job);
}
