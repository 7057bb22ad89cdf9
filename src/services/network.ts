export function onBackOnline(callback: () => void): () => void {
  window.addEventListener('online', callback);
  return () => window.removeEventListener('online', callback);
}

/** Calls back once, when the first service worker takes control. */
export function onFirstControlled(callback: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || container.controller) return () => {};
  container.addEventListener('controllerchange', callback, { once: true });
  return () => container.removeEventListener('controllerchange', callback);
}
