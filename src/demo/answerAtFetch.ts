import { getResponse, type RequestHandler } from 'msw';
import { unlessAborted } from '@/domain/within';

interface Target {
  fetch: typeof fetch;
}

/**
 * Answers `fetch` with MSW handlers, without a service worker. Unhandled requests go to the
 * network. Returns the restore function.
 */
export function answerAtFetch(
  handlers: readonly RequestHandler[],
  target: Target = globalThis,
): () => void {
  const original = target.fetch;

  async function mockedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...args);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await unlessAborted(getResponse([...handlers], request.clone()), signal);
    if (!response) return original.call(target, request);
    if (response.type === 'error') throw networkError(request);
    return abortable(response, signal);
  }

  target.fetch = mockedFetch;
  return () => {
    if (target.fetch === mockedFetch) target.fetch = original;
  };
}

function networkError({ method, url }: Request): TypeError {
  return new TypeError('Failed to fetch', {
    cause: new Error(`The demo world has no handler for ${method} ${withoutQuery(url)}`),
  });
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/**
 * Breaks off a stream on abort, as a real one does. Only streams: Firefox logs an uncaught error if
 * one fails inside `text()`.
 */
function abortable(response: Response, signal: AbortSignal): Response {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.body || !isStream) return response;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  response.body.pipeTo(writable, { signal }).catch(() => {});
  const { status, statusText, headers } = response;
  return new Response(readable, { status, statusText, headers });
}
