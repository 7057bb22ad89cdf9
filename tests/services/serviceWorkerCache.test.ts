import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceWorkerCache } from '@/services/serviceWorkerCache';
import { FakeServiceWorkers } from '../support/FakeServiceWorkers';

const scope = '/';
let container: FakeServiceWorkers;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  container = new FakeServiceWorkers();
  page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', new URL('https://site.test/browse'));
  vi.stubGlobal('document', page);
  vi.stubGlobal('self', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keeper() {
  return serviceWorkerCache({
    scriptUrl: '/sw.js',
    scope,
    container: container as unknown as ServiceWorkerContainer,
  });
}

function watched() {
  const onNewVersion = vi.fn();
  const onFailure = vi.fn();
  const stop = keeper().watch(onNewVersion, onFailure);
  return {
    onNewVersion,
    onFailure,
    stop,
    registered: () => vi.waitFor(() => expect(container.register).toHaveResolved()),
  };
}

/** A resource as the browser lists it; only a browser can make a real one. */
function loaded(name: string, initiatorType: string): PerformanceEntry {
  return Object.create(PerformanceResourceTiming.prototype, {
    name: { value: name },
    initiatorType: { value: initiatorType },
  });
}

/** Everything that was under way is over. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

const call = () => ({ signal: new AbortController().signal });

describe('keeping', () => {
  it('registers the worker for the whole site', async () => {
    const { registered } = watched();

    await registered();

    expect(container.register.mock.calls).toEqual([['/sw.js', { scope }]]);
  });

  it('registers the worker even while the page is still loading', async () => {
    Object.assign(page, { readyState: 'loading' });
    const { registered } = watched();

    await registered();
  });

  it('tells what stands in its way', async () => {
    container.refusal = new Error('The storage is denied.');
    const { onFailure } = watched();

    await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[container.refusal]]));
  });

  it('tells of a version that waits from an earlier visit', async () => {
    container.beginKept();
    container.wait();
    const { onNewVersion } = watched();

    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  });

  it('tells of a version that was taken in another tab', async () => {
    container.beginKept();
    const { onNewVersion, registered } = watched();
    await registered();

    container.takeOver();

    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('does not take the first worker for a new version', async () => {
    const { onNewVersion, registered } = watched();
    await registered();

    container.takeOver();
    expect(onNewVersion).not.toHaveBeenCalled();

    container.takeOver();
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('does not take the first worker for a new version when it is activated late', async () => {
    const { onNewVersion, registered } = watched();
    await registered();
    await pause();
    vi.useFakeTimers();

    container.installed(container.install());
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('has the first worker cache the pictures and fonts that the page loaded before it', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      loaded('https://images.test/heat.jpg', 'img'),
      loaded('https://images.test/heat.jpg', 'img'),
      loaded('https://site.test/assets/devanagari.woff2', 'css'),
      loaded('https://movies.test/3/movie/popular', 'fetch'),
      loaded('https://site.test/assets/index.js', 'script'),
    ]);
    const { registered } = watched();
    await registered();

    const worker = container.takeOver(container.install());
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    container.takeOver();

    expect(performance.getEntriesByType).toHaveBeenCalledWith('resource');
    expect(worker.heard.map(({ message }) => message)).toEqual([
      {
        type: 'CACHE_URLS',
        payload: {
          urlsToCache: [
            'https://images.test/heat.jpg',
            'https://site.test/assets/devanagari.woff2',
          ],
        },
      },
    ]);
  });

  it('asks nothing of the first worker when the page has loaded no picture', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      loaded('https://site.test/assets/index.js', 'script'),
    ]);
    const { registered } = watched();
    await registered();

    const worker = container.takeOver(container.install());
    await pause();

    expect(worker.heard).toEqual([]);
  });

  it('looks for a new version whenever the page is seen again', async () => {
    const { registered, stop } = watched();
    await registered();
    const look = () => page.dispatchEvent(new Event('visibilitychange'));

    await vi.waitFor(() => {
      look();
      expect(container.registration.update).toHaveBeenCalled();
    });
    const before = container.registration.update.mock.calls.length;
    page.visibilityState = 'hidden';
    look();
    page.visibilityState = 'visible';
    stop();
    look();

    expect(container.registration.update).toHaveBeenCalledTimes(before);
  });

  it('tells nothing once nobody listens', async () => {
    container.beginKept();
    const { onNewVersion, registered, stop } = watched();
    await registered();

    stop();
    container.takeOver();

    expect(onNewVersion).not.toHaveBeenCalled();
  });
});

describe('taking a new version', () => {
  it('is over when it has taken over', async () => {
    container.beginKept();
    const waiting = container.wait();
    const taken = vi.fn();

    const taking = keeper().activateUpdate(call()).then(taken);
    await vi.waitFor(() =>
      expect(waiting.heard.map(({ message }) => message)).toEqual([{ type: 'SKIP_WAITING' }]),
    );
    expect(taken).not.toHaveBeenCalled();

    container.takeOver(waiting);
    await taking;
  });

  it('asks again each second, whichever version waits by then, until one takes over', async () => {
    vi.useFakeTimers();
    container.beginKept();
    const waiting = container.wait();
    const taking = keeper().activateUpdate(call());

    await vi.advanceTimersByTimeAsync(2000);
    expect(waiting.heard).toHaveLength(3);

    const newer = container.wait();
    await vi.advanceTimersByTimeAsync(1000);
    expect(newer.heard.map(({ message }) => message)).toEqual([{ type: 'SKIP_WAITING' }]);

    container.takeOver(newer);
    await taking;
    await vi.advanceTimersByTimeAsync(5000);
    expect(waiting.heard).toHaveLength(3);
    expect(newer.heard).toHaveLength(1);
  });

  it('waits longer than the 30 s for which Chromium keeps a worker that a request has restarted', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    container.beginKept();
    const waiting = container.wait();
    const taking = keeper().activateUpdate(call());
    await vi.waitFor(() => expect(waiting.heard).toHaveLength(1));

    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(35_000);
    container.takeOver(waiting);
    await taking;
  });

  it('stops asking when its limit has passed', async () => {
    vi.useFakeTimers();
    const limit = new AbortController();
    container.beginKept();
    const waiting = container.wait();
    const taking = keeper().activateUpdate({ signal: limit.signal });
    const refused = expect(taking).rejects.toMatchObject({
      message: 'The new service worker did not activate.',
      cause: { name: 'AbortError' },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(getEventListeners(container, 'controllerchange')).toHaveLength(1);

    limit.abort();
    await refused;
    expect(getEventListeners(container, 'controllerchange')).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);

    expect(waiting.heard).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is over at once where another tab has taken it', async () => {
    container.beginKept();

    await expect(keeper().activateUpdate(call())).resolves.toBeUndefined();
  });

  it('has a limit', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    container.beginKept();
    const waiting = container.wait();

    const taking = keeper().activateUpdate(call());
    const refused = expect(taking).rejects.toThrow('The new service worker did not activate.');
    await vi.waitFor(() => expect(waiting.heard).toHaveLength(1));
    limit.abort();

    await refused;
  });
});

describe('forgetting a person', () => {
  it('is over when the worker says so', async () => {
    const worker = container.beginKept();
    const forgotten = vi.fn();

    const forgetting = keeper().clearPersonalData().then(forgotten);
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    expect(worker.heard[0]?.message).toEqual({ type: 'FORGET_PERSON' });
    expect(forgotten).not.toHaveBeenCalled();

    worker.heard[0]?.ports[0]?.postMessage(null);
    await forgetting;
  });

  it('fails with what the worker could not delete', async () => {
    const worker = container.beginKept();

    const forgetting = keeper().clearPersonalData();
    const failed = expect(forgetting).rejects.toMatchObject({
      message: 'The service worker could not delete all personal data.',
      cause: 'UnknownError: The disk is full.',
    });
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    worker.heard[0]?.ports[0]?.postMessage('UnknownError: The disk is full.');

    await failed;
  });

  it('is nothing where no worker has kept anything', async () => {
    await expect(keeper().clearPersonalData()).resolves.toBeUndefined();
  });

  it('has a limit', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const worker = container.beginKept();

    const forgetting = keeper().clearPersonalData();
    const refused = expect(forgetting).rejects.toThrow('did not confirm');
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    limit.abort();

    await refused;
  });
});
