import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { observe } from './observe.mjs';

const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** How many times slower the processor is; the round trip in ms; bytes per second. */
export const profiles = {
  phone: { screen, slowness: 4, roundTrip: 150, throughput: 1_600_000 / 8 },
  lowEnd: { screen, slowness: 6, roundTrip: 400, throughput: 400_000 / 8 },
  fast: { screen, slowness: 1, roundTrip: 0, throughput: -1 },
};

export const corsHeaders = Object.entries({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*, authorization',
});

/**
 * Opens a page in a new context without a cache. Other hosts respond after one round trip.
 * @param {object} settings
 * @param {boolean} [settings.isReturning] somebody is signed in
 * @param {readonly string[]} [settings.moments] those of `observe` to record
 */
export async function openPhone(browser, settings) {
  const { site, hosts, isReturning = false, language, moments = [] } = settings;
  // A worker's precache would count as part of a visit.
  const { serviceWorkers = 'block' } = settings;
  const { screen, slowness, roundTrip, throughput } = settings.profile ?? profiles.phone;
  const context = await browser.newContext({
    ...screen,
    serviceWorkers,
    ...(isReturning && {
      storageState: {
        cookies: [],
        origins: [{ origin: site, localStorage: hosts.storage(language) }],
      },
    }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await answerOthers(cdp, hosts, roundTrip);
  const requests = await noteRequests(cdp, site);
  await throttle(cdp, { slowness, roundTrip, throughput });
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

export async function throttle(cdp, { slowness, roundTrip, throughput }) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
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
        responseHeaders: [...new Map([...answer.headers, ...corsHeaders])].map(([name, value]) => ({
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
