import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeWhenLoaded } from '@/app/lifecycle/subscribeWhenLoaded';
import { deferred } from '../../support/deferred';

const failure = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

describe('what is listened to once it is loaded', () => {
  it('is begun when it is there, and ended when nobody listens any more', async () => {
    const { load, come, begun, ended, stop } = listen();
    expect(load).toHaveBeenCalledOnce();

    await come();
    expect(begun).toHaveBeenCalledExactlyOnceWith('the thing');
    expect(ended).not.toHaveBeenCalled();
    stop();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is not begun where nobody listens any more', async () => {
    const { come, begun, stop } = listen();

    stop();
    await come();
    expect(begun).not.toHaveBeenCalled();
  });

  it('says so where it does not come', async () => {
    const { fail, failed } = listen();

    await fail();
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('is silent where there is no network, and is loaded again with it', async () => {
    const { load, come, fail, failed, begun, network } = listen();

    network.leave();
    await fail();
    expect(failed).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();

    network.comeBack();
    expect(load).toHaveBeenCalledTimes(2);
    await come();
    expect(begun).toHaveBeenCalledOnce();
  });

  it('is loaded again with the next network where it did not come with the last', async () => {
    const { come, fail, failed, begun, network } = listen();

    await fail();
    network.comeBack();
    await fail();
    expect(failed).toHaveBeenCalledTimes(2);

    network.comeBack();
    await come();
    expect(begun).toHaveBeenCalledOnce();
  });

  it('is loaded once at a time, and not again when it is there', async () => {
    const { load, come, network } = listen();

    network.comeBack();
    await come();
    network.comeBack();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is neither told of nor loaded again where nobody listens any more', async () => {
    const { load, fail, failed, network, stop } = listen();

    await fail();
    stop();
    network.comeBack();
    expect(load).toHaveBeenCalledOnce();

    const other = listen();
    other.stop();
    await other.fail();
    other.network.comeBack();
    expect(failed).toHaveBeenCalledOnce();
    expect(other.failed).not.toHaveBeenCalled();
    expect(other.load).toHaveBeenCalledOnce();
  });
});

/** Listens to something whose loading is settled by hand, in a browser whose network comes and goes. */
function listen() {
  const browser = { onLine: true };
  const target = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', target);

  let loading = deferred<string>();
  const load = vi.fn(() => {
    loading = deferred();
    return loading.promise;
  });
  const ended = vi.fn();
  const begun = vi.fn(() => ended);
  const failed = vi.fn();
  const stop = subscribeWhenLoaded(load, begun, failed);

  return {
    load,
    begun,
    ended,
    failed,
    stop,
    async come() {
      loading.resolve('the thing');
      await loading.promise;
    },
    async fail() {
      loading.reject(failure);
      await Promise.allSettled([loading.promise]);
    },
    network: {
      leave() {
        browser.onLine = false;
      },
      comeBack() {
        browser.onLine = true;
        target.dispatchEvent(new Event('online'));
      },
    },
  };
}
