import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { accountStore, type AccountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import { recordedIds } from '@/demo/movies/recordedIds';
import type { Fault as WorldFault } from '@/demo/faults';
import type { PasswordPolicy } from '@/domain/session';
import { trailersPlay } from '../../e2e/support/videoSite';
import type { Fault } from './faults';

/** A complete, interrupted or missing response. */
export type Delivery =
  | { readonly kind: 'answer'; readonly response: Response; readonly stops: boolean }
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' };

/** The vendors, played by the demo world, with or without a fault. */
export interface World {
  deliver(request: Request, fault: Fault | undefined): Promise<Delivery>;
  /** Their responses without a fault. */
  answer(request: Request): Promise<Response>;
}

/** Five movies per list are enough. */
const shortLists = Object.fromEntries(
  Object.entries(recordedIds).map(([kind, ids]) => [kind, ids.slice(0, 5)]),
);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"></svg>';

const tenMegabytes = 10 * 1024 * 1024;

/** A new world without accounts. */
export function faultyWorld(passwordPolicy?: PasswordPolicy): World {
  const accounts = accountStore();
  const fair = handlers(accounts, passwordPolicy);
  const answer = async (request: Request, handlers: readonly RequestHandler[]) =>
    (await getResponse([...handlers], request)) ?? new Response(null, { status: 404 });
  const whole = (response: Response): Delivery => ({ kind: 'answer', response, stops: false });

  return {
    answer: (request) => answer(request, fair),
    async deliver(request, fault) {
      switch (fault) {
        case 'never':
          return { kind: 'silence' };
        case 'offline':
          return { kind: 'reset' };
        case 'wrongShape':
          return whole(Response.json({ results: 7, choices: {}, users: 1 }));
        case undefined:
        case 'delay':
          return whole(await answer(request, fair));
        case 'tenMegabytes':
          return whole(await padded(await answer(request, fair)));
        case 'trickle': {
          const response = await firstHalf(await answer(request, fair));
          return { kind: 'answer', response, stops: true };
        }
        default:
          return whole(await answer(request, handlers(accounts, passwordPolicy, fault)));
      }
    },
  };
}

function handlers(
  accounts: AccountStore,
  passwordPolicy: PasswordPolicy | undefined,
  fault?: WorldFault,
): readonly RequestHandler[] {
  const services = ['identity', 'movies', 'suggestions', 'pictures'] as const;
  const world = demoWorld({
    accounts,
    iterations: 1,
    lists: shortLists,
    delays: Object.fromEntries(services.map((service) => [service, 0])),
    faults: Object.fromEntries(services.map((service) => [service, fault])),
    chunkDelayMs: 0,
    ...(passwordPolicy && { passwordPolicy }),
  });
  return [...(fault ? [] : [smallPictures()]), ...world.handlers, trailersPlay()];
}

/** One picture for all images. */
function smallPictures(): RequestHandler {
  return http.get(
    'https://image.tmdb.org/t/p/:size/:file',
    () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
  );
}

/** White space is valid padding after JSON, event streams and images. */
async function padded(response: Response): Promise<Response> {
  const answered = new Uint8Array(await response.arrayBuffer());
  const body = new Uint8Array(answered.length + tenMegabytes).fill(0x0a);
  body.set(answered);
  return new Response(body, response);
}

async function firstHalf(response: Response): Promise<Response> {
  const whole = await response.arrayBuffer();
  return new Response(whole.slice(0, Math.floor(whole.byteLength / 2)), response);
}
