import { clientsClaim, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { screenAt } from '../src/domain/routes';
import { hasMovies, withWholeBody } from './listResponse';
import { ownerOf } from './ownerOf';

declare const self: ServiceWorkerGlobalScope;

const { shell, base, movies, pictures } = __OFFLINE__;

const networkTimeoutSeconds = 4;

const fonts = `marquee-fonts ${base}`;
const personalCaches = {
  lists: `marquee-lists ${base}`,
  pictures: `marquee-pictures ${base}`,
} as const;

/** Incremented at sign-out. */
let cacheEpoch = 0;

/** Responses requested before a sign-out are not cached. */
const skipIfSignedOutSince: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.cacheEpoch = cacheEpoch;
  },
  cacheWillUpdate: async ({ response, state }) =>
    state?.cacheEpoch === cacheEpoch ? response : null,
  // The user may have signed out during the write.
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state?.cacheEpoch !== cacheEpoch) await caches.delete(cacheName);
  },
};

/** A maintenance page or a captive portal may answer with status 200. */
function only(contentType: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && contentType.test(response.headers.get('content-type') ?? '')
        ? response
        : null,
  };
}

// Navigations, including `/`, have their own routes below.
precacheAndRoute([...shell], { directoryIndex: '' });
clientsClaim();

// Our own routes work offline. Other paths may belong to another site on this host.
const page = createHandlerBoundToURL(`${base}index.html`);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && screenAt(url.pathname, base) !== 'notFound',
  // If the browser evicted the page, fetch it; it may be a newer version.
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
    plugins: [only(/^font\/|octet-stream/), new ExpirationPlugin({ maxEntries: 12 })],
  }),
);

const lists = ['upcoming', 'popular', 'top_rated', 'now_playing'].map(
  (kind) => `${movies}/3/movie/${kind}`,
);
registerRoute(
  ({ url }) => lists.includes(url.origin + url.pathname),
  new NetworkFirst({
    cacheName: personalCaches.lists,
    networkTimeoutSeconds,
    plugins: [
      only(/json/),
      {
        cacheKeyWillBeUsed: async ({ request }) => {
          const key = new URL(request.url);
          key.searchParams.set('owner', await ownerOf(request.headers.get('authorization')));
          return key.href;
        },
        fetchDidSucceed: ({ response }) => withWholeBody(response),
        cacheWillUpdate: async ({ response }) => ((await hasMovies(response)) ? response : null),
      },
      skipIfSignedOutSince,
    ],
  }),
);

const maxPictures = 400;
const picture = new CacheFirst({
  cacheName: personalCaches.pictures,
  plugins: [
    {
      // Opaque responses hide errors and are padded in the storage quota.
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: 'cors', credentials: 'omit' }),
    },
    only(/^image\//),
    skipIfSignedOutSince,
    new ExpirationPlugin({ maxEntries: maxPictures, purgeOnQuotaError: true }),
  ],
});

/** Whether the host sends CORS headers. `undefined` until the first picture. */
let arePicturesReadable: boolean | undefined;

registerRoute(
  ({ url }) => arePicturesReadable !== false && url.href.startsWith(`${pictures}/`),
  async (options: RouteHandlerCallbackOptions) => {
    try {
      const response = await picture.handle(options);
      arePicturesReadable = true;
      return response;
    } catch {
      return arePicturesReadable ? unavailable() : fetchOpaque(options.request);
    }
  },
);

/** The page may show pictures that the worker cannot read. Later ones bypass the worker. */
async function fetchOpaque(request: Request) {
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
      event.waitUntil(clearPersonalData().then((failure) => event.ports[0]?.postMessage(failure)));
  }
});

/** Deletes everything it can. Resolves with the first failure, or null. */
async function clearPersonalData(): Promise<string | null> {
  cacheEpoch += 1;
  const results = await Promise.allSettled([
    // The plugin knows only what was used since the worker started.
    new CacheExpiration(personalCaches.pictures, { maxEntries: maxPictures }).delete(),
    ...Object.values(personalCaches).map((name) => caches.delete(name)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  return failed ? String(failed.reason) : null;
}
