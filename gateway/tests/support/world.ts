import { vi } from 'vitest';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import { unlessAborted } from '@/domain/within';
import { gateway, type Call, type GatewayPorts } from '../../src/gateway';
import type { GatewaySettings } from '../../src/settings';
import { gatewayMetrics } from '../../src/metrics';
import { memoryStore, type Store } from '../../src/store';
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
  budgets: {
    visitor: { calls: 100, tokens: 50_000 },
    newVisitor: { calls: 100, tokens: 50_000 },
    service: { calls: 1_000, tokens: 1_000_000 },
  },
  origins: [page],
  trustedProxies: 0,
  listen: { host: '127.0.0.1', port: 0 },
  unknownNames: [],
};

export const heat = { page: 1, results: [{ id: 949, title: 'Heat' }] };

type Service = (request: Request) => Response | Promise<Response>;

interface World {
  readonly now?: number;
  readonly settings?: Partial<GatewaySettings>;
  readonly ports?: Partial<GatewayPorts>;
  readonly keys?: Service;
  readonly appCheckKeys?: Service;
  readonly movies?: Service;
  readonly chat?: Service;
}

let signed: { readonly at: number; readonly token: Promise<string> } | undefined;

function tokenAt(now: number): Promise<string> {
  if (signed?.at !== now) signed = { at: now, token: signedToken(claims(now)) };
  return signed.token;
}

/** A gateway with fake services, a fake clock and controllable timeouts. */
export function openGateway(world: World = {}) {
  const asked: Request[] = [];
  const limits: { ms: number; pass: () => void }[] = [];
  const log = vi.fn();
  let now = world.now ?? startedAt;

  const services: Readonly<Record<string, Service>> = {
    'keys.example': world.keys ?? (() => Response.json(publishedKeys)),
    'app-check.example': world.appCheckKeys ?? (() => Response.json(publishedKeys)),
    'movies.example': world.movies ?? (() => Response.json(heat)),
    'chat.example': world.chat ?? (() => streamOf(...answerEvents('Heat', ',Ronin'))),
  };

  const metrics = gatewayMetrics();
  const { fetch, drain, stop } = gateway(
    { ...settings, ...world.settings },
    {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        asked.push(request);
        const service = services[new URL(request.url).host];
        if (!service) throw new TypeError(`No service answers at ${request.url}.`);
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
      pause: async () => {},
      store: memoryStore(() => now),
      metrics,
      log,
      ...world.ports,
    },
  );

  const send = (request: Request, address = '192.0.2.1') => {
    const call: Call = { id: 'request-1', address, route: 'none' };
    return fetch(request, call);
  };

  return {
    fetch: send,
    drain,
    stop,
    metrics: metrics.text,
    log,
    limits,
    /** Requests to the services, without those for the public keys. */
    asked: () => asked.filter(({ url }) => !/keys|app-check/.test(url)),
    keyRequests: () => asked.filter(({ url }) => url === keysUrl).length,
    now: () => now,
    elapse: (ms: number) => {
      now += ms;
    },
    get: async (path: string, token?: string, appCheck?: string) =>
      send(
        new Request(`https://gateway.example${path}`, {
          headers: {
            authorization: `Bearer ${token ?? (await tokenAt(now))}`,
            ...(appCheck !== undefined && { 'x-firebase-appcheck': appCheck }),
          },
        }),
      ),
    chat: async (body: unknown = suggestions(), init: RequestInit & { token?: string } = {}) =>
      send(
        new Request('https://gateway.example/v1/chat/completions', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${init.token ?? (await tokenAt(now))}`,
            'content-type': 'application/json',
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
          ...init,
        }),
      ),
  };
}

/** An in-memory store whose rate limits are never reached. */
export function unlimitedStore(): Store {
  const store = memoryStore(() => startedAt);
  return { ...store, limiter: (limit) => store.limiter({ ...limit, points: 1e9 }) };
}

/** The contents of a streamed answer, with the message if it ended in an error. */
export function contentsOf(answer: string): string[] {
  return answer
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^data: /, ''))
    .map((data) => {
      if (data === '[DONE]') return data;
      const { choices, error } = JSON.parse(data);
      return error
        ? `error: ${error.message}`
        : (choices[0].delta.content ?? choices[0].finish_reason);
    });
}

/** The app’s request body for a query. */
export function suggestions(query = 'a heist', more = {}) {
  return {
    model: 'gpt-3.5-turbo',
    messages: [{ role: 'user', content: recommendationPrompt(query) }],
    stream: true,
    ...more,
  };
}

export const startedAt = Date.UTC(2027, 0, 1, 12);
const created = startedAt / 1000;

export function chunk(content: string | undefined, finish_reason: string | null = null) {
  return {
    id: 'chatcmpl-marquee',
    object: 'chat.completion.chunk',
    created,
    model: 'gpt-3.5-turbo',
    choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason }],
  };
}

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** All events of a streamed answer. */
export function answerEvents(...contents: readonly string[]): string[] {
  return [
    ...contents.map((content) => event(chunk(content))),
    event(chunk(undefined, 'stop')),
    'data: [DONE]\n\n',
  ];
}

/** A streamed answer that is available at once. */
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

/** A streamed answer that the test writes. It errors when the request is aborted. */
export function controlledStream() {
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

/** A service that never answers and records aborts. */
export function hangingService() {
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

/** The status and the JSON body. */
export async function statusAndBody(response: Response) {
  return { status: response.status, body: await response.json() };
}

export function sentence(message: string) {
  return { error: { message } };
}

function streamed(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
