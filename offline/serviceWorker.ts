import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { routeAt } from '../src/domain/routes';
import { ownerOf } from './ownerOf';

declare const self: ServiceWorkerGlobalScope;

const { shell, base, movies, pictures } = __KEPT__;

/** Seconds after which the last list is given instead of one that is still to come. */
const patience = 4;

const fonts = `marquee-fonts ${base}`;
const ofPerson = {
  lists: `marquee-lists ${base}`,
  pictures: `marquee-pictures ${base}`,
} as const;

/** How often what was kept of a person has been let go of since this worker began. */
let partings = 0;

/** What was asked for before a person left is not kept after it. */
const notAfterParting: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.partings = partings;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.partings === partings ? response : null),
  // The person may have left while it was being written.
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state?.partings !== partings) await caches.delete(cacheName);
  },
};

const successes = new CacheableResponsePlugin({ statuses: [200] });

// Pages have routes of their own below, `/` too.
precacheAndRoute([...shell], { directoryIndex: '' });
clientsClaim();

// The screens' own addresses need no network; behind others may be somebody else's page.
const page = createHandlerBoundToURL(`${base}index.html`);
const ownRoutes = ['', 'login', 'browse'];
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && ownRoutes.includes(routeAt(url.pathname, base)),
  // A page that the browser evicted may be of another version on the host by now.
  (options) => page(options).catch(() => fetch(options.request)),
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  (options) => fetch(options.request).catch(() => page(options)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({
    cacheName: fonts,
    plugins: [successes, new ExpirationPlugin({ maxEntries: 12 })],
  }),
);

const lists = ['upcoming', 'popular', 'top_rated', 'now_playing'].map(
  (kind) => `${movies}/3/movie/${kind}`,
);
registerRoute(
  ({ url }) => lists.includes(url.origin + url.pathname),
  new NetworkFirst({
    cacheName: ofPerson.lists,
    networkTimeoutSeconds: patience,
    plugins: [
      successes,
      {
        cacheKeyWillBeUsed: async ({ request }) => {
          const key = new URL(request.url);
          key.searchParams.set('owner', await ownerOf(request.headers.get('authorization')));
          return key.href;
        },
      },
      notAfterParting,
    ],
  }),
);

const seenPictures = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true });
const picture = new CacheFirst({
  cacheName: ofPerson.pictures,
  plugins: [
    {
      // Only what may be read can be told from an error, and counts with its true size.
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'omit' }),
    },
    successes,
    notAfterParting,
    seenPictures,
  ],
});

/** Whether the host sends CORS headers. `undefined` until this worker has received a picture. */
let arePicturesReadable: boolean | undefined;

registerRoute(
  ({ url, request }) =>
    arePicturesReadable !== false &&
    url.href.startsWith(`${pictures}/`) &&
    request.method === 'GET',
  async (options: RouteHandlerCallbackOptions) => {
    try {
      const response = await picture.handle(options);
      arePicturesReadable = true;
      return response;
    } catch {
      return arePicturesReadable ? unavailable() : unreadable(options.request);
    }
  },
);

/** A page may show what the worker may not read. From now on the page asks by itself. */
async function unreadable(request: Request) {
  try {
    const response = await fetch(request, { mode: 'no-cors' });
    arePicturesReadable ??= false;
    return response;
  } catch {
    return unavailable();
  }
}

/** Firefox reports `Response.error()` as an uncaught error of the page. */
function unavailable() {
  return new Response(null, { status: 504 });
}

self.addEventListener('message', (event) => {
  if (typeof event.data !== 'object' || event.data === null) return;
  switch (event.data.type) {
    case 'SKIP_WAITING':
      return event.waitUntil(self.skipWaiting());
    case 'FORGET_PERSON':
      event.waitUntil(forgetPerson().then((failure) => event.ports[0]?.postMessage(failure)));
  }
});

/** Deletes all that it can. Resolves with the first failure, or null. */
async function forgetPerson(): Promise<string | null> {
  partings += 1;
  const results = await Promise.allSettled([
    seenPictures.deleteCacheAndMetadata(),
    ...Object.values(ofPerson).map((name) => caches.delete(name)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  return failed ? String(failed.reason) : null;
}
