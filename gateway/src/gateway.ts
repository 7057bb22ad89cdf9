import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { timingSafeEqual } from 'hono/utils/buffer';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { answerCache } from './answerCache';
import { appCheckVerifier } from './appCheckVerifier';
import { dailyBudgets } from './budgets';
import { chat } from './chat';
import { GatewayError, visitorLeft } from './GatewayError';
import { idTokenVerifier, type Visitor } from './idTokenVerifier';
import { leakDetector } from './leakDetector';
import type { Log } from './log';
import type { GatewayMetrics } from './metrics';
import { movieDatabase } from './movieDatabase';
import { parseChatRequest } from './parseChatRequest';
import {
  movieLists,
  parseListRequest,
  parseSearchRequest,
  parseVideosRequest,
  type MovieRequest,
} from './parseMovieRequest';
import { rateLimits, tooManyRequests } from './rateLimits';
import type { GatewaySettings } from './settings';
import type { Store } from './store';

export interface GatewayPorts {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly timeLimit: (ms: number) => AbortSignal;
  readonly store: Store;
  readonly metrics: GatewayMetrics;
  readonly log: Log;
}

/** Data about a request for limits, logs and metrics. The router sets `route`. */
export interface Call {
  readonly id: string;
  /** For limits before sign-in. */
  readonly address: string;
  route: string;
}

export interface Gateway {
  fetch(request: Request, call: Call): Promise<Response>;
  /** Reports not ready and asks clients to reconnect elsewhere. */
  drain(): void;
  stop(): void;
}

type Env = { Bindings: Call; Variables: { visitor: Visitor } };

/** Invalid tokens for each address and minute. Further tokens are refused without verification. */
const maxForgeries = 60;

/**
 * A proxy that holds the keys of the movie database and the chat service. It serves only signed-in
 * visitors and only the app's own calls, within limits. An error is `{ error: { message } }`.
 */
export function gateway(settings: GatewaySettings, ports: GatewayPorts): Gateway {
  const { store, metrics, log, now } = ports;
  const tokens = idTokenVerifier(settings.identity, ports);
  const appCheck = settings.appCheck && appCheckVerifier(settings.appCheck, ports);
  const limits = rateLimits(store);
  const forgeries = new RateLimiterMemory({ points: maxForgeries, duration: 60 });
  const cache = answerCache(store, ports);
  const holdsSecret = leakDetector([settings.movies.token, settings.chat.key]);
  const budgets = dailyBudgets(settings.budgets, store, { now, log });
  const movieText = movieDatabase({
    ...ports,
    settings: settings.movies,
    cache,
    holdsSecret,
    takeMiss: limits.movieMisses,
    report,
  });
  const chats = chat({ ...ports, settings: settings.chat, cache, budgets, holdsSecret });
  const reported = new WeakSet<GatewayError>();
  let isDraining = false;

  /**
   * Logs an error once, even if it reaches many visitors. Visitors' own mistakes are not logged.
   */
  function report(error: GatewayError, requestId: string) {
    if (error.cause === undefined || reported.has(error)) return;
    reported.add(error);
    log(error.status === 503 ? 'critical' : 'error', error.message, {
      cause: error.cause,
      requestId,
    });
  }

  /** Counts and logs an error that the visitor reads. */
  function failed(cause: unknown, requestId: string): GatewayError {
    const error = errorOf(cause);
    metrics.rejected(error.code ?? String(error.status));
    report(error, requestId);
    return error;
  }

  const signedIn: MiddlewareHandler<Env> = async (c, next) => {
    const token = bearerOf(c.req.raw);
    c.set('visitor', tokens.cachedVisitor(token) ?? (await verified(token, c.env.address)));
    await appCheck?.verify(c.req.header('x-firebase-appcheck') ?? null);
    await next();
  };

  async function verified(token: string, address: string): Promise<Visitor> {
    const forged = await forgeries.get(address);
    if (forged && forged.consumedPoints >= maxForgeries) throw tooManyRequests(forged.msBeforeNext);
    try {
      return await tokens.verify(token);
    } catch (cause) {
      const isForged =
        cause instanceof GatewayError && cause.status === 401 && cause.code !== 'token_expired';
      if (isForged) await forgeries.penalty(address);
      throw cause;
    }
  }

  const limitedBy = (take: (visitor: string) => Promise<unknown>): MiddlewareHandler<Env> => {
    return async (c, next) => {
      await take(c.var.visitor.id);
      await next();
    };
  };

  const movies = (read: (c: Context<Env>) => MovieRequest) => async (c: Context<Env>) => {
    const text = await movieText(read(c), c.var.visitor.id, c.env.id);
    return c.body(text, 200, {
      'content-type': 'application/json',
      'cache-control': 'private, max-age=60',
      vary: 'authorization',
    });
  };

  const app = new Hono<Env>();
  app.use(async (c, next) => {
    // Before the answer: the visitor may not wait for it.
    c.env.route = routePath(c, -1);
    await next();
    c.res.headers.set('x-request-id', c.env.id);
    if (isDraining) c.res.headers.set('connection', 'close');
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"] },
      // Without `includeSubDomains`: other hosts below this one may have no HTTPS.
      strictTransportSecurity: 'max-age=15552000',
    }),
  );
  app.use(
    cors({
      origin: [...settings.origins],
      allowMethods: ['GET', 'POST'],
      allowHeaders,
      exposeHeaders: ['retry-after', 'www-authenticate', 'x-should-retry', 'x-request-id'],
      maxAge: 3600,
    }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_, methods) =>
        errorResponse(
          new GatewayError(405, 'This address does not allow this method.', {
            headers: { allow: methods.join(', ') },
          }),
        ),
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isDraining || (settings.store?.isRequired && !(await store.isReady()))) {
      return c.json({ status: 'not ready' }, 503);
    }
    await Promise.all([tokens.prepare(), appCheck?.prepare()]);
    return c.json({ status: 'ready' });
  });
  app.get('/metrics', async (c) => {
    const bearer = settings.metricsToken && `Bearer ${settings.metricsToken}`;
    const given = c.req.header('authorization') ?? '';
    if (!bearer || !(await timingSafeEqual(given, bearer))) throw notFound();
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });

  const movieGuards = [signedIn, limitedBy(limits.movies)] as const;
  for (const list of movieLists) {
    app.get(
      `/3/movie/${list}`,
      ...movieGuards,
      movies((c) => parseListRequest(list, parametersOf(c))),
    );
  }
  app.get(
    '/3/movie/:id{[1-9][0-9]{0,9}}/videos',
    ...movieGuards,
    movies((c) => parseVideosRequest(c.req.param('id') ?? '', parametersOf(c))),
  );
  app.get(
    '/3/search/movie',
    ...movieGuards,
    movies((c) => parseSearchRequest(parametersOf(c))),
  );
  app.post('/v1/chat/completions', signedIn, limitedBy(limits.chat), async (c) => {
    const { signal } = c.req.raw;
    const body = await chats.answer({
      request: await parseChatRequest(c.req.raw, settings.chat.models),
      visitor: c.var.visitor,
      signal,
      onBroken: (cause) => (signal.aborted ? '' : failed(cause, c.env.id).message),
    });
    return c.body(body, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
  });

  app.notFound(() => errorResponse(notFound()));
  app.onError((cause, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: visitorLeft });
    return errorResponse(failed(cause, c.env.id));
  });

  return {
    fetch: async (request, call) => app.fetch(request, call),
    drain() {
      isDraining = true;
    },
    stop: () => chats.stop(),
  };
}

/** Headers that the app and the OpenAI client send. */
const allowHeaders = [
  'accept',
  'authorization',
  'content-type',
  'user-agent',
  'x-firebase-appcheck',
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

function notFound(): GatewayError {
  return new GatewayError(404, 'There is nothing at this address.');
}

function errorOf(cause: unknown): GatewayError {
  return cause instanceof GatewayError
    ? cause
    : new GatewayError(500, 'The gateway failed.', { cause });
}

function errorResponse({ status, message, code, headers }: GatewayError): Response {
  return Response.json(
    { error: { message, ...(code && { code }) } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
