import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, redisStore } from '../src/store';

function open() {
  let now = 1;
  return {
    store: memoryStore(() => now),
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

describe('memoryStore', () => {
  it('keeps a value until it expires', async () => {
    const { store, elapse } = open();
    await store.set('a', 'Heat', 1_000);
    elapse(1_000);
    expect(await store.get('a')).toBe('Heat');

    elapse(1);
    expect(await store.get('a')).toBeUndefined();
  });

  it('adds a value only when the key is free', async () => {
    const { store, elapse } = open();
    expect(await store.add('a', 'Heat', 1_000)).toBe(true);
    expect(await store.add('a', 'Ronin', 1_000)).toBe(false);
    expect(await store.get('a')).toBe('Heat');

    elapse(1_001);
    expect(await store.add('a', 'Ronin', 1_000)).toBe(true);
  });

  it('deletes a value only if it is the given one', async () => {
    const { store } = open();
    await store.set('a', 'Ronin', 1_000);
    await store.deleteIf('a', 'Heat');
    expect(await store.get('a')).toBe('Ronin');

    await store.deleteIf('a', 'Ronin');
    expect(await store.get('a')).toBeUndefined();
  });

  it('evicts the least recently used entries above 16 MiB, keys and overhead included', async () => {
    const { store } = open();
    const megabyte = 'x'.repeat(512 * 1024);
    for (let n = 0; n < 15; n += 1) await store.set(`m${n}`, megabyte, 1e6);
    await store.get('m0');
    await store.set('m15', megabyte, 1e6);

    expect(await store.get('m0')).toBe(megabyte);
    expect(await store.get('m1')).toBeUndefined();

    for (let n = 0; n < 60_000; n += 1) await store.set(`small ${n}`, '', 1e6);
    expect(await store.get('m0')).toBeUndefined();
    expect(await store.get('small 59999')).toBe('');
    expect(await store.get('small 1000')).toBeUndefined();
  });

  it('ignores a value larger than the whole store', async () => {
    const { store } = open();
    await store.set('a', 'x'.repeat(9 * 1024 * 1024), 1e6);

    expect(await store.get('a')).toBeUndefined();
  });

  it('is always ready', async () => {
    const { store } = open();
    expect(await store.isReady()).toBe(true);
    await store.close();
  });
});

describe('redisStore', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const close of closing.splice(0)) await close();
  });

  /** A port without a listener yet. */
  async function freePort() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    return port;
  }

  /** Answers each command. OK is enough for the client to be ready. */
  async function startServer(port: number, answerTo = (_command: string) => '+OK') {
    let received = '';
    let connections = 0;
    let connection: Socket | undefined;
    const server = createServer((socket) => {
      connection = socket;
      connections += 1;
      socket.on('data', (data) => {
        received += data;
        for (const command of String(data).split(/^(?=\*\d)/m)) {
          socket.write(`${answerTo(command)}\r\n`);
        }
      });
    }).listen(port, '127.0.0.1');
    const stop = () => {
      server.close();
      connection?.destroy();
    };
    closing.push(stop);
    await once(server, 'listening');
    return { connections: () => connections, received: () => received, stop };
  }

  function openStore(port: number) {
    const log = vi.fn();
    const store = redisStore(`redis://127.0.0.1:${port}`, log);
    closing.push(() => store.close());
    return { log, store };
  }

  const unavailable = 'The store is unavailable: this instance counts alone and caches nothing.';

  it('finds nothing, keeps nothing and gives every lock while the server is away', async () => {
    const { log, store } = openStore(await freePort());

    const set = store.set('a', 'Heat', 1_000).then(() => 'at once');
    expect(await Promise.race([set, setImmediate('later')])).toBe('at once');
    expect(await store.get('a')).toBeUndefined();
    expect(await store.add('a', 'Heat', 1_000)).toBe(true);
    await store.deleteIf('a', 'Heat');

    expect(await store.isReady()).toBe(false);
    expect(log.mock.calls).toEqual([['warning', unavailable, { cause: expect.any(Error) }]]);
  });

  it('counts in memory while the server is away', async () => {
    const { store } = openStore(await freePort());
    const limiter = store.limiter({ name: 'chat', points: 2, seconds: 60 });

    await limiter.consume('ada');
    await limiter.consume('ada');

    const refused = limiter.consume('ada');
    await expect(refused).rejects.toHaveProperty('remainingPoints', 0);
    await expect(refused).rejects.toHaveProperty('msBeforeNext', expect.closeTo(60_000, -4));
    expect((await limiter.consume('grace')).remainingPoints).toBe(1);
  });

  it('reports an outage once a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { log, store } = openStore(await freePort());
    await store.get('a');

    vi.advanceTimersByTime(59_999);
    await store.get('a');
    expect(log).toHaveBeenCalledOnce();

    vi.advanceTimersByTime(1);
    await store.get('a');
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('says when the server answers again and when it is away once more', async () => {
    const port = await freePort();
    const { log, store } = openStore(port);
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 5_000);

    const server = await startServer(port);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), 5_000);
    expect(log).toHaveBeenLastCalledWith('info', 'The store is available again.');
    expect(await store.isReady()).toBe(true);

    server.stop();
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3), 5_000);
    expect(log).toHaveBeenLastCalledWith('warning', unavailable, { cause: expect.any(Error) });
  });

  it('is not ready while the server refuses writes', async () => {
    let refusal = '';
    const port = await freePort();
    await startServer(port, (command) => (/\r\nset\r\n/.test(command) && refusal) || '+OK');
    const { log, store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);

    refusal = '-MISCONF Errors writing to the disk.';
    expect(await store.isReady()).toBe(false);
    expect(await store.add('a', 'Heat', 1_000)).toBe(true);
    expect(await store.get('a')).toBe('OK');
    expect(log.mock.calls).toEqual([
      ['warning', unavailable, { cause: expect.objectContaining({ message: refusal.slice(1) }) }],
    ]);

    refusal = '';
    await store.set('a', 'Heat', 1_000);
    expect(log).toHaveBeenLastCalledWith('info', 'The store is available again.');
    expect(await store.isReady()).toBe(true);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['scripts', /\r\neval\r\n/],
    ['counting', /incrby|evalsha/],
  ])('stays unavailable, with one line, while the server refuses %s', async (_, refused) => {
    const refusal = '-NOPERM this user has no permissions';
    const port = await freePort();
    await startServer(port, (command) => (refused.test(command) ? refusal : '+OK'));
    const { log, store } = openStore(port);
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 5_000);

    await store.set('a', 'Heat', 1_000);
    await store.deleteIf('a', 'Heat');
    await store.set('a', 'Heat', 1_000);

    expect(await store.isReady()).toBe(false);
    expect(log.mock.calls).toEqual([
      ['warning', unavailable, { cause: expect.objectContaining({ message: refusal.slice(1) }) }],
    ]);
  });

  it('connects again to a server that has become a replica, at most every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let isReplica = false;
    const port = await freePort();
    const { connections } = await startServer(port, (command) =>
      isReplica && /\r\nset\r\n/.test(command)
        ? "-READONLY You can't write against a read only replica."
        : '+OK',
    );
    const { log, store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);

    isReplica = true;
    await store.set('a', 'Heat', 1_000);
    await expect.poll(() => connections(), { timeout: 5_000 }).toBe(2);
    await expect.poll(() => store.get('a'), { timeout: 5_000 }).toBe('OK');
    await store.set('a', 'Heat', 1_000);
    expect(await store.get('a')).toBe('OK');
    expect(log).toHaveBeenCalledOnce();

    vi.advanceTimersByTime(2_000);
    await store.set('a', 'Heat', 1_000);
    await expect.poll(() => connections(), { timeout: 5_000 }).toBe(3);
  });

  it('prefixes its keys', async () => {
    const port = await freePort();
    const { received } = await startServer(port);
    const { store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);

    await store.set('a', 'Heat', 1_000);

    expect(received()).toContain('marquee:a');
    expect(received()).toContain('marquee:ready');
  });

  it('does not probe a server that answers before each write', async () => {
    const port = await freePort();
    const { received } = await startServer(port);
    const { store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);
    const probes = () => received().split('marquee:ready').length;
    const before = probes();

    await store.set('a', 'Heat', 1_000);

    expect(probes()).toBe(before);
  });

  it('says nothing when the server answers from the start, or when it is closed', async () => {
    const port = await freePort();
    await startServer(port);
    const { log, store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);

    await store.close();
    expect(await store.get('a')).toBeUndefined();

    expect(log).not.toHaveBeenCalled();
  });

  it('compares and deletes in one command', async () => {
    const port = await freePort();
    const { received } = await startServer(port);
    const { store } = openStore(port);
    await expect.poll(() => store.isReady(), { timeout: 5_000 }).toBe(true);

    await store.deleteIf('a', 'Heat');

    expect(received()).toMatch(/eval\r\n.*\r\n1\r\n\$9\r\nmarquee:a\r\n\$4\r\nHeat\r\n$/s);
  });

  it('sends each value with its time to live, and a lock only if it is free', async () => {
    const { store } = openStore(await freePort());
    const set = vi.spyOn(Redis.prototype, 'set').mockResolvedValueOnce('OK');
    const get = vi.spyOn(Redis.prototype, 'get').mockResolvedValueOnce('Heat');

    await store.set('a', 'Heat', 1_000);
    expect(await store.get('a')).toBe('Heat');
    set.mockResolvedValueOnce('OK');
    expect(await store.add('b', 'me', 2_000)).toBe(true);
    set.mockResolvedValueOnce(null as never);
    expect(await store.add('b', 'you', 2_000)).toBe(false);

    expect(set.mock.calls).toEqual([
      ['a', 'Heat', 'PX', 1_000],
      ['b', 'me', 'PX', 2_000, 'NX'],
      ['b', 'you', 'PX', 2_000, 'NX'],
    ]);
    expect(get.mock.calls).toEqual([['a']]);
  });
});
