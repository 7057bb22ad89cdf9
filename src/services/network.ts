export function onBackOnline(callback: () => void): () => void {
  window.addEventListener('online', callback);
  return () => window.removeEventListener('online', callback);
}

/** `undefined` on insecure pages, although the types promise it. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker as ServiceWorkerContainer | undefined;
}

/** Calls back once, when the first service worker takes control. */
export function onFirstControlled(callback: () => void): () => void {
  const container = serviceWorkers();
  if (!container || container.controller) return () => {};
  container.addEventListener('controllerchange', callback, { once: true });
  return () => container.removeEventListener('controllerchange', callback);
}
