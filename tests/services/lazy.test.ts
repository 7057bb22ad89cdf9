import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazy } from '@/services/lazy';
import { unlessAborted } from '@/domain/within';
import { deferred } from '../support/deferred';
import { failureOf } from '../support/failureOf';

const failure = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

describe('load', () => {
  it('loads once for all calls', async () => {
    const { load, thing, resolveImport } = setup();
    expect(load).not.toHaveBeenCalled();

    const both = Promise.all([thing.load(), thing.load()]);
    await resolveImport();

    const [one, other] = await both;
    expect(one).toBe(other);
    expect(await thing.load()).toBe(one);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again at the next call after a failure', async () => {
    const { load, loaded, thing, resolveImport, rejectImport } = setup();

    const both = Promise.all([failureOf(thing.load()), failureOf(thing.load())]);
    await rejectImport();
    expect(await both).toEqual([failure, failure]);
    expect(load).toHaveBeenCalledOnce();

    const retried = thing.load();
    await resolveImport();
    expect(await retried).toBe(loaded);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps what it loaded', async () => {
    const { loaded, thing, resolveImport, rejectImport } = setup();
    expect(thing.loaded()).toBeUndefined();

    const failing = failureOf(thing.load());
    await rejectImport();
    await failing;
    expect(thing.loaded()).toBeUndefined();

    const retried = thing.load();
    await resolveImport();
    await retried;
    expect(thing.loaded()).toBe(loaded);
  });
});

describe('a method', () => {
  it('loads first and forwards arguments and result', async () => {
    const { load, thing, resolveImport } = setup();
    const repeat = thing.method((it) => it.repeat);
    expect(load).not.toHaveBeenCalled();

    const answer = repeat('a', 3);
    await resolveImport();

    expect(await answer).toBe('aaa');
    expect(await repeat('b', 2)).toBe('bb');
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits no longer than the limit; a subscription still starts when the module loads', async () => {
    const expiry = new AbortController();
    const { thing, resolveImport, onStart, onFailure, subscribe } = setup({
      limit: (loading) => unlessAborted(loading, expiry.signal),
    });
    const repeat = thing.method((it) => it.repeat);
    subscribe();

    const late = failureOf(repeat('a', 3));
    expiry.abort(failure);
    expect(await late).toBe(failure);
    expect(onFailure.mock.calls).toEqual([[failure]]);
    expect(onStart).not.toHaveBeenCalled();

    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('rejects if loading fails, or if the method fails', async () => {
    const { thing, resolveImport, rejectImport } = setup();
    const repeat = thing.method((it) => it.repeat);

    const unloaded = failureOf(repeat('a', 3));
    await rejectImport();
    expect(await unloaded).toBe(failure);

    const refused = failureOf(repeat('a', -1));
    await resolveImport();
    expect(await refused).toBeInstanceOf(RangeError);
  });
});

describe('a subscription', () => {
  it('starts after the import resolves and stops on unsubscribe', async () => {
    const { load, loaded, resolveImport, onStart, onStop, subscribe } = setup();

    const stop = subscribe();
    expect(load).toHaveBeenCalledOnce();
    await resolveImport();
    expect(onStart).toHaveBeenCalledExactlyOnceWith(loaded);
    expect(onStop).not.toHaveBeenCalled();

    stop();
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('starts before the call that loaded continues', async () => {
    const { thing, resolveImport, onStart, subscribe } = setup();
    const order: string[] = [];
    onStart.mockImplementation(() => {
      order.push('subscribed');
      return () => {};
    });

    const called = thing.load().then(() => order.push('called'));
    subscribe();
    await resolveImport();
    await called;

    expect(order).toEqual(['subscribed', 'called']);
  });

  it('starts once if the thing was loaded before', async () => {
    const { thing, resolveImport, onStart, subscribe } = setup();
    void thing.load();
    await resolveImport();

    subscribe();
    await thing.load();
    await thing.load();

    expect(onStart).toHaveBeenCalledOnce();
  });

  it('reports that it fails to start, and the thing stays loaded', async () => {
    const { load, loaded, thing, resolveImport, onStart, onFailure, subscribe } = setup();
    onStart.mockImplementation(() => {
      throw failure;
    });

    subscribe();
    await resolveImport();

    expect(onFailure.mock.calls).toEqual([[failure]]);
    expect(await thing.load()).toBe(loaded);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not start after unsubscribe', async () => {
    const { resolveImport, onStart, subscribe } = setup();

    subscribe()();
    await resolveImport();

    expect(onStart).not.toHaveBeenCalled();
  });

  it('reports its failed load once and starts when a later call loads', async () => {
    const { thing, resolveImport, rejectImport, onFailure, onStart, subscribe } = setup();

    subscribe();
    await rejectImport();
    expect(onFailure.mock.calls).toEqual([[failure]]);

    const unloaded = failureOf(thing.load());
    await rejectImport();
    await unloaded;
    expect(onFailure).toHaveBeenCalledOnce();

    void thing.load();
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('reports nothing after unsubscribe', async () => {
    const { rejectImport, onFailure, subscribe } = setup();

    subscribe()();
    await rejectImport();

    expect(onFailure).not.toHaveBeenCalled();
  });

  it('loads again when back online', async () => {
    const { resolveImport, rejectImport, onFailure, onStart, subscribe, network } = setup();

    subscribe();
    network.goOffline();
    await rejectImport();
    expect(onFailure).toHaveBeenCalledOnce();

    network.goOnline();
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });
});

describe('a subscription that waits until the page is idle', () => {
  it('loads only then', async () => {
    const idle = deferred<void>();
    const { load, resolveImport, onStart, subscribe } = setup({ whenIdle: () => idle.promise });

    subscribe();
    expect(load).not.toHaveBeenCalled();

    idle.resolve();
    await idle.promise;
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('starts earlier if a call loads, and goes on when the page is idle', async () => {
    const idle = deferred<void>();
    const { load, thing, resolveImport, onStart, onStop, subscribe } = setup({
      whenIdle: () => idle.promise,
    });

    subscribe();
    void thing.load();
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();

    idle.resolve();
    await idle.promise;
    await thing.load();
    expect(load).toHaveBeenCalledOnce();
    expect(onStart).toHaveBeenCalledOnce();
    expect(onStop).not.toHaveBeenCalled();
  });

  it('loads nothing after unsubscribe', async () => {
    const idle = deferred<void>();
    const { load, subscribe } = setup({ whenIdle: () => idle.promise });

    subscribe()();
    idle.resolve();
    await idle.promise;

    expect(load).not.toHaveBeenCalled();
  });
});

describe('a subscription that is quiet offline', () => {
  it('reports no failure while offline and retries when online', async () => {
    const { load, resolveImport, rejectImport, onFailure, onStart, subscribe, network } = setup({
      isQuietOffline: true,
    });

    subscribe();
    network.goOffline();
    await rejectImport();
    expect(onFailure).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();

    network.goOnline();
    expect(load).toHaveBeenCalledTimes(2);
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('retries each time the browser comes online', async () => {
    const { resolveImport, rejectImport, onFailure, onStart, subscribe, network } = setup({
      isQuietOffline: true,
    });

    subscribe();
    await rejectImport();
    network.goOnline();
    await rejectImport();
    expect(onFailure).toHaveBeenCalledTimes(2);

    network.goOnline();
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('imports once at a time and not again after success', async () => {
    const { load, resolveImport, onStop, subscribe, network } = setup({ isQuietOffline: true });

    subscribe();
    network.goOnline();
    await resolveImport();
    network.goOnline();

    expect(load).toHaveBeenCalledOnce();
    expect(onStop).not.toHaveBeenCalled();
  });

  it('does not retry after unsubscribe', async () => {
    const { load, rejectImport, subscribe, network } = setup({ isQuietOffline: true });

    const stop = subscribe();
    await rejectImport();
    stop();
    network.goOnline();

    expect(load).toHaveBeenCalledOnce();
  });
});

interface Loaded {
  readonly name: string;
  readonly repeat: (text: string, times: number) => Promise<string>;
}

/** A lazy thing with a controlled import and a controlled `navigator.onLine`. */
function setup(options?: Parameters<typeof lazy<Loaded>>[1]) {
  const browser = { onLine: true };
  const target = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', target);

  const loaded: Loaded = {
    name: 'the thing',
    repeat: async (text: string, times: number) => text.repeat(times),
  };
  let loading = deferred<Loaded>();
  const load = vi.fn(() => {
    loading = deferred();
    return loading.promise;
  });
  const thing = lazy(load, options);
  const onStop = vi.fn();
  const onStart = vi.fn((_thing: Loaded) => onStop as () => void);
  const onFailure = vi.fn();

  return {
    load,
    loaded,
    thing,
    onStart,
    onStop,
    onFailure,
    subscribe: () => thing.subscribe(onStart, onFailure),
    async resolveImport() {
      loading.resolve(loaded);
      await Promise.allSettled([loading.promise, thing.load()]);
    },
    async rejectImport() {
      loading.reject(failure);
      await Promise.allSettled([loading.promise]);
      await Promise.resolve();
    },
    network: {
      goOffline() {
        browser.onLine = false;
      },
      goOnline() {
        browser.onLine = true;
        target.dispatchEvent(new Event('online'));
      },
    },
  };
}
