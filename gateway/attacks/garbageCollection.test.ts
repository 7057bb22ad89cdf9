import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hangingChat,
  stallingChat,
  startFakeServices,
  type FakeServices,
} from '../tests/support/fakeServices';
import { collectingGarbage } from '../tests/support/collectingGarbage';
import {
  askChat,
  askMovies,
  startGatewayProcess,
  until,
  type GatewayProcess,
} from '../tests/support/gatewayProcess';

const streams = 30;
const limitSeconds = 4;

describe('the gateway during garbage collection', () => {
  let services: FakeServices;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    services = await startFakeServices();
    gateway = await startGatewayProcess({
      services: services.url,
      env: { GATEWAY_CHAT_SECONDS: String(limitSeconds) },
      nodeArguments: ['--expose-gc', '--import', collectingGarbage(250)],
      ...(process.env.GATEWAY_TEST_NODE && { node: process.env.GATEWAY_TEST_NODE }),
    });
  });

  afterAll(async () => {
    await gateway.kill();
    await services.close();
  });

  it.each([
    ['begin and fall silent', stallingChat],
    ['never answer', hangingChat],
  ])('ends 30 streams that %s within one second of the time limit', async (name, chat) => {
    services.chat = chat;
    const answers = Array.from({ length: streams }, async (_, index) =>
      (await askChat(gateway.url, { visitor: `v${index}`, query: `${name} ${index}` })).text(),
    );
    const open = Promise.all(answers);
    expect(await until(() => services.openChats() === streams, 3_000)).toBe(true);
    const startedAt = Date.now();
    for (let turn = 0; turn < 20; turn += 1) {
      await askMovies(gateway.url, `/3/search/movie?query=${turn}`, `m${turn}`);
    }

    const ended = await open;

    expect(Date.now() - startedAt).toBeLessThan((limitSeconds + 1) * 1000);
    expect(ended.filter((text) => /in time/.test(text))).toHaveLength(streams);
    expect(await until(() => services.openChats() === 0, 500)).toBe(true);
  });

  it.each([
    ['begun', stallingChat],
    ['unanswered', hangingChat],
  ])('aborts 30 %s answers when their visitors leave', async (name, chat) => {
    services.chat = chat;
    const leaving = new AbortController();
    const { signal } = leaving;
    const answers = Array.from({ length: streams }, async (_, index) => {
      const query = `${name} and left ${index}`;
      const answer = await askChat(gateway.url, { visitor: `w${index}`, query, signal });
      await answer.text();
    });
    const gone = Promise.allSettled(answers);
    expect(await until(() => services.openChats() === streams, 3_000)).toBe(true);
    await askMovies(gateway.url, '/3/movie/popular', 'w0');
    leaving.abort();
    await gone;

    expect(await until(() => services.openChats() === 0, 1_000)).toBe(true);
  });
});
