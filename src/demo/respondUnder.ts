import { getResponse, HttpResponse } from 'msw';
import type { ServiceError, Vendor } from './Vendor';
import type { Fault } from './faults';

interface Conditions {
  readonly delay: number;
  readonly fault: Fault | undefined;
  readonly wait: (ms: number) => Promise<void>;
}

/** Unknown requests and aborted ones are network errors. */
export async function respondUnder(
  vendor: Vendor,
  request: Request,
  { delay, fault, wait }: Conditions,
): Promise<Response> {
  if (delay > 0) await wait(delay);
  if (request.signal.aborted) return HttpResponse.error();

  const answer = async () =>
    (await getResponse([...vendor.handlers], request)) ?? HttpResponse.error();

  if (fault === undefined) return answer();
  if (fault === 'never') return new Promise(() => {});
  if (fault === 'offline') return HttpResponse.error();
  if (fault === 'html') return HttpResponse.html(captivePortal);
  if (fault === 'truncated') return half(await answer());
  if (typeof fault === 'object')
    return later(vendor.respondWithError(fault.status), fault.retryAfter);
  return vendor.respondWithError(fault satisfies ServiceError);
}

const captivePortal =
  '<!doctype html><html lang="en"><title>Welcome to the café</title><p>Please accept our terms to go online.</p></html>';

async function half(whole: Response): Promise<Response> {
  const text = await whole.text();
  return new HttpResponse(text.slice(0, Math.floor(text.length / 2)), {
    status: whole.status,
    headers: { 'content-type': whole.headers.get('content-type') ?? 'application/json' },
  });
}

function later(refusal: Response, seconds: number): Response {
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}
