import { afterEach, describe, expect, it, vi } from 'vitest';
import { onBackOnline, onFirstControlled } from '@/services/network';

afterEach(() => vi.unstubAllGlobals());

describe('onBackOnline', () => {
  it('calls back each time the browser comes online, until unsubscribe', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const callback = vi.fn();

    const stop = onBackOnline(callback);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(callback).toHaveBeenCalledTimes(2);

    stop();
    window.dispatchEvent(new Event('online'));
    expect(callback).toHaveBeenCalledTimes(2);
  });
});

describe('onFirstControlled', () => {
  function containerWith(controller: object | null) {
    const container = Object.assign(new EventTarget(), { controller });
    vi.stubGlobal('navigator', { serviceWorker: container });
    return { takeControl: () => container.dispatchEvent(new Event('controllerchange')) };
  }

  it('calls back once, when the first worker takes control', () => {
    const { takeControl } = containerWith(null);
    const callback = vi.fn();

    onFirstControlled(callback);
    expect(callback).not.toHaveBeenCalled();
    takeControl();
    takeControl();

    expect(callback).toHaveBeenCalledOnce();
  });

  it('ignores later workers', () => {
    const { takeControl } = containerWith({});
    const callback = vi.fn();

    onFirstControlled(callback);
    takeControl();

    expect(callback).not.toHaveBeenCalled();
  });

  it('does nothing after unsubscribe, or without service workers', () => {
    const { takeControl } = containerWith(null);
    const callback = vi.fn();
    onFirstControlled(callback)();
    takeControl();
    vi.stubGlobal('navigator', {});
    onFirstControlled(callback)();

    expect(callback).not.toHaveBeenCalled();
  });
});
