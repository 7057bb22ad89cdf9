import { Workbox } from 'workbox-window';
import type { OfflineCache } from '@/domain/ports';

interface Settings {
  readonly scriptUrl: string;
  readonly scope: string;
  readonly container: ServiceWorkerContainer;
}

/** Chromium activates a busy worker only after 30 s without events. */
const maxWaitMs = 60_000;
const askAgainMs = 1000;

export function serviceWorkerCache({ scriptUrl, scope, container }: Settings): OfflineCache {
  return {
    watch(onNewVersion, onFailure) {
      const listening = new AbortController();
      const unlessStopped = (job: () => void) => {
        if (!listening.signal.aborted) job();
      };
      const workbox = new Workbox(scriptUrl, { scope });
      let isKept = container.controller !== null;

      // The first worker also waits if the browser activates it slowly.
      workbox.addEventListener('waiting', () => isKept && unlessStopped(onNewVersion));
      workbox.addEventListener('controlling', () => {
        // Another tab activated the update.
        if (isKept) unlessStopped(onNewVersion);
        else keepSeen(workbox);
        isKept = true;
      });
      workbox
        .register({ immediate: true })
        .catch((cause: unknown) => unlessStopped(() => onFailure(cause)));

      const look = () => {
        // Offline there is no update.
        if (document.visibilityState === 'visible') workbox.update().catch(() => {});
      };
      document.addEventListener('visibilitychange', look, { signal: listening.signal });
      return () => listening.abort();
    },

    async activateUpdate({ signal }) {
      const registration = await container.getRegistration(scope);
      if (!registration?.waiting) return; // Another tab activated it; a reload is enough.
      const stop = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
      // A newer version may be waiting by then.
      const ask = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      const asking = setInterval(ask, askAgainMs);
      const taken = new Promise<void>((resolve, reject) => {
        container.addEventListener('controllerchange', () => resolve(), { signal: stop });
        stop.addEventListener('abort', () =>
          reject(new Error('The new version did not take over.', { cause: stop.reason })),
        );
      });
      ask();
      await taken.finally(() => clearInterval(asking));
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
          else reject(new Error('The worker did not forget all of the person.', { cause: data }));
        };
        AbortSignal.timeout(maxWaitMs).addEventListener('abort', () => {
          port1.close();
          reject(new Error('The worker did not say that it has forgotten the person.'));
        });
        worker.postMessage({ type: 'FORGET_PERSON' }, [port2]);
      });
    },
  };
}

/** Resources loaded before the worker existed; they are in the HTTP cache. */
function keepSeen(workbox: Workbox) {
  const seen = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType === 'img' || initiatorType === 'css')
    .map(({ name }) => name);
  if (seen.length > 0) {
    void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(seen)] } });
  }
}
