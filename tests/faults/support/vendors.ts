import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';
import type { PasswordPolicy } from '@/domain/session';
import { deferred } from '../../support/deferred';
import { vendorsOrigin } from '../../tooling/sites.mjs';
import { type Delivery, faultyWorld } from './respond';
import { calls, type Call } from './calls';
import type { Fault } from './faults';

/** The vendors behind real sockets, with faults between. */
export interface Vendors {
  /** This request meets this fault from now on. */
  strike(call: Call, fault: Fault): void;
  /** Cuts the browser’s network to the vendors. */
  cut(): void;
  /** Releases delayed requests and removes all faults. */
  clear(): void;
  /** How often this request was made. */
  requests(call: Call): number;
  /** A new world without accounts, with an optional password policy. */
  startOver(policy?: PasswordPolicy): void;
  /** Sends a request of the test’s own without faults. */
  ask(url: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
  'access-control-max-age': '600',
};

/** Opens a server for these pages. The first path segment is the vendor’s host. */
export async function openVendors(context: BrowserContext, site: string): Promise<Vendors> {
  const struck = new Map<Call, Fault>();
  const requests = new Map<Call, number>();
  const sockets = new Set<Socket>();
  let fair = deferred<void>();
  let isCut = false;
  let world = faultyWorld();

  async function deliver(request: Request): Promise<Delivery> {
    const call = callOf(request.url);
    if (call) requests.set(call, (requests.get(call) ?? 0) + 1);
    const fault = call && struck.get(call);
    if (fault === 'delay') await fair.promise;
    return world.deliver(request, fault);
  }

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end();
    const delivery = await deliver(await requestFrom(incoming));
    if (delivery.kind === 'reset') incoming.socket.resetAndDestroy();
    if (delivery.kind === 'answer') await send(delivery, outgoing);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  await context.route(
    ({ origin }) => origin !== site,
    async (route) => {
      if (isCut) return route.abort('internetdisconnected');
      const { origin, pathname, search } = new URL(route.request().url());
      if (origin === vendorsOrigin) {
        return route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
      }
      await playHere(route, deliver);
    },
  );

  return {
    strike: (call, fault) => void struck.set(call, fault),
    cut() {
      isCut = true;
    },
    clear() {
      isCut = false;
      struck.clear();
      fair.resolve();
      fair = deferred<void>();
    },
    requests: (call) => requests.get(call) ?? 0,
    startOver(policy) {
      world = faultyWorld(policy);
      requests.clear();
    },
    async ask(url, body) {
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      return (await world.answer(request)).json();
    },
    async close() {
      fair.resolve();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function callOf(url: string): Call | undefined {
  const known = Object.entries(calls) as [Call, string][];
  return known.find(([, part]) => url.includes(part))?.[0];
}

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'accept']) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`https:/${incoming.url}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: Buffer.concat(pieces) }),
  });
}

async function send({ response, stops }: Delivery & { kind: 'answer' }, outgoing: ServerResponse) {
  if (response.type === 'error') return void outgoing.socket?.resetAndDestroy();
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  outgoing.write(Buffer.from(await response.arrayBuffer()));
  if (!stops) outgoing.end();
}

/** For hosts that are not configurable. */
async function playHere(route: Route, deliver: (request: Request) => Promise<Delivery>) {
  const delivery = await deliver(new Request(route.request().url()));
  if (delivery.kind === 'silence') return;
  if (delivery.kind === 'reset') return route.abort('connectionreset');
  const { response } = delivery;
  if (response.type === 'error') return route.abort('failed');
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
