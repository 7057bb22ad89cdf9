import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayListener } from '../src/gatewayListener';
import { gatewayServer } from '../src/server';
import { memoryStore } from '../src/store';
import { deferred } from '../../tests/support/deferred';

let onPause = () => {};

/** A pause passes at once on the clock of the test. */
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(ms);
    onPause();
  },
}));

beforeEach(() => {
  onPause = () => {};
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // The process is not new.
  vi.advanceTimersByTime(3_600_000);
});
afterEach(async () => {
  // The last pause may still be pending.
  await new Promise(setImmediate);
  vi.useRealTimers();
});

async function startServer(chatTimeoutMs = 30_000) {
  const begun = performance.now();
  const seconds = () => Math.floor((performance.now() - begun) / 1000);
  const done: string[] = [];
  const note = (what: string) => () => void done.push(`${what} after ${seconds()} s`);
  const requests: ServerResponse[] = [];
  const arrived = deferred<void>();
  const answer = async (_: IncomingMessage, response: ServerResponse) => {
    requests.push(response);
    arrived.resolve();
  };
  const store = memoryStore(Date.now);
  const log = vi.fn();
  const listener: GatewayListener = Object.assign(answer, {
    drain: note('not ready'),
    stop: note('streams ended'),
    log,
    store: { ...store, close: async () => note('store closed')() },
  });
  const { server, drain } = gatewayServer(listener, chatTimeoutMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    drain,
    done,
    log,
    seconds,
    requests,
    arrived: arrived.promise,
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
  };
}

describe('gatewayServer', () => {
  it('limits connections and the time of a request', async () => {
    const { server, drain } = await startServer();

    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 620_000,
      maxConnections: 5_000,
    });
    await drain();
  });

  it('drains after three seconds without requests', async () => {
    const { server, drain, done } = await startServer();

    await drain();

    expect(done).toEqual([
      'not ready after 0 s',
      'streams ended after 3 s',
      'store closed after 3 s',
    ]);
    expect(server.listening).toBe(false);
  });

  it('drains although the clock is set back', async () => {
    const { drain, done } = await startServer();
    onPause = () => {
      onPause = () => {};
      vi.setSystemTime(Date.now() - 3_600_000);
    };

    await drain();

    expect(done[1]).toBe('streams ended after 3 s');
  });

  it('waits for an open request', async () => {
    const { drain, done, seconds, requests, arrived, ask } = await startServer();
    const answer = ask('/3/movie/popular');
    await arrived;
    onPause = () => {
      if (seconds() >= 10) requests[0]?.end('the list');
    };

    await drain();

    expect(await (await answer).text()).toBe('the list');
    expect(done[1]).toMatch(/^streams ended after [12]\d s$/);
  });

  it('ends what is still open after the time limit of the chat', async () => {
    const { drain, done, arrived, ask } = await startServer();
    const answer = ask('/v1/chat/completions');
    await arrived;

    const [outcome] = await Promise.allSettled([answer, drain()]);

    expect(outcome.status).toBe('rejected');
    expect(done.slice(1)).toEqual(['streams ended after 30 s', 'store closed after 31 s']);
  });

  it('gives movie requests their time if the time limit of the chat is shorter', async () => {
    const { drain, done, arrived, ask } = await startServer(2_000);
    const answer = ask('/3/movie/popular');
    await arrived;

    await Promise.allSettled([answer, drain()]);

    expect(done[1]).toBe('streams ended after 8 s');
  });

  it('logs dropped connections once a minute', async () => {
    const { server, drain, log } = await startServer();

    server.emit('drop');
    server.emit('drop');
    vi.advanceTimersByTime(59_999);
    server.emit('drop');

    expect(log).toHaveBeenCalledExactlyOnceWith(
      'warning',
      'New connections are dropped: 5000 are open.',
    );
    vi.advanceTimersByTime(1);
    server.emit('drop');
    expect(log).toHaveBeenCalledTimes(2);
    await drain();
  });

  it.each(['/healthz', '/readyz', '/readyz?from=balancer', '/metrics'])(
    'does not wait for the probe %s',
    async (path) => {
      const { drain, done, arrived, ask } = await startServer();
      const answer = ask(path);
      await arrived;

      const [outcome] = await Promise.allSettled([answer, drain()]);

      expect(outcome.status).toBe('rejected');
      expect(done[1]).toBe('streams ended after 3 s');
    },
  );
});
