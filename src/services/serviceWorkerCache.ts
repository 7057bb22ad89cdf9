import type { OfflineCache } from '@/domain/ports';

interface Settings {
  readonly scriptUrl: string;
  readonly scope: string;
  readonly container: ServiceWorkerContainer;
}

/** Chromium activates a busy worker only after 30 s without events. */
const maxWaitMs = 60_000;
const retryMs = 1000;

export function serviceWorkerCache({ scriptUrl, scope, container }: Settings): OfflineCache {
  /** When personal data was last cleared, as a time of `performance`. */
  let clearedAt = 0;

  return {
    watch(onNewVersion, onFailure) {
      const controller = new AbortController();
      const { signal } = controller;
      let hadWorker = container.controller !== null;
      container.addEventListener(
        'controllerchange',
        () => {
          // Another tab activated the update.
          if (hadWorker) onNewVersion();
          else cacheLoadedResources(container.controller, clearedAt);
          hadWorker = true;
        },
        { signal },
      );

      function follow(registration: ServiceWorkerRegistration) {
        if (signal.aborted) return;
        const reportWaiting = () => {
          // The first worker also waits if the browser activates it slowly.
          if (registration.waiting && hadWorker) onNewVersion();
        };
        const onUpdateFound = () => {
          reportWaiting();
          // A worker can have installed before WebKit reports it.
          registration.installing?.addEventListener('statechange', reportWaiting, { signal });
        };
        onUpdateFound();
        registration.addEventListener('updatefound', onUpdateFound, { signal });

        const checkForUpdate = () => {
          // Offline there is no update.
          if (document.visibilityState === 'visible') registration.update().catch(() => {});
        };
        document.addEventListener('visibilitychange', checkForUpdate, { signal });
      }
      container.register(scriptUrl, { scope }).then(follow, (cause: unknown) => {
        if (!signal.aborted) onFailure(cause);
      });
      return () => controller.abort();
    },

    async activateUpdate({ signal }) {
      const registration = await container.getRegistration(scope);
      if (!registration?.waiting) return; // Another tab activated it; a reload is enough.
      signal.throwIfAborted();
      const stop = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
      // A newer version may be waiting by then.
      const skipWaiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      const interval = setInterval(skipWaiting, retryMs);
      const activated = new Promise<void>((resolve, reject) => {
        container.addEventListener('controllerchange', () => resolve(), { signal: stop });
        stop.addEventListener('abort', () =>
          reject(new Error('The new service worker did not activate.', { cause: stop.reason })),
        );
      });
      skipWaiting();
      await activated.finally(() => clearInterval(interval));
    },

    async clearPersonalData() {
      clearedAt = performance.now();
      const registration = await container.getRegistration(scope);
      const worker = registration?.active;
      if (!worker) return;
      await new Promise<void>((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          port1.close();
          if (data === null) resolve();
          else
            reject(
              new Error('The service worker could not delete all personal data.', { cause: data }),
            );
        };
        AbortSignal.timeout(maxWaitMs).addEventListener('abort', () => {
          port1.close();
          reject(new Error('The service worker did not confirm that personal data is deleted.'));
        });
        worker.postMessage({ type: 'FORGET_PERSON' }, [port2]);
      });
    },
  };
}

/**
 * Resources loaded before the worker existed; they are in the HTTP cache. Pictures from before
 * personal data was cleared are left out.
 */
function cacheLoadedResources(worker: ServiceWorker | null, clearedAt: number) {
  const urls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ initiatorType, startTime }) =>
        initiatorType === 'css' || (initiatorType === 'img' && startTime > clearedAt),
    )
    .map(({ name }) => name);
  if (urls.length > 0) {
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } });
  }
}
