import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { gateway } from './gateway';
import type { GatewaySettings } from './settings';
import { memoryRateLimits, type RateLimits } from './rateLimit';

/** The gateway for Node's HTTP server, and for whatever speaks like it, such as a Cloud Function. */
export function gatewayListener(
  settings: GatewaySettings,
  limits: RateLimits = memoryRateLimits(),
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const secrets = [settings.movies.token, settings.chat.key];
  const { fetch } = gateway(settings, {
    fetch: (input, init) => globalThis.fetch(input, init),
    now: Date.now,
    timeLimit: (ms) => AbortSignal.timeout(ms),
    limits,
    log: (sentence, cause) => console.error(without(secrets, [sentence, ...reasons(cause)])),
  });
  return getRequestListener(fetch, { overrideGlobalObjects: false });
}

/** One line a failure. What others wrote may repeat a key, and a log is no place for one. */
function without(secrets: readonly string[], sentences: readonly string[]): string {
  const line = sentences.join(' < ').replace(/\s+/g, ' ');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line);
}

function reasons(cause: unknown): string[] {
  if (cause === undefined) return [];
  return cause instanceof Error ? [String(cause), ...reasons(cause.cause)] : [String(cause)];
}
