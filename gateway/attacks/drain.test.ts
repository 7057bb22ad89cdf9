import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answeringChat,
  deafChat,
  silentChat,
  startFakeServices,
  type FakeServices,
} from '../tests/support/fakeServices';
import {
  askChat,
  askMovies,
  startGatewayProcess,
  until,
  type GatewayProcess,
} from '../tests/support/gatewayProcess';
import { chunk, contentsOf, event, saying } from '../tests/support/world';

const limitSeconds = 8;

describe('SIGTERM', () => {
  let services: FakeServices;
  let gateway: GatewayProcess;
  let begun: number;

  beforeEach(async () => {
    services = await startFakeServices();
    gateway = await startGatewayProcess({
      services: services.url,
      env: { GATEWAY_CHAT_SECONDS: String(limitSeconds) },
    });
  });

  afterEach(async () => {
    await gateway.kill();
    await services.close();
  });

  function terminate() {
    begun = Date.now();
    gateway.signal('SIGTERM');
  }

  async function readiness(): Promise<number | string> {
    return fetch(`${gateway.url}/readyz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  }

  it('ends an idle gateway within its notice', async () => {
    terminate();

    expect(await gateway.exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan(4_500);
  });

  it('lets a stream finish, and says at once that the gateway is not ready', async () => {
    const go: (() => void)[] = [];
    services.chat = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')));
      go.push(() => response.end(saying(',Ronin').join('')));
    };
    const answer = await askChat(gateway.url);

    terminate();
    expect(await until(() => gateway.said().includes('SIGTERM'), 2_000)).toBe(true);
    expect(await readiness()).toBe(503);
    expect(await until(() => go.length > 0 && Date.now() - begun > 3_500, 6_000)).toBe(true);
    expect(await readiness()).toBe(503);
    go[0]?.();

    expect(contentsOf(await answer.text())).toEqual(['Heat', ',Ronin', 'stop', '[DONE]']);
    expect(await gateway.exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan(limitSeconds * 1000);
  });

  it.each([
    ['falls silent', silentChat],
    ['never answers', deafChat],
  ])('ends within the limit and two seconds when the service %s', async (_, chat) => {
    services.chat = chat;
    const answers = ['one', 'two', 'three'].map(async (query) =>
      (await askChat(gateway.url, { query })).text(),
    );
    expect(await until(() => services.openChats() === 3, 3_000)).toBe(true);

    terminate();

    for (const answer of answers) expect(await answer).toMatch(/in time|being restarted/);
    expect(await gateway.exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan((limitSeconds + 2) * 1000);
    expect(await until(() => services.openChats() === 0, 2_000)).toBe(true);
  });

  it('answers requests that come before the load balancer has noticed', async () => {
    services.chat = answeringChat;
    terminate();
    expect(await until(() => gateway.said().includes('SIGTERM'), 2_000)).toBe(true);

    const answer = await askMovies(gateway.url, '/3/movie/popular');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
  });
});
