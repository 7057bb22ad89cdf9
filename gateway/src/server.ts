import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayListener } from './gatewayListener';
import { movieTimeoutMs } from './movieDatabase';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 15_000;
const connectionsCheckMs = 2_000;
/** Longer than the idle timeout of load balancers, so that they close connections first. */
const keepAliveTimeoutMs = 620_000;
const maxConnections = 5_000;
const dropLogPauseMs = 60_000;

/** A drain ends after this time without requests. Load balancers need it to notice. */
const quietMs = 3_000;
const pollEveryMs = 100;
/** Lets the last error messages reach visitors. */
const closeGraceMs = 1_000;

const probes = new Set(['/healthz', '/readyz', '/metrics']);

interface GatewayServer {
  readonly server: Server;
  /**
   * Reports not ready, then serves until no request and no stream is open. After the time limit
   * of the chat, or of movies if that is longer, it ends the remaining streams with an error.
   */
  drain(): Promise<void>;
}

export function gatewayServer(listener: GatewayListener, chatTimeoutMs: number): GatewayServer {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: connectionsCheckMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    listener,
  );
  server.maxConnections = maxConnections;
  const maxDrainMs = Math.max(chatTimeoutMs, movieTimeoutMs);
  let openRequests = 0;
  let lastRequestAt = 0;
  server.on('request', ({ url = '' }, response) => {
    if (probes.has(url.replace(/\?.*/, ''))) return;
    openRequests += 1;
    lastRequestAt = performance.now();
    response.once('close', () => (openRequests -= 1));
  });

  let lastDropLogAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - lastDropLogAt < dropLogPauseMs) return;
    lastDropLogAt = performance.now();
    listener.log('warning', `New connections are dropped: ${maxConnections} are open.`);
  });

  return {
    server,
    async drain() {
      listener.drain();
      const startedAt = performance.now();
      const isQuiet = () =>
        openRequests === 0 && performance.now() - Math.max(startedAt, lastRequestAt) >= quietMs;
      while (!isQuiet() && performance.now() - startedAt < maxDrainMs) await pause(pollEveryMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      listener.stop();
      await Promise.race([closed, pause(closeGraceMs)]);
      server.closeAllConnections();
      await listener.store.close();
    },
  };
}
