import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeServices, type FakeServices } from '../tests/support/fakeServices';
import {
  startGatewayProcess,
  until,
  visitorToken,
  type GatewayProcess,
} from '../tests/support/gatewayProcess';
import { suggestions } from '../tests/support/world';

let services: FakeServices;
let gateway: GatewayProcess;

beforeAll(async () => {
  services = await startFakeServices();
  gateway = await startGatewayProcess({ services: services.url });
});

afterAll(async () => {
  await gateway.kill();
  await services.close();
});

/** A raw TCP connection to the gateway. */
function openConnection(): { socket: Socket; received: () => string; isClosed: () => boolean } {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isClosed = false;
  socket.setEncoding('utf8').on('data', (text) => (received += text));
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  return { socket, received: () => received, isClosed: () => isClosed };
}

/**
 * Sends raw bytes and returns what was received when the gateway closed the connection or sent a
 * JSON body.
 */
async function sendRaw(bytes: string, maxMs = 3_000): Promise<string> {
  const { socket, received, isClosed } = openConnection();
  socket.write(bytes);
  await until(() => isClosed() || /\r\n\r\n[^]*\}/.test(received()), maxMs);
  socket.destroy();
  return received();
}

describe('slow clients', () => {
  it('are disconnected when they send nothing, endless headers, or a part of the headers or of the body', async () => {
    const token = await visitorToken();
    const silent = openConnection();
    const headless = openConnection();
    headless.socket.write('GET /3/movie/popular HTTP/1.1\r\nhost: gateway\r\nx-a: ');
    const endless = openConnection();
    endless.socket.write(
      `POST /v1/chat/completions HTTP/1.1\r\nhost: gateway\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
    const dripping = openConnection();
    dripping.socket.write('GET /3/movie/popular HTTP/1.1\r\nhost: gateway\r\n');
    const drips = setInterval(() => dripping.socket.write('x-a: b\r\n'), 500);

    const all = [silent, headless, endless, dripping];
    expect(await until(() => all.every(({ isClosed }) => isClosed()), 20_000)).toBe(true);
    clearInterval(drips);
  });

  it('can reuse a connection after seven idle seconds; the announced timeout is 620 s', async () => {
    const { socket, received, isClosed } = openConnection();
    socket.write('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');
    expect(await until(() => received().includes('{"status":"ok"}'), 2_000)).toBe(true);
    expect(received()).toMatch(/keep-alive: timeout=620/i);

    expect(await until(isClosed, 7_000)).toBe(false);
    socket.write('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');
    expect(await until(() => received().split('{"status":"ok"}').length === 3, 2_000)).toBe(true);
    socket.destroy();
  });
});

describe('malformed or ambiguous requests', () => {
  const body = '0\r\n\r\n';
  const hidden = 'GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n';

  it.each([
    [
      'a length and chunks',
      `content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n${body}${hidden}`,
    ],
    ['two lengths', `content-length: 0\r\ncontent-length: 5\r\n\r\n${hidden}`],
    ['an invalid length', `content-length: +5\r\n\r\n${hidden}`],
    ['a length in a list', `content-length: 0, 5\r\n\r\n${hidden}`],
    ['a negative length', `content-length: -1\r\n\r\n${hidden}`],
    ['an unknown transfer encoding', `transfer-encoding: xchunked\r\n\r\n${body}${hidden}`],
    [
      'chunked before another encoding',
      `transfer-encoding: chunked, identity\r\n\r\n${body}${hidden}`,
    ],
    ['a blank before the colon', `transfer-encoding : chunked\r\n\r\n${body}${hidden}`],
    ['a chunk without a size', `transfer-encoding: chunked\r\n\r\nZ\r\n\r\n${hidden}`],
    ['a folded header', `x-a: b\r\n content-length: 5\r\n\r\n${hidden}`],
    ['a header without a name', `: b\r\n\r\n${hidden}`],
    ['a line that ends in a newline alone', `x-a: b\ncontent-length: 5\r\n\r\n${hidden}`],
    ['a null in a header', `x-a: \u0000\r\n\r\n${hidden}`],
  ])('are rejected without answering the smuggled request: %s', async (_, rest) => {
    const received = await sendRaw(
      `POST /v1/chat/completions HTTP/1.1\r\nhost: gateway\r\n${rest}`,
    );

    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(received).not.toContain('{"status":"ok"}');
  });

  it.each([
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
    ['a host with a path', 'GET /healthz HTTP/1.1\r\nhost: a/3/account\r\n\r\n'],
    ['an old method of debugging', 'TRACK /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n'],
    ['an unknown method', 'BREW /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n'],
    ['a proxy', 'GET http://movies.example/3/account HTTP/1.1\r\nhost: gateway\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an address without a slash', 'GET healthz HTTP/1.1\r\nhost: gateway\r\n\r\n'],
    ['headers of 20 KB', `GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001'],
  ])('with %s are rejected and reach no route', async (_, bytes) => {
    const received = await sendRaw(bytes);

    expect(received).toMatch(/^HTTP\/1\.1 4/);
    expect(services.askedMovies()).toEqual([]);
  });

  it('with a tunnel are disconnected, and the next request is answered', async () => {
    const received = await sendRaw('CONNECT movies.example:443 HTTP/1.1\r\nhost: gateway\r\n\r\n');

    expect(received).toBe('');
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });
});

describe('a burst of requests', () => {
  it('with forged tokens is rejected with 401, then 429', async () => {
    const header = Buffer.from('{"alg":"RS256","kid":"key-1"}').toString('base64url');
    const visit = (n: number) =>
      fetch(`${gateway.url}/3/movie/popular`, {
        headers: { authorization: `Bearer ${header}.${btoa(`{"n":${n}}`)}.c2ln` },
      }).then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      });
    const statuses: number[] = [];
    for (let wave = 0; wave < 20; wave += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => visit(n)))));
    }

    expect(statuses.filter((status) => status === 401).length).toBeLessThan(200);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('without a token is rejected with 401', async () => {
    const answer = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(suggestions()),
    });

    expect(answer.status).toBe(401);
  });
});
