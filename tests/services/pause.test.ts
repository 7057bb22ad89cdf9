import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/services/pause';
import { failureOf } from '../support/failureOf';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('pause', () => {
  it('resolves after its time', async () => {
    const over = vi.fn();

    void pause(500, new AbortController().signal).then(over);
    await vi.advanceTimersByTimeAsync(499);
    expect(over).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
  });

  it('rejects with the reason on abort and clears its timer', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error('The visitor went elsewhere.');

    const failure = failureOf(pause(500, signal));
    controller.abort(reason);

    expect(await failure).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('removes its listener from the signal', async () => {
    const { signal } = new AbortController();

    const over = pause(500, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    await over;

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('rejects at once when already aborted', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error('Too late.');
    controller.abort(reason);

    expect(await failureOf(pause(500, signal))).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});
