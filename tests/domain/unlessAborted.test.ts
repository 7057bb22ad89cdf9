import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { unlessAborted } from '@/domain/unlessAborted';
import { deferred } from '../support/deferred';
import { failureOf } from '../support/failureOf';

const reason = new Error('Enough.');

describe('unlessAborted', () => {
  it('resolves with the value', async () => {
    expect(await unlessAborted(Promise.resolve('here'), new AbortController().signal)).toBe('here');
  });

  it('rejects with the failure', async () => {
    const cause = new Error('broken');

    expect(
      await failureOf(unlessAborted(Promise.reject(cause), new AbortController().signal)),
    ).toBe(cause);
  });

  it('rejects with the reason on abort', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const failure = failureOf(unlessAborted(new Promise(() => {}), signal));
    controller.abort(reason);

    expect(await failure).toBe(reason);
  });

  it('rejects with the reason when already aborted', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    controller.abort(reason);

    expect(await failureOf(unlessAborted(new Promise(() => {}), signal))).toBe(reason);
  });

  it.each([
    ['has its value', () => Promise.resolve('here')],
    ['has failed', () => Promise.reject(new Error('broken'))],
  ])('removes its listener once the promise %s', async (_, promise) => {
    const { signal } = new AbortController();

    await unlessAborted(promise(), signal).catch(() => {});

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ignores a failure after the abort', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const late = deferred<string>();
    const failure = failureOf(unlessAborted(late.promise, signal));
    controller.abort(reason);
    late.reject(new Error('too late'));

    expect(await failure).toBe(reason);
  });
});
