import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '@/services/pause';
import { abortable } from '../support/abortable';
import { failureOf } from '../support/failureOf';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pause', () => {
  it('is over when its time has passed, and not before', async () => {
    const over = vi.fn();

    void pause(500, abortable().signal).then(over);
    await vi.advanceTimersByTimeAsync(499);
    expect(over).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
  });

  it('ends with the reason as soon as it is given up, and leaves no timer behind', async () => {
    const { signal, abort } = abortable();
    const reason = new Error('The visitor went elsewhere.');

    const failure = failureOf(pause(500, signal));
    abort(reason);

    expect(await failure).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no listener on the signal once its time has passed', async () => {
    const { signal } = abortable();

    const over = pause(500, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    await over;

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('does not begin once it has been given up', async () => {
    const { signal, abort } = abortable();
    const reason = new Error('Too late.');
    abort(reason);

    expect(await failureOf(pause(500, signal))).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});
