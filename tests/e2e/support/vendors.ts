import type { BrowserContext, Route } from '@playwright/test';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import type { NetworkConditions } from '@/demo/faults';
import { deferred } from '../../support/deferred';
import { googleIsThere } from './google';
import { trailersPlay } from './videoSite';

/** One request that left the page for another origin, as it was sent. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Everybody whom the live product speaks to, as the demo world plays them, in this process. */
export interface Vendors {
  /** Delays and faults; change them at any time. */
  readonly faults: NetworkConditions;
  /** Handlers that are asked before the world is, the latest first. */
  answer(...handlers: readonly RequestHandler[]): void;
  /** Whoever asks an address with this part waits, until what is returned is called. */
  hold(part: string): () => void;
  /** From now on nothing reaches anybody, the site's own host included. */
  cutNetwork(): Promise<void>;
  mendNetwork(): Promise<void>;
  /** What was asked at addresses with this part, in the order in which it was asked. */
  asked(part: string): readonly Asked[];
  /** The addresses with this part whose requests the page gave up. */
  abandoned(part: string): readonly string[];
  /** The world's own answer to a request of the test's. */
  ask(url: string, body: object): Promise<unknown>;
  /** What nobody knew an answer to. */
  readonly unanswered: readonly string[];
}

/** Takes every request of these pages to another origin than the site's, so that none gets out. */
export async function interceptVendors(context: BrowserContext, site: string): Promise<Vendors> {
  const world = demoWorld({
    accounts: accountStore(),
    iterations: 1,
    delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
    trickle: 0,
  });
  const everybody = [
    pictures(world.conditions),
    ...world.handlers,
    ...googleIsThere(),
    trailersPlay(),
  ];
  const inFront: RequestHandler[] = [];
  const asked: Asked[] = [];
  const abandoned: string[] = [];
  const unanswered: string[] = [];
  let isCut = false;
  const holds: { readonly part: string; readonly released: Promise<void> }[] = [];

  async function answerTo(request: Request): Promise<Response> {
    const wanted = await getResponse([...inFront], request.clone());
    if (wanted) return wanted;
    const answer = await getResponse(everybody, request);
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
    asked.push(call);
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
    if (request.failure()?.errorText === 'net::ERR_ABORTED') abandoned.push(request.url());
  });
  await context.route((url) => url.origin !== site, play);

  return {
    faults: world.conditions,
    unanswered,
    answer: (...handlers) => void inFront.unshift(...handlers),
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
    async mendNetwork() {
      isCut = false;
      await context.setOffline(false);
    },
    asked: (part) => asked.filter(({ url }) => url.includes(part)),
    abandoned: (part) => abandoned.filter((url) => url.includes(part)),
    async ask(url, body) {
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      return (await answerTo(request)).json();
    },
  };
}

/** One small picture for all: a page has dozens, and nobody looks at what is on them. */
function pictures({ faults }: NetworkConditions): RequestHandler {
  return http.get('https://image.tmdb.org/t/p/:size/:file', () =>
    faults.pictures ? undefined : HttpResponse.arrayBuffer(picture, asPicture),
  );
}

/** An image host that lets no other site read its pictures. Playwright adds CORS headers where none are. */
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
