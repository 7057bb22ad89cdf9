import { getResponse, HttpResponse } from 'msw';
import type { ServiceError, Vendor } from './Vendor';
import type { Fault } from './faults';

interface Conditions {
  readonly delayMs: number;
  readonly fault: Fault | undefined;
  readonly wait: (ms: number) => Promise<void>;
  readonly onUnknownRequest?: ((request: Request) => void) | undefined;
}

/** Unknown requests and aborted ones are network errors. */
export async function respondUnder(
  vendor: Vendor,
  request: Request,
  { delayMs, fault, wait, onUnknownRequest }: Conditions,
): Promise<Response> {
  if (delayMs > 0) await wait(delayMs);
  if (request.signal.aborted) return HttpResponse.error();

  const respond = async () => {
    const response = await getResponse([...vendor.handlers], request);
    if (!response) onUnknownRequest?.(request);
    return response ?? HttpResponse.error();
  };

  if (fault === undefined) return respond();
  if (fault === 'never') return new Promise(() => {});
  if (fault === 'offline') return HttpResponse.error();
  if (fault === 'html') return HttpResponse.html(captivePortal);
  if (fault === 'truncated') return truncated(await respond());
  if (typeof fault === 'object')
    return withRetryAfter(vendor.respondWithError(fault.status), fault.retryAfter);
  return vendor.respondWithError(fault satisfies ServiceError);
}

const captivePortal =
  '<!doctype html><html lang="en"><title>Welcome to the café</title><p>Please accept our terms to go online.</p></html>';

async function truncated(whole: Response): Promise<Response> {
  const text = await whole.text();
  return new HttpResponse(text.slice(0, Math.floor(text.length / 2)), {
    status: whole.status,
    headers: { 'content-type': whole.headers.get('content-type') ?? 'application/json' },
  });
}

function withRetryAfter(response: Response, seconds: number): Response {
  response.headers.set('retry-after', String(seconds));
  return response;
}
