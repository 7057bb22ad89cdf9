import { createServer, type Server } from 'node:http';
import type { GatewayListener } from './gatewayListener';

/** A client that takes longer to send its headers, or its first byte, is disconnected. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 15_000;
const checkEveryMs = 2_000;
/** Longer than the idle time of any load balancer, so that it is never us who close first. */
const keepAliveTimeoutMs = 620_000;
const maxConnections = 5_000;

/** How long nobody must have asked before a drain ends: load balancers need time to notice it. */
const quietMs = 3_000;
const lookEveryMs = 100;
/** For what is told to visitors at the end of a drain to reach them. */
const farewellMs = 1_000;

const probes = new Set(['/healthz', '/readyz', '/metrics']);

export interface GatewayServer {
  readonly server: Server;
  /**
   * Ends the service without losing an answer: not ready at once, then served until nobody asks and
   * no stream is open. What is left after the longest chat is told and ended.
   */
  drain(): Promise<void>;
}

export function gatewayServer(listener: GatewayListener, chatTimeoutMs: number): GatewayServer {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    listener,
  );
  server.maxConnections = maxConnections;
  let open = 0;
  let askedAt = 0;
  server.on('request', ({ url = '' }, response) => {
    if (probes.has(url)) return;
    open += 1;
    askedAt = Date.now();
    response.once('close', () => (open -= 1));
  });

  return {
    server,
    async drain() {
      listener.drain();
      const begun = Date.now();
      const isQuiet = () => open === 0 && Date.now() - Math.max(begun, askedAt) >= quietMs;
      while (!isQuiet() && Date.now() - begun < chatTimeoutMs) await pause(lookEveryMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      listener.stop();
      await Promise.race([closed, pause(farewellMs)]);
      server.closeAllConnections();
      await listener.store.close();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
