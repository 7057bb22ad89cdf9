import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redisStore } from '../src/store';
import {
  answeringChat,
  answeringMovies,
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
import { startStoreServer, type StoreServer } from '../tests/support/storeServer';
import { chunk, contentsOf, event, heat, answerEvents } from '../tests/support/world';

let store: StoreServer;
let services: FakeServices;
let instances: readonly GatewayProcess[];

beforeAll(async () => {
  store = await startStoreServer();
});

afterAll(async () => {
  await store.kill();
});

beforeEach(async () => {
  await store.kill();
  await store.start();
  services = await startFakeServices();
});

afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.kill()));
  await services.close();
});

async function startInstances(count: number, env: Readonly<Record<string, string>> = {}) {
  instances = await Promise.all(
    Array.from({ length: count }, () =>
      startGatewayProcess({
        services: services.url,
        env: { GATEWAY_STORE_URL: store.url, GATEWAY_STORE_REQUIRED: 'true', ...env },
      }),
    ),
  );
  for (const { url } of instances) expect(await becomesReady(url)).toBe(true);
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200;
}

async function becomesReady(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isReady(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Cycles through the instances. */
const urlOf = (n: number) => instances[n % instances.length]?.url ?? '';

describe('instances with a shared store', () => {
  it('share the limit of 30 chat requests a minute', async () => {
    await startInstances(3, { GATEWAY_NEW_VISITOR_DAILY_CALLS: '100' });

    const statuses = await Promise.all(
      Array.from({ length: 90 }, async (_, n) => {
        const answer = await askChat(urlOf(n), { query: `heist ${n % 10}` });
        await answer.text();
        return answer.status;
      }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60);
  });

  it('share the daily budget', async () => {
    await startInstances(3, { GATEWAY_SERVICE_DAILY_CALLS: '20' });

    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const answer = await askChat(urlOf(n), { visitor: `v${n}`, query: `budget ${n}` });
        await answer.text();
        return answer.status;
      }),
    );

    expect(services.askedChats()).toBe(20);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const warnings = instances
      .map(({ output }) => output())
      .join('')
      .match(/nearly used up: 16 of 20/g);
    expect(warnings).toHaveLength(1);
  });

  it('share cached lists', async () => {
    await startInstances(3);
    services.movies = (request, response) =>
      void setTimeout(() => answeringMovies(request, response), 200);

    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) =>
        (await askMovies(urlOf(n), '/3/movie/popular', `v${n}`)).json(),
      ),
    );

    expect(answers).toEqual(Array(30).fill(heat));
    expect(services.askedMovies()).toHaveLength(1);
  });

  it('ask the chat service once for the same question', async () => {
    await startInstances(2);
    services.chat = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event(chunk('Heat')));
      setTimeout(() => response.end(answerEvents(',Ronin').join('')), 300);
    };

    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        contentsOf(await (await askChat(urlOf(n), { visitor: `v${n}`, query: 'A  heist' })).text()),
      ),
    );
    const later = await askChat(urlOf(1), { visitor: 'later', query: 'a heist' });

    for (const contents of [...answers, contentsOf(await later.text())]) {
      expect(contents.join('')).toBe('Heat,Roninstop[DONE]');
    }
    expect(services.askedChats()).toBe(1);
  });

  it('store no query text and no user id', async () => {
    await startInstances(1);
    await (
      await askChat(urlOf(0), { visitor: 'ada-lovelace', query: 'a very private question' })
    ).text();
    await (await askMovies(urlOf(0), '/3/search/movie?query=privacy', 'ada-lovelace')).text();

    const { Redis } = await import('ioredis');
    const client = new Redis(store.url);
    const keys = await client.keys('*');
    const types = await Promise.all(keys.map((key) => client.type(key)));
    const values = await Promise.all(keys.map((key) => client.get(key)));
    const lifetimes = await Promise.all(keys.map((key) => client.pttl(key)));
    client.disconnect();

    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(types)).toEqual(new Set(['string']));
    expect([...keys, ...values].join('\n')).not.toMatch(/private|privacy|lovelace/);
    expect(lifetimes.every((ms) => ms > 0)).toBe(true);
  });
});

describe('the shared store', () => {
  it('needs only the commands that README lists', async () => {
    const commands = ['get', 'set', 'del', 'incrby', 'pttl', 'expire', 'eval', 'evalsha', 'info'];
    const { Redis } = await import('ioredis');
    const admin = new Redis(store.url);
    const rights = ['on', '>password', '~marquee:*', ...commands.map((name) => `+${name}`)];
    await admin.call('ACL', 'SETUSER', 'ada', ...rights);
    admin.disconnect();
    await startInstances(1, { GATEWAY_STORE_URL: store.url.replace('//', '//ada:password@') });

    expect((await askChat(urlOf(0))).status).toBe(200);
    expect((await askMovies(urlOf(0), '/3/movie/popular')).status).toBe(200);
    expect(instances[0]?.output()).not.toContain('The store is unavailable');
  });

  it('deletes a lock only for its owner', async () => {
    instances = [];
    const shared = redisStore(store.url, () => {});
    await expect.poll(() => shared.isReady(), { timeout: 3_000 }).toBe(true);

    await shared.add('lock', 'ada', 60_000);
    await shared.deleteIf('lock', 'grace');
    expect(await shared.get('lock')).toBe('ada');

    await shared.deleteIf('lock', 'ada');
    expect(await shared.get('lock')).toBeUndefined();
    await shared.close();
  });
});

describe('a failing store', () => {
  async function visit(n: number): Promise<number[]> {
    const startedAt = Date.now();
    const chat = await askChat(urlOf(n), { visitor: `w${n}`, query: `outage ${n}` });
    await chat.text();
    const list = await askMovies(urlOf(n), `/3/search/movie?query=${n}`, `w${n}`);
    await list.text();
    return [chat.status, list.status, Date.now() - startedAt];
  }

  it('does not affect visitors when it is killed and restarted', async () => {
    services.chat = answeringChat;
    await startInstances(2);
    expect((await visit(0)).slice(0, 2)).toEqual([200, 200]);

    await store.kill();
    for (let n = 1; n < 11; n += 1) expect((await visit(n)).slice(0, 2)).toEqual([200, 200]);
    expect(await isReady(urlOf(0))).toBe(false);
    expect((await fetch(`${urlOf(0)}/healthz`)).status).toBe(200);
    expect(instances[0]?.output()).toMatch(/"severity":"WARNING"[^\n]*The store is unavailable/);

    await store.start();
    for (const { url } of instances) expect(await becomesReady(url)).toBe(true);
    expect((await visit(12)).slice(0, 2)).toEqual([200, 200]);
    expect(
      await until(() => /The store is available again/.test(instances[0]?.output() ?? ''), 3_000),
    ).toBe(true);
    await (await askChat(urlOf(0), { visitor: 'x', query: 'shared again' })).text();
    const asked = services.askedChats();
    await (await askChat(urlOf(1), { visitor: 'y', query: 'shared again' })).text();
    expect(services.askedChats()).toBe(asked);
  });

  it('answers a search and a list within six seconds when it hangs', async () => {
    await startInstances(1);
    expect((await visit(0)).slice(0, 2)).toEqual([200, 200]);

    store.signal('SIGSTOP');
    try {
      for (let n = 1; n < 8; n += 1) {
        const [chat, list, ms = 0] = await visit(n);
        expect([chat, list]).toEqual([200, 200]);
        expect(ms).toBeLessThan(6_000);
      }
    } finally {
      store.signal('SIGCONT');
    }
    expect(await becomesReady(urlOf(0))).toBe(true);
  });

  it('does not keep the reason of a shutdown from open streams when it hangs', async () => {
    services.chat = stallingChat;
    await startInstances(1, { GATEWAY_CHAT_SECONDS: '9' });
    const answer = (await askChat(urlOf(0))).text();
    expect(await until(() => services.openChats() === 1, 3_000)).toBe(true);

    store.signal('SIGSTOP');
    try {
      instances[0]?.signal('SIGTERM');
      expect(await answer).toMatch(/in time|is restarting/);
      expect(await instances[0]?.exited).toBe(0);
    } finally {
      store.signal('SIGCONT');
    }
  });

  it.each([
    [
      'the rate limit',
      { GATEWAY_NEW_VISITOR_DAILY_CALLS: '100', GATEWAY_NEW_VISITOR_DAILY_TOKENS: '100000' },
      30,
    ],
    ['the daily budget', { GATEWAY_NEW_VISITOR_DAILY_CALLS: '20' }, 20],
  ])('falls back to %s counted per instance', async (_, env, allowed) => {
    await startInstances(1, env);
    await store.kill();

    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const answer = await askChat(urlOf(0), { query: `alone ${n}` });
        await answer.text();
        return answer.status;
      }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(allowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - allowed);
  });

  it('follows the address to the new primary after a failover', async () => {
    const next = await startStoreServer();
    let primary = store;
    const address = createServer((socket) => {
      const upstream = connect(Number(new URL(primary.url).port), '127.0.0.1');
      socket.pipe(upstream).pipe(socket);
      socket.on('error', () => upstream.destroy());
      upstream.on('error', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(address, 'listening');
    const { port } = address.address() as AddressInfo;

    try {
      await startInstances(1, { GATEWAY_STORE_URL: `redis://127.0.0.1:${port}` });
      primary = next;
      const { Redis } = await import('ioredis');
      const old = new Redis(store.url);
      await old.replicaof('127.0.0.1', Number(new URL(next.url).port));
      old.disconnect();

      expect(await isReady(urlOf(0))).toBe(false);
      expect(await becomesReady(urlOf(0))).toBe(true);
      expect((await visit(0)).slice(0, 2)).toEqual([200, 200]);
      expect(instances[0]?.output()).toMatch(/The store is unavailable.*available again/s);
    } finally {
      await Promise.all(instances.map((instance) => instance.kill()));
      address.close();
      await next.kill();
    }
  });

  it('is not needed at startup', async () => {
    await store.kill();
    instances = [
      await startGatewayProcess({ services: services.url, env: { GATEWAY_STORE_URL: store.url } }),
    ];

    expect(await isReady(urlOf(0))).toBe(true);
    expect((await visit(0)).slice(0, 2)).toEqual([200, 200]);
  });
});

describe('a gateway without a store', () => {
  it('logs that its limits are per instance', async () => {
    instances = [await startGatewayProcess({ services: services.url })];

    expect(instances[0]?.output()).toMatch(/each instance has its own limits, budgets and cache/);
    expect(await isReady(urlOf(0))).toBe(true);
    expect((await askMovies(urlOf(0), '/3/movie/popular', 'ada')).status).toBe(200);
  });
});
