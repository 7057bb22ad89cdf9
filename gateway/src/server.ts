import { createServer, type Server } from 'node:http';
import type { GatewayListener } from './gatewayListener';

/** A client that takes longer to send its headers, or its first byte, is disconnected. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 15_000;
const checkEveryMs = 2_000;
/** Longer than the idle time of any load balancer, so that it is never us who close first. */
const keepAliveTimeoutMs = 620_000;
const maxConnections = 5_000;

/** How long load balancers have to notice that the gateway is not ready any more. */
const noticeMs = 3_000;
const idleCheckMs = 100;
/** For what is told to visitors at the end of a drain to reach them. */
const farewellMs = 1_000;

export function gatewayServer(listener: GatewayListener): Server {
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
  return server;
}

/**
 * Ends the service without losing an answer: not ready at once, no new connections a second later,
 * streams to their own end. What is still open after the longest chat is told and ended.
 */
export async function drain(
  server: Server,
  { drain, stop, store }: GatewayListener,
  chatTimeoutMs: number,
): Promise<void> {
  drain();
  await pause(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closing = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await Promise.race([closed, pause(chatTimeoutMs - noticeMs)]);
  stop();
  await Promise.race([closed, pause(farewellMs)]);
  clearInterval(closing);
  server.closeAllConnections();
  await store.close();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
