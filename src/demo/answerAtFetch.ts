import { getResponse, type RequestHandler } from 'msw';

interface Target {
  fetch: typeof fetch;
}

/**
 * Answers at `fetch` what the handlers know, without a service worker; everything else goes where it
 * went before. A request that is aborted while a handler takes its time rejects at once, with the
 * signal's reason. Returns the way back.
 */
export function answerAtFetch(
  handlers: readonly RequestHandler[],
  target: Target = globalThis,
): () => void {
  const original = target.fetch;

  async function answering(...args: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...args);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await unlessAborted(getResponse([...handlers], request.clone()), signal);
    if (!response) return original.call(target, request);
    if (response.type === 'error') throw networkError(request);
    return abortable(response, signal);
  }

  target.fetch = answering;
  return () => {
    if (target.fetch === answering) target.fetch = original;
  };
}

/** What a browser throws, with the request for a cause. */
function networkError({ method, url }: Request): TypeError {
  return new TypeError('Failed to fetch', {
    cause: new Error(`The demo world gave no answer to ${method} ${withoutQuery(url)}`),
  });
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    listening.abort();
  }
}

/**
 * A stream that breaks off when the signal is aborted, as a real one does. Other answers are whole
 * already. Firefox logs an uncaught error when a stream of ours fails while `text()` reads it.
 */
function abortable(response: Response, signal: AbortSignal): Response {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.body || !isStream) return response;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  response.body.pipeTo(writable, { signal }).catch(() => {});
  const { status, statusText, headers } = response;
  return new Response(readable, { status, statusText, headers });
}
