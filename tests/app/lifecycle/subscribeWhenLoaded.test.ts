import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeWhenLoaded } from '@/app/lifecycle/subscribeWhenLoaded';
import { deferred } from '../../support/deferred';

const failure = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

describe('subscribeWhenLoaded', () => {
  it('starts after the import resolves and stops on unsubscribe', async () => {
    const { load, resolveImport, onStart, onStop, stop } = setup();
    expect(load).toHaveBeenCalledOnce();

    await resolveImport();
    expect(onStart).toHaveBeenCalledExactlyOnceWith('the thing');
    expect(onStop).not.toHaveBeenCalled();
    stop();
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('does not start after unsubscribe', async () => {
    const { resolveImport, onStart, stop } = setup();

    stop();
    await resolveImport();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('reports a failed import', async () => {
    const { rejectImport, onFailure } = setup();

    await rejectImport();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('reports no failure while offline and retries when online', async () => {
    const { load, resolveImport, rejectImport, onFailure, onStart, network } = setup();

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
    const { resolveImport, rejectImport, onFailure, onStart, network } = setup();

    await rejectImport();
    network.goOnline();
    await rejectImport();
    expect(onFailure).toHaveBeenCalledTimes(2);

    network.goOnline();
    await resolveImport();
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('imports once at a time and not again after success', async () => {
    const { load, resolveImport, network } = setup();

    network.goOnline();
    await resolveImport();
    network.goOnline();
    expect(load).toHaveBeenCalledOnce();
  });

  it('neither reports nor retries after unsubscribe', async () => {
    const { load, rejectImport, onFailure, network, stop } = setup();

    await rejectImport();
    stop();
    network.goOnline();
    expect(load).toHaveBeenCalledOnce();

    const other = setup();
    other.stop();
    await other.rejectImport();
    other.network.goOnline();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(other.onFailure).not.toHaveBeenCalled();
    expect(other.load).toHaveBeenCalledOnce();
  });
});

/** Subscribes with a controlled import and a controlled `navigator.onLine`. */
function setup() {
  const browser = { onLine: true };
  const target = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', target);

  let loading = deferred<string>();
  const load = vi.fn(() => {
    loading = deferred();
    return loading.promise;
  });
  const onStop = vi.fn();
  const onStart = vi.fn(() => onStop);
  const onFailure = vi.fn();
  const stop = subscribeWhenLoaded(load, onStart, onFailure);

  return {
    load,
    onStart,
    onStop,
    onFailure,
    stop,
    async resolveImport() {
      loading.resolve('the thing');
      await loading.promise;
    },
    async rejectImport() {
      loading.reject(failure);
      await Promise.allSettled([loading.promise]);
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
