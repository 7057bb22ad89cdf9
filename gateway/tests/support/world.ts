import { vi } from 'vitest';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import { gateway, type GatewayPorts } from '../../src/gateway';
import type { GatewaySettings } from '../../src/settings';
import { memoryRateLimits } from '../../src/rateLimit';
import { deferred } from '../../../tests/support/deferred';
import { claims, keysUrl, project, publishedKeys, signedToken } from './identity';

export const tmdbToken = 'SENTINEL-of-the-movie-database';
export const chatKey = 'SENTINEL-of-the-chat-service';
export const page = 'https://marquee.example';

export const settings: GatewaySettings = {
  identity: { projectId: project, tokens: { kind: 'signed', keysUrl } },
  movies: { baseUrl: 'https://movies.example', token: tmdbToken },
  chat: {
    baseUrl: 'https://chat.example/v1',
    key: chatKey,
    models: ['gpt-3.5-turbo', 'gpt-4.1-mini'],
    timeoutMs: 30_000,
  },
  origins: [page],
};

export const heat = { page: 1, results: [{ id: 949, title: 'Heat' }] };

type Service = (request: Request) => Response | Promise<Response>;

interface World {
  readonly settings?: Partial<GatewaySettings>;
  readonly ports?: Partial<GatewayPorts>;
  readonly keys?: Service;
  readonly movies?: Service;
  readonly chat?: Service;
}

/** A gateway between visitors and services that answer as a test has it, with hands on its clock. */
export function openGateway(world: World = {}) {
  const asked: Request[] = [];
  const limits: { ms: number; pass: () => void }[] = [];
  const log = vi.fn();
  let now = Date.now();

  const services: Readonly<Record<string, Service>> = {
    'keys.example': world.keys ?? (() => Response.json(publishedKeys)),
    'movies.example': world.movies ?? (() => Response.json(heat)),
    'chat.example': world.chat ?? (() => streamOf(...saying('Heat', ',Ronin'))),
  };

  const { fetch } = gateway(
    { ...settings, ...world.settings },
    {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        asked.push(request);
        const service = services[new URL(request.url).host];
        if (!service) throw new TypeError(`Nobody lives at ${request.url}.`);
        return unlessAborted(Promise.resolve(service(request)), request.signal);
      },
      now: () => now,
      timeLimit: (ms) => {
        const limit = new AbortController();
        limits.push({
          ms,
          pass: () => limit.abort(new DOMException('Time is up.', 'TimeoutError')),
        });
        return limit.signal;
      },
      limits: memoryRateLimits(),
      log,
      ...world.ports,
    },
  );

  return {
    fetch,
    log,
    limits,
    /** What the services were asked, without the keys of the identity provider. */
    asked: () => asked.filter(({ url }) => url !== keysUrl),
    askedForKeys: () => asked.filter(({ url }) => url === keysUrl).length,
    now: () => now,
    elapse: (ms: number) => {
      now += ms;
    },
    get: async (path: string, token?: string) =>
      fetch(
        new Request(`https://gateway.example${path}`, {
          headers: { authorization: `Bearer ${token ?? (await signedToken(claims(now)))}` },
        }),
      ),
    chat: async (wish: unknown = suggestions(), init: RequestInit & { token?: string } = {}) =>
      fetch(
        new Request('https://gateway.example/v1/chat/completions', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${init.token ?? (await signedToken(claims(now)))}`,
            'content-type': 'application/json',
          },
          body: typeof wish === 'string' ? wish : JSON.stringify(wish),
          ...init,
        }),
      ),
  };
}

/** The request of the app for a query. */
export function suggestions(query = 'a heist', more = {}) {
  return {
    model: 'gpt-3.5-turbo',
    messages: [{ role: 'user', content: recommendationPrompt(query) }],
    stream: true,
    ...more,
  };
}

export function chunk(content: string | undefined, finish_reason: string | null = null) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1700999147,
    model: 'gpt-3.5-turbo',
    choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason }],
  };
}

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** The events of a whole streamed answer. */
export function saying(...contents: readonly string[]): string[] {
  return [
    ...contents.map((content) => event(chunk(content))),
    event(chunk(undefined, 'stop')),
    'data: [DONE]\n\n',
  ];
}

/** A streamed answer of the chat service, all there at once. */
export function streamOf(...pieces: readonly (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  return streamed(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        }
        controller.close();
      },
    }),
  );
}

/** A streamed answer that a test writes by hand; it breaks where the request is aborted. */
export function handwritten() {
  const encoder = new TextEncoder();
  const aborted = vi.fn();
  const asked = deferred<void>();
  let writer: ReadableStreamDefaultController<Uint8Array>;
  return {
    asked: asked.promise,
    aborted,
    write: (text: string) => writer.enqueue(encoder.encode(text)),
    end: () => writer.close(),
    breakOff: () => writer.error(new TypeError('terminated')),
    service: ({ signal }: Request) =>
      streamed(
        new ReadableStream({
          start(controller) {
            writer = controller;
            asked.resolve();
            signal.addEventListener('abort', () => {
              aborted();
              controller.error(signal.reason);
            });
          },
        }),
      ),
  };
}

/** A service that never answers, but hears when nobody waits any more. */
export function silent() {
  const aborted = vi.fn();
  const asked = deferred<void>();
  return {
    asked: asked.promise,
    aborted,
    service: ({ signal }: Request) => {
      signal.addEventListener('abort', aborted);
      asked.resolve();
      return new Promise<Response>(() => {});
    },
  };
}

/** What a visitor is told: the status and the body, read as JSON. */
export async function told(response: Response) {
  return { status: response.status, body: await response.json() };
}

export function sentence(message: string) {
  return { error: { message } };
}

function streamed(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
}
