import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { readText } from './readBody';
import { chatAnswer } from './chatAnswer';
import { parseChatRequest } from './parseChatRequest';
import type { GatewaySettings } from './settings';
import { idTokenVerifier } from './idTokenVerifier';
import {
  parseListRequest,
  movieLists,
  parseSearchRequest,
  parseVideosRequest,
  type MovieRequest,
} from './parseMovieRequest';
import { GatewayError } from './GatewayError';
import { leakDetector } from './leakDetector';
import { textCache } from './textCache';
import { tooSlow, upstream, useless } from './upstream';
import type { RateLimit, RateLimits } from './rateLimit';

export interface GatewayPorts {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** A signal that is aborted after so many milliseconds. */
  readonly timeLimit: (ms: number) => AbortSignal;
  readonly limits: RateLimits;
  /** Tells the keeper of the gateway, not the visitor. */
  readonly log: (sentence: string, cause?: unknown) => void;
}

export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

type Visited = { Variables: { visitor: string } };

const movieService = 'The movie database';
const chatService = 'The chat service';

const movieTime = 8_000;
const longestMovieAnswer = 512 * 1024;
const cacheRoom = 16 * 1024 * 1024;

/**
 * Stands between the app and the two services whose keys it holds. Signed-in visitors get the calls
 * that the app makes, at a bearable rate; everything else is refused with
 * `{ error: { message } }` in the gateway's own words.
 */
export function gateway(settings: GatewaySettings, ports: GatewayPorts): Gateway {
  const visitorOf = idTokenVerifier(settings.identity, ports);
  const askMovies = upstream({ name: movieService, fetch: ports.fetch });
  const askChat = upstream({ name: chatService, fetch: ports.fetch });
  const cache = textCache({ room: cacheRoom, now: ports.now });
  const holdsSecret = leakDetector([settings.movies.token, settings.chat.key]);

  const signedIn: MiddlewareHandler<Visited> = async (c, next) => {
    c.set('visitor', await visitorOf(bearerOf(c.req.raw)));
    await next();
  };

  const within = (limit: RateLimit): MiddlewareHandler<Visited> => {
    return async (c, next) => {
      const wait = await limit.take(c.var.visitor).catch((cause: unknown) => {
        throw new GatewayError(502, 'The gateway cannot count its calls at the moment.', { cause });
      });
      if (wait > 0) throw tooOften(wait);
      await next();
    };
  };

  async function movieText({ path, keptFor }: MovieRequest): Promise<string> {
    return cache.textOf(path, keptFor, async () => {
      const timeLimit = ports.timeLimit(movieTime);
      const response = await askMovies({
        url: settings.movies.baseUrl + path,
        init: {
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${settings.movies.token}`,
          },
          signal: timeLimit,
        },
        timeLimit,
      });

      let text: string;
      try {
        const body = await readText(response.body, {
          maxBytes: longestMovieAnswer,
          signal: timeLimit,
        });
        const answer: unknown = JSON.parse(body);
        v.assert(MovieAnswer, answer);
        text = JSON.stringify(answer);
      } catch (cause) {
        throw timeLimit.aborted ? tooSlow(movieService, cause) : useless(movieService, cause);
      }
      if (holdsSecret(text)) {
        throw useless(movieService, new Error(`${movieService} repeated a key.`));
      }
      return text;
    });
  }

  const movies = (questionOf: (c: Context) => MovieRequest) => async (c: Context) => {
    const text = await movieText(questionOf(c));
    return c.body(text, 200, {
      'content-type': 'application/json',
      'cache-control': 'private, max-age=60',
      vary: 'authorization',
    });
  };

  async function chat(c: Context): Promise<Response> {
    const { model, messages, stream } = await parseChatRequest(c.req.raw, settings.chat.models);
    const hangingUp = new AbortController();
    const timeLimit = ports.timeLimit(settings.chat.timeoutMs);
    const signal = AbortSignal.any([c.req.raw.signal, timeLimit, hangingUp.signal]);
    const { type, body } = await chatAnswer(
      await askChat({
        url: `${settings.chat.baseUrl}/chat/completions`,
        init: {
          method: 'POST',
          headers: {
            accept: stream ? 'text/event-stream' : 'application/json',
            'content-type': 'application/json',
            authorization: `Bearer ${settings.chat.key}`,
          },
          body: JSON.stringify({ model, messages, stream }),
          signal,
        },
        timeLimit,
      }),
      {
        name: chatService,
        model,
        holdsSecret,
        timeLimit,
        signal,
        hangUp: () => hangingUp.abort(),
        onBroken: (cause) => {
          if (c.req.raw.signal.aborted) return;
          ports.log(`${chatService} broke off in the middle of its answer.`, cause);
        },
      },
    );
    return c.body(body, 200, { 'content-type': type, 'x-accel-buffering': 'no' });
  }

  const app = new Hono<Visited>();
  app.use(noStore);
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] } }));
  app.use(
    cors({
      origin: [...settings.origins],
      allowMethods: ['GET', 'POST'],
      allowHeaders,
      exposeHeaders: ['retry-after', 'x-should-retry'],
      maxAge: 3600,
    }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_, methods) =>
        told(
          new GatewayError(405, 'This address is not asked in this way.', {
            headers: { allow: methods.join(', ') },
          }),
        ),
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  const movieGuards = [signedIn, within(ports.limits.movies)] as const;
  for (const list of movieLists) {
    app.get(
      `/3/movie/${list}`,
      ...movieGuards,
      movies((c) => parseListRequest(list, parametersOf(c))),
    );
  }
  app.get(
    '/3/movie/:id{[0-9]+}/videos',
    ...movieGuards,
    movies((c) => parseVideosRequest(c.req.param('id') ?? '', parametersOf(c))),
  );
  app.get(
    '/3/search/movie',
    ...movieGuards,
    movies((c) => parseSearchRequest(parametersOf(c))),
  );
  app.post('/v1/chat/completions', signedIn, within(ports.limits.chat), chat);

  app.notFound(() => told(new GatewayError(404, 'The gateway does not lead there.')));
  app.onError((error, c) => {
    const refusal =
      error instanceof GatewayError
        ? error
        : new GatewayError(500, 'The gateway stumbled.', { cause: error });
    if (refusal.cause !== undefined && !c.req.raw.signal.aborted) {
      ports.log(refusal.message, refusal.cause);
    }
    return told(refusal);
  });

  return { fetch: async (request) => app.fetch(request) };
}

const MovieAnswer = v.object({ results: v.array(v.unknown()) });

/** What the app's own requests and the chat service's client send. */
const allowHeaders = [
  'accept',
  'authorization',
  'content-type',
  'user-agent',
  'x-stainless-arch',
  'x-stainless-custom-poll-interval',
  'x-stainless-helper-method',
  'x-stainless-lang',
  'x-stainless-os',
  'x-stainless-package-version',
  'x-stainless-poll-helper',
  'x-stainless-retry-count',
  'x-stainless-runtime',
  'x-stainless-runtime-version',
  'x-stainless-timeout',
];

const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

function bearerOf(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1];
  if (token === undefined) {
    throw new GatewayError(401, 'Sign in first: this call needs an ID token.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  return token;
}

function parametersOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The client is told not to try again by itself: each try would count, too. */
function tooOften(wait: number): GatewayError {
  return new GatewayError(429, 'That was too much in too short a time.', {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)), 'x-should-retry': 'false' },
  });
}

function told({ status, message, code, headers }: GatewayError): Response {
  return Response.json(
    { error: { message, ...(code && { code }) } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
