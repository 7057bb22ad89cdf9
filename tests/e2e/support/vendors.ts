import type { BrowserContext, Route } from '@playwright/test';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import type { NetworkConditions } from '@/demo/faults';
import { deferred } from '../../support/deferred';
import { fakeGoogle } from './google';
import { trailersPlay } from './videoSite';

/** A request that left the page for another origin. */
export interface VendorRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** All vendors of the live build, played by the demo world in this process. */
export interface Vendors {
  /** Delays and faults, which can be changed at any time. */
  readonly faults: NetworkConditions;
  /** Handlers that override the world, latest first. */
  answer(...handlers: readonly RequestHandler[]): void;
  /** Holds requests to URLs with this part until the returned function is called. */
  hold(part: string): () => void;
  /** Aborts every request from now on, also to the site’s own host. */
  cutNetwork(): Promise<void>;
  restoreNetwork(): Promise<void>;
  /** Requests to URLs with this part, in order. */
  requests(part: string): readonly VendorRequest[];
  /** Addresses with this part whose requests the page aborted. */
  aborted(part: string): readonly string[];
  /** Sends a request of the test’s own to the world. */
  ask(url: string, body: object): Promise<unknown>;
  /** Requests without an answer. */
  readonly unanswered: readonly string[];
}

/** Intercepts every request of these pages to other origins. */
export async function interceptVendors(context: BrowserContext, site: string): Promise<Vendors> {
  const world = demoWorld({
    accounts: accountStore(),
    iterations: 1,
    delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
    chunkDelayMs: 0,
  });
  const handlers = [pictures(world.conditions), ...world.handlers, ...fakeGoogle(), trailersPlay()];
  const overrides: RequestHandler[] = [];
  const requests: VendorRequest[] = [];
  const aborted: string[] = [];
  const unanswered: string[] = [];
  let isCut = false;
  const holds: { readonly part: string; readonly released: Promise<void> }[] = [];

  async function answerTo(request: Request): Promise<Response> {
    const wanted = await getResponse([...overrides], request.clone());
    if (wanted) return wanted;
    const answer = await getResponse(handlers, request);
    if (answer && (answer.type !== 'error' || isOffline(world.conditions))) return answer;
    unanswered.push(`${request.method} ${request.url}`);
    return Response.error();
  }

  async function play(route: Route) {
    const sent = route.request();
    const call = {
      method: sent.method(),
      url: sent.url(),
      headers: sent.headers(),
      body: sent.postData(),
    };
    requests.push(call);
    for (const { part, released } of holds) if (call.url.includes(part)) await released;
    if (isCut) return route.abort('internetdisconnected');

    const response = await answerTo(new Request(call.url, call));
    if (response.type === 'error') return route.abort('internetdisconnected');
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }

  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') aborted.push(request.url());
  });
  await context.route((url) => url.origin !== site, play);

  return {
    faults: world.conditions,
    unanswered,
    answer: (...handlers) => void overrides.unshift(...handlers),
    hold(part) {
      const gate = deferred<void>();
      const hold = { part, released: gate.promise };
      holds.push(hold);
      return () => {
        holds.splice(holds.indexOf(hold), 1);
        gate.resolve();
      };
    },
    async cutNetwork() {
      isCut = true;
      await context.setOffline(true);
    },
    async restoreNetwork() {
      isCut = false;
      await context.setOffline(false);
    },
    requests: (part) => requests.filter(({ url }) => url.includes(part)),
    aborted: (part) => aborted.filter((url) => url.includes(part)),
    async ask(url, body) {
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      return (await answerTo(request)).json();
    },
  };
}

/** One small picture for all images. */
function pictures({ faults }: NetworkConditions): RequestHandler {
  return http.get('https://image.tmdb.org/t/p/:size/:file', () =>
    faults.pictures ? undefined : HttpResponse.arrayBuffer(picture, asPicture),
  );
}

/** An image host without CORS. Playwright adds CORS headers when none are set. */
export function picturesWithoutCors(): RequestHandler {
  return http.get('https://image.tmdb.org/t/p/:size/:file', () =>
    HttpResponse.arrayBuffer(picture, {
      headers: { ...asPicture.headers, 'access-control-allow-origin': 'https://elsewhere.test' },
    }),
  );
}

const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
).buffer;
const asPicture = { headers: { 'content-type': 'image/png' } };

function isOffline({ faults }: NetworkConditions): boolean {
  return Object.values(faults).includes('offline');
}
