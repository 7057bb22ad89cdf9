import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';

/** A mid-range phone: screen, processor four times slower, slow mobile network. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};
const slowness = 4;
const roundTrip = 150;
const shared = Object.entries({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*, authorization',
});
const bytesPerSecond = 1_600_000 / 8;

/**
 * Opens a page in a new context without a cache. Other hosts respond after 150 ms.
 * @param storageEntry an entry of localStorage, for a returning visitor
 * @param moments the moments to record: `form`, `hydrated`, `cards`
 * @param slow throttles processor and network
 */
export async function openPhone(browser, { site, hosts, storageEntry, moments = [], slow = true }) {
  const context = await browser.newContext({
    ...screen,
    // A worker's precache would count as part of this visit.
    serviceWorkers: 'block',
    ...(storageEntry && {
      storageState: { cookies: [], origins: [{ origin: site, localStorage: [storageEntry] }] },
    }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await answerOthers(cdp, hosts, slow ? roundTrip : 0);
  const requests = await noteRequests(cdp, site);
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  await page.addInitScript(observe, moments);
  return {
    page,
    cdp,
    requests,
    moments,
    /** Waits until there is no network activity for two seconds. */
    async networkIdle() {
      let heard = -1;
      while (heard !== requests.news) {
        heard = requests.news;
        await pause(2_000);
      }
    },
    close: () => context.close(),
  };
}

/** Answers every https request with the fake hosts. Our own host uses http. */
export async function answerOthers(cdp, hosts, delay) {
  cdp.on('Fetch.requestPaused', async ({ requestId, request }) => {
    try {
      const [answer] = await Promise.all([answerTo(request, hosts), pause(delay)]);
      if (!answer) {
        return await cdp.send('Fetch.failRequest', {
          requestId,
          errorReason: 'AddressUnreachable',
        });
      }
      await cdp.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: answer.status,
        responseHeaders: [...new Map([...answer.headers, ...shared])].map(([name, value]) => ({
          name,
          value,
        })),
        body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
      });
    } catch (cause) {
      if (!/closed|Invalid InterceptionId/.test(String(cause))) throw cause;
    }
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** CORS preflight. */
async function answerTo({ url, method, headers, postData }, hosts) {
  if (method === 'OPTIONS') return new globalThis.Response(null, { status: 204 });
  return hosts.answer(new globalThis.Request(url, { method, headers, body: postData }));
}

async function noteRequests(cdp, site) {
  const requests = Object.assign([], { news: 0 });
  const byId = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const noted = { url: request.url, ours: request.url.startsWith(site), type, bytes: 0 };
    byId.set(requestId, noted);
    requests.push(noted);
    requests.news += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const noted = byId.get(requestId);
    if (noted) noted.bytes = encodedDataLength;
    requests.news += 1;
  });
  await cdp.send('Network.enable');
  return requests;
}

/**
 * Runs in the page before its scripts. Records only requested moments, because observing takes
 * time.
 */
function observe(awaited) {
  if (window.top !== window) return;
  const seen = { tasks: [], shift: 0, paint: 0, interactions: [], moments: {} };
  window.bench = seen;
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch(
    'event',
    ({ interactionId, name, duration }) => {
      if (interactionId) seen.interactions.push({ name, duration });
    },
    { durationThreshold: 16 },
  );

  const moments = {
    form: () => document.querySelector('input[name=email]')?.checkVisibility(),
    hydrated: () => document.querySelector('form button[type=submit]:enabled'),
    cards: () => document.querySelector('main section ul article')?.checkVisibility(),
  };
  const look = () => {
    for (const name of awaited.filter((each) => moments[each]())) {
      awaited.splice(awaited.indexOf(name), 1);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen.moments[name] = performance.now());
      port2.postMessage(null);
    }
    if (awaited.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
