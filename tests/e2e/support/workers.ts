import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Removes service workers, as in browsers without them. */
export async function withoutWorkers(context: BrowserContext) {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

/** Waits until a worker controls the page. */
export async function waitForWorker(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns a function that waits until the worker has finished what it begins from now on. */
export async function trackWork(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker runs.');
  await worker.evaluate(() => {
    const begun: Promise<unknown>[] = [];
    const { prototype }: { prototype: { waitUntil(work: Promise<unknown>): void } } = Reflect.get(
      globalThis,
      'ExtendableEvent',
    );
    const { waitUntil } = prototype;
    prototype.waitUntil = function track(work) {
      begun.push(work);
      waitUntil.call(this, work);
    };
    Reflect.set(globalThis, 'begun', begun);
  });
  return () => worker.evaluate(() => Promise.allSettled(Reflect.get(globalThis, 'begun')));
}

/** Waits until the next worker is `installed` or `redundant`. */
export async function waitForInstallation(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const scope = await new Promise<ServiceWorkerRegistration>((resolve) => {
      const look = async () => {
        const registration = await serviceWorker.getRegistration();
        if (registration) resolve(registration);
        else requestAnimationFrame(look);
      };
      void look();
    });
    const worker = await new Promise<ServiceWorker>((resolve) => {
      const look = () => scope.installing && resolve(scope.installing);
      scope.addEventListener('updatefound', look);
      look();
    });
    return new Promise<string>((resolve) => {
      const look = () => worker.state !== 'installing' && resolve(worker.state);
      worker.addEventListener('statechange', look);
      look();
    });
  });
}

/**
 * Cached URLs by cache name, without the shell. Empty caches are skipped: opening a cache
 * that is being deleted recreates it.
 */
export async function cachedUrls(page: Page): Promise<Readonly<Record<string, string[]>>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('precache'));
    const entries = names.map(async (name) => {
      const cached = await (await caches.open(name)).keys();
      return [name.split(' ')[0], cached.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(
      (await Promise.all(entries)).filter(([, cached]) => cached.length > 0),
    );
  });
}

/** Waits until the four lists and some pictures are cached. */
export async function expectCached(page: Page) {
  await expect.poll(async () => (await cachedUrls(page))['marquee-lists']?.length, 'lists').toBe(4);
  await expect
    .poll(async () => (await cachedUrls(page))['marquee-pictures']?.length ?? 0, 'pictures')
    .toBeGreaterThan(2);
}
