import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceWorkerCache } from '@/services/serviceWorkerCache';
import { FakeServiceWorkers } from '../support/FakeServiceWorkers';

const scope = '/';
let container: FakeServiceWorkers;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  container = new FakeServiceWorkers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function cache() {
  return serviceWorkerCache({
    scriptUrl: '/sw.js',
    scope,
    container: container as unknown as ServiceWorkerContainer,
  });
}

function startWatching() {
  const onNewVersion = vi.fn();
  const onFailure = vi.fn();
  const its = cache();
  const stop = its.watch(onNewVersion, onFailure);
  return {
    clear: () => its.clearPersonalData(),
    onNewVersion,
    onFailure,
    stop,
    registered: () => vi.waitFor(() => expect(container.register).toHaveResolved()),
  };
}

/** Only a browser can create a real `PerformanceResourceTiming`. */
function resource(name: string, initiatorType: string, startTime = 1): PerformanceEntry {
  return Object.create(PerformanceResourceTiming.prototype, {
    name: { value: name },
    initiatorType: { value: initiatorType },
    startTime: { value: startTime },
  });
}

/** Lets pending tasks finish. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

const call = () => ({ signal: new AbortController().signal });

describe('watch', () => {
  it('registers the worker for the whole site', async () => {
    const { registered } = startWatching();

    await registered();

    expect(container.register.mock.calls).toEqual([['/sw.js', { scope }]]);
  });

  it('reports a failed registration', async () => {
    container.registrationFailure = new Error('The storage is denied.');
    const { onFailure } = startWatching();

    await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[container.registrationFailure]]));
  });

  it('reports a version that waits since an earlier visit', async () => {
    container.startControlled();
    container.addWaiting();
    const { onNewVersion } = startWatching();

    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  });

  it('reports a version that has installed during the visit', async () => {
    container.startControlled();
    const { onNewVersion, registered } = startWatching();
    await registered();
    await pause();

    const worker = container.install();
    expect(onNewVersion).not.toHaveBeenCalled();
    container.installed(worker);

    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('reports a version that was installing at the registration', async () => {
    container.startControlled();
    const worker = container.install();
    const { onNewVersion, registered } = startWatching();
    await registered();
    await pause();

    container.installed(worker);

    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('reports a version that WebKit announces after its installation', async () => {
    container.startControlled();
    const { onNewVersion, registered } = startWatching();
    await registered();
    await pause();

    container.addWaiting();
    container.registration.dispatchEvent(new Event('updatefound'));

    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('reports a version activated by another tab', async () => {
    container.startControlled();
    const { onNewVersion, registered } = startWatching();
    await registered();

    container.takeOver();

    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('does not report the first worker', async () => {
    const { onNewVersion, registered } = startWatching();
    await registered();

    container.takeOver();
    expect(onNewVersion).not.toHaveBeenCalled();

    container.takeOver();
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it('does not report the first worker when it activates late', async () => {
    const { onNewVersion, registered } = startWatching();
    await registered();
    await pause();
    vi.useFakeTimers();

    container.installed(container.install());
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('sends the first worker the pictures and fonts to cache', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      resource('https://images.test/heat.jpg', 'img'),
      resource('https://images.test/heat.jpg', 'img'),
      resource('https://site.test/assets/devanagari.woff2', 'css'),
      resource('https://movies.test/3/movie/popular', 'fetch'),
      resource('https://site.test/assets/index.js', 'script'),
    ]);
    const { registered } = startWatching();
    await registered();

    const worker = container.takeOver(container.install());
    await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
    container.takeOver();

    expect(performance.getEntriesByType).toHaveBeenCalledWith('resource');
    expect(worker.messages.map(({ message }) => message)).toEqual([
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

  it('sends the first worker nothing without pictures', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      resource('https://site.test/assets/index.js', 'script'),
    ]);
    const { registered } = startWatching();
    await registered();

    const worker = container.takeOver(container.install());
    await pause();

    expect(worker.messages).toEqual([]);
  });

  it('checks for a new version whenever the page becomes visible', async () => {
    const { registered, stop } = startWatching();
    await registered();
    const becomeVisible = () => page.dispatchEvent(new Event('visibilitychange'));

    await vi.waitFor(() => {
      becomeVisible();
      expect(container.registration.update).toHaveBeenCalled();
    });
    const before = container.registration.update.mock.calls.length;
    page.visibilityState = 'hidden';
    becomeVisible();
    page.visibilityState = 'visible';
    stop();
    becomeVisible();

    expect(container.registration.update).toHaveBeenCalledTimes(before);
  });

  it('reports nothing after unsubscribe', async () => {
    container.startControlled();
    const { onNewVersion, registered, stop } = startWatching();
    await registered();

    stop();
    container.takeOver();

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('reports no version that installs after unsubscribe', async () => {
    container.startControlled();
    const { onNewVersion, registered, stop } = startWatching();
    await registered();
    await pause();
    const worker = container.install();

    stop();
    container.installed(worker);
    container.registration.dispatchEvent(new Event('updatefound'));

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('reports no waiting version if unsubscribed before the registration ends', async () => {
    container.startControlled();
    container.addWaiting();
    const { onNewVersion, registered, stop } = startWatching();

    stop();
    await registered();
    await pause();

    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('reports no failed registration after unsubscribe', async () => {
    container.registrationFailure = new Error('The storage is denied.');
    const { onFailure, stop } = startWatching();

    stop();
    await pause();

    expect(container.register).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('activateUpdate', () => {
  it('resolves when the new version takes over', async () => {
    container.startControlled();
    const waiting = container.addWaiting();
    const onActivated = vi.fn();

    const activation = cache().activateUpdate(call()).then(onActivated);
    await vi.waitFor(() =>
      expect(waiting.messages.map(({ message }) => message)).toEqual([{ type: 'SKIP_WAITING' }]),
    );
    expect(onActivated).not.toHaveBeenCalled();

    container.takeOver(waiting);
    await activation;
  });

  it('asks the waiting version every second until one takes over', async () => {
    vi.useFakeTimers();
    container.startControlled();
    const waiting = container.addWaiting();
    const activation = cache().activateUpdate(call());

    await vi.advanceTimersByTimeAsync(2000);
    expect(waiting.messages).toHaveLength(3);

    const newer = container.addWaiting();
    await vi.advanceTimersByTimeAsync(1000);
    expect(newer.messages.map(({ message }) => message)).toEqual([{ type: 'SKIP_WAITING' }]);

    container.takeOver(newer);
    await activation;
    await vi.advanceTimersByTimeAsync(5000);
    expect(waiting.messages).toHaveLength(3);
    expect(newer.messages).toHaveLength(1);
  });

  it('allows for the 30 s that Chromium keeps a restarted worker', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    container.startControlled();
    const waiting = container.addWaiting();
    const activation = cache().activateUpdate(call());
    await vi.waitFor(() => expect(waiting.messages).toHaveLength(1));

    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(35_000);
    container.takeOver(waiting);
    await activation;
  });

  it('asks nothing when the call was aborted before', async () => {
    const reason = new Error('left');
    container.startControlled();
    const waiting = container.addWaiting();

    const activation = cache().activateUpdate({ signal: AbortSignal.abort(reason) });

    await expect(activation).rejects.toBe(reason);
    expect(waiting.messages).toEqual([]);
  });

  it('stops asking when the call is aborted', async () => {
    vi.useFakeTimers();
    const limit = new AbortController();
    container.startControlled();
    const waiting = container.addWaiting();
    const activation = cache().activateUpdate({ signal: limit.signal });
    const reason = new Error('left');
    const rejected = expect(activation).rejects.toThrow(
      new Error('The new service worker did not activate.', { cause: reason }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(getEventListeners(container, 'controllerchange')).toHaveLength(1);

    limit.abort(reason);
    await rejected;
    expect(getEventListeners(container, 'controllerchange')).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);

    expect(waiting.messages).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('resolves at once when another tab activated it', async () => {
    container.startControlled();

    await expect(cache().activateUpdate(call())).resolves.toBeUndefined();
  });

  it('rejects after the timeout', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    container.startControlled();
    const waiting = container.addWaiting();

    const activation = cache().activateUpdate(call());
    const rejected = expect(activation).rejects.toThrow('The new service worker did not activate.');
    await vi.waitFor(() => expect(waiting.messages).toHaveLength(1));
    limit.abort();

    await rejected;
  });
});

describe('clearPersonalData', () => {
  it('resolves when the worker answers', async () => {
    const worker = container.startControlled();
    const cleared = vi.fn();

    const clearing = cache().clearPersonalData().then(cleared);
    await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
    expect(worker.messages[0]?.message).toEqual({ type: 'FORGET_PERSON' });
    expect(cleared).not.toHaveBeenCalled();

    worker.messages[0]?.ports[0]?.postMessage(null);
    await clearing;
  });

  it('rejects with the worker’s failure', async () => {
    const worker = container.startControlled();

    const clearing = cache().clearPersonalData();
    const failed = expect(clearing).rejects.toThrow(
      new Error('The service worker could not delete all personal data.', {
        cause: 'UnknownError: The disk is full.',
      }),
    );
    await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
    worker.messages[0]?.ports[0]?.postMessage('UnknownError: The disk is full.');

    await failed;
  });

  it('does nothing without a worker', async () => {
    await expect(cache().clearPersonalData()).resolves.toBeUndefined();
  });

  it('sends the first worker no picture that was seen before', async () => {
    const { registered, clear } = startWatching();
    await registered();
    vi.spyOn(performance, 'now').mockReturnValue(100);
    await clear();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      resource('https://images.test/heat.jpg', 'img', 99),
      resource('https://images.test/ronin.jpg', 'img', 101),
      resource('https://site.test/assets/devanagari.woff2', 'css', 99),
    ]);

    const { messages } = container.takeOver(container.install());
    expect(messages.map(({ message }) => message)).toEqual([
      {
        type: 'CACHE_URLS',
        payload: {
          urlsToCache: [
            'https://images.test/ronin.jpg',
            'https://site.test/assets/devanagari.woff2',
          ],
        },
      },
    ]);
  });

  it('rejects after the timeout', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const worker = container.startControlled();

    const clearing = cache().clearPersonalData();
    const rejected = expect(clearing).rejects.toThrow('did not confirm');
    await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
    limit.abort();

    await rejected;
  });
});
