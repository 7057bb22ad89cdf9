import { Workbox } from 'workbox-window';
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
  return {
    watch(onNewVersion, onFailure) {
      const controller = new AbortController();
      const unlessUnsubscribed = (job: () => void) => {
        if (!controller.signal.aborted) job();
      };
      const workbox = new Workbox(scriptUrl, { scope });
      let hadWorker = container.controller !== null;

      // The first worker also waits if the browser activates it slowly.
      workbox.addEventListener('waiting', () => hadWorker && unlessUnsubscribed(onNewVersion));
      workbox.addEventListener('controlling', () => {
        // Another tab activated the update.
        if (hadWorker) unlessUnsubscribed(onNewVersion);
        else cacheLoadedResources(workbox);
        hadWorker = true;
      });
      workbox
        .register({ immediate: true })
        .catch((cause: unknown) => unlessUnsubscribed(() => onFailure(cause)));

      const checkForUpdate = () => {
        // Offline there is no update.
        if (document.visibilityState === 'visible') workbox.update().catch(() => {});
      };
      document.addEventListener('visibilitychange', checkForUpdate, { signal: controller.signal });
      return () => controller.abort();
    },

    async activateUpdate({ signal }) {
      const registration = await container.getRegistration(scope);
      if (!registration?.waiting) return; // Another tab activated it; a reload is enough.
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

/** Resources loaded before the worker existed; they are in the HTTP cache. */
function cacheLoadedResources(workbox: Workbox) {
  const urls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType === 'img' || initiatorType === 'css')
    .map(({ name }) => name);
  if (urls.length > 0) {
    void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } });
  }
}
