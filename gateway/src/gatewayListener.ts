import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { addressOf } from './addressOf';
import { visitorLeft } from './GatewayError';
import { gateway, type Call, type Gateway } from './gateway';
import { jsonLog, type Log } from './log';
import { gatewayMetrics } from './metrics';
import type { GatewaySettings } from './settings';
import { memoryStore, redisStore, type Store } from './store';

export interface GatewayListener extends Pick<Gateway, 'drain' | 'stop'> {
  /** For Node's HTTP server and for Cloud Functions. */
  (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  readonly log: Log;
  readonly store: Store;
}

export function gatewayListener(settings: GatewaySettings): GatewayListener {
  const log = jsonLog([settings.movies.token, settings.chat.key], (line) =>
    process.stdout.write(`${line}\n`),
  );
  for (const name of settings.unknownNames) {
    log('warning', `${name} is set, but the gateway has no such setting.`);
  }
  const store = settings.store ? redisStore(settings.store.url, log) : memoryStore(Date.now);
  if (!settings.store) {
    log(
      'info',
      'GATEWAY_STORE_URL is not set: each instance has its own limits, budgets and cache.',
    );
  }
  const metrics = gatewayMetrics();
  metrics.collectProcess();
  const { fetch, drain, stop } = gateway(settings, {
    fetch: (input, init) => globalThis.fetch(input, init),
    now: Date.now,
    pause: (ms) => pause(ms),
    timeLimit: (ms) => AbortSignal.timeout(ms),
    store,
    metrics,
    log,
  });

  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      const begun = performance.now();
      const received = incoming as IncomingMessage;
      const address = addressOf(received, settings.trustedProxies);
      const call: Call = { id: randomUUID(), address, route: 'none' };
      metrics.requestStarted();
      outgoing.once('close', () => {
        const seconds = (performance.now() - begun) / 1000;
        const status = outgoing.headersSent ? outgoing.statusCode : visitorLeft;
        metrics.requestEnded(request.method, call.route, status, seconds);
      });
      // Two servers could choose different ones (RFC 9112, 3.2).
      const hosts = received.headersDistinct.host ?? [];
      if (hosts.length > 1) return new Response(null, { status: 400 });
      return fetch(request, call);
    },
    { overrideGlobalObjects: false },
  );
  return Object.assign(answer, { drain, stop, log, store });
}
