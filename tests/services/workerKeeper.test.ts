import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerKeeper } from '@/services/workerKeeper';
import { WorkersByHand } from './workersByHand';

const scope = '/';
let container: WorkersByHand;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  container = new WorkersByHand();
  page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', new URL('https://site.test/browse'));
  vi.stubGlobal('document', page);
  vi.stubGlobal('self', globalThis);
});
afterEach(() => vi.unstubAllGlobals());

function keeper() {
  return workerKeeper({
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

const call = () => ({ signal: new AbortController().signal });

describe('keeping', () => {
  it('registers the worker for the whole site', async () => {
    const { registered } = watched();

    await registered();

    expect(container.register.mock.calls).toEqual([['/sw.js', { scope }]]);
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

  it('does not take the first worker for a new version; it is given what the page has seen', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    const { onNewVersion, registered } = watched();
    await registered();

    container.takeOver();
    expect(onNewVersion).not.toHaveBeenCalled();

    container.takeOver();
    expect(onNewVersion).toHaveBeenCalledOnce();
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

    const taking = keeper().takeNewVersion(call()).then(taken);
    await vi.waitFor(() =>
      expect(waiting.heard.map(({ message }) => message)).toEqual([{ type: 'SKIP_WAITING' }]),
    );
    expect(taken).not.toHaveBeenCalled();

    container.takeOver(waiting);
    await taking;
  });

  it('is over at once where another tab has taken it', async () => {
    container.beginKept();

    await expect(keeper().takeNewVersion(call())).resolves.toBeUndefined();
  });

  it('has a limit', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    container.beginKept();
    const waiting = container.wait();

    const taking = keeper().takeNewVersion(call());
    const refused = expect(taking).rejects.toThrow('The new version did not take over.');
    await vi.waitFor(() => expect(waiting.heard).toHaveLength(1));
    limit.abort();

    await refused;
  });
});

describe('forgetting a person', () => {
  it('is over when the worker says so', async () => {
    const worker = container.beginKept();
    const forgotten = vi.fn();

    const forgetting = keeper().forgetPerson().then(forgotten);
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    expect(worker.heard[0]?.message).toEqual({ type: 'FORGET_PERSON' });
    expect(forgotten).not.toHaveBeenCalled();

    worker.heard[0]?.ports[0]?.postMessage('forgotten');
    await forgetting;
  });

  it('is nothing where no worker has kept anything', async () => {
    await expect(keeper().forgetPerson()).resolves.toBeUndefined();
  });

  it('has a limit', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const worker = container.beginKept();

    const forgetting = keeper().forgetPerson();
    const refused = expect(forgetting).rejects.toThrow('did not say');
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
    limit.abort();

    await refused;
  });
});
