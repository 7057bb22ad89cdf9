import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answeringChat,
  hangingChat,
  stallingChat,
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
import { chunk, contentsOf, event, answerEvents } from '../tests/support/world';

const limitSeconds = 8;

describe('a drain', () => {
  let services: FakeServices;
  let gateway: GatewayProcess;
  let startedAt: number;

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

  function terminate(signal: NodeJS.Signals = 'SIGTERM') {
    startedAt = Date.now();
    gateway.signal(signal);
  }

  async function readiness(): Promise<number | string> {
    return fetch(`${gateway.url}/readyz`).then(
      ({ status }) => status,
      () => 'refused',
    );
  }

  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'stops an idle gateway within 4.5 seconds of %s',
    async (signal) => {
      terminate(signal);

      expect(await gateway.exited).toBe(0);
      expect(Date.now() - startedAt).toBeLessThan(4_500);
    },
  );

  it('reports not ready at once and lets an open stream finish', async () => {
    const go: (() => void)[] = [];
    services.chat = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')));
      go.push(() => response.end(answerEvents(',Ronin').join('')));
    };
    const answer = await askChat(gateway.url);

    terminate();
    expect(await until(() => gateway.output().includes('SIGTERM'), 2_000)).toBe(true);
    expect(await readiness()).toBe(503);
    expect(await until(() => go.length > 0 && Date.now() - startedAt > 3_500, 6_000)).toBe(true);
    expect(await readiness()).toBe(503);
    go[0]?.();

    expect(contentsOf(await answer.text())).toEqual(['Heat', ',Ronin', 'stop', '[DONE]']);
    expect(await gateway.exited).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(limitSeconds * 1000);
  });

  it.each([
    ['falls silent', stallingChat],
    ['never answers', hangingChat],
  ])('exits within two seconds of the time limit when the service %s', async (_, chat) => {
    services.chat = chat;
    const answers = ['one', 'two', 'three'].map(async (query) =>
      (await askChat(gateway.url, { query })).text(),
    );
    expect(await until(() => services.openChats() === 3, 3_000)).toBe(true);

    terminate();

    for (const answer of answers) expect(await answer).toMatch(/in time|is restarting/);
    expect(await gateway.exited).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan((limitSeconds + 2) * 1000);
    expect(await until(() => services.openChats() === 0, 2_000)).toBe(true);
  });

  it('still answers requests that arrive during the drain', async () => {
    services.chat = answeringChat;
    terminate();
    expect(await until(() => gateway.output().includes('SIGTERM'), 2_000)).toBe(true);

    const answer = await askMovies(gateway.url, '/3/movie/popular');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
  });
});
