import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { unlessAborted, within } from '@/domain/within';
import { deferred } from '../support/deferred';
import { failureOf } from '../support/failureOf';
import { fakeTimeouts } from '../support/fakeTimeouts';

const reason = new Error('Enough.');

describe('within', () => {
  it('rejects what does not settle in time', async () => {
    const limits = fakeTimeouts();
    const late = failureOf(within(20_000, new Promise(() => {})));
    limits[0]?.runOut();

    expect(await late).toEqual(new DOMException('Time is up.', 'TimeoutError'));
    expect(limits.map(({ ms }) => ms)).toEqual([20_000]);
  });

  it('gives what settles in time', async () => {
    fakeTimeouts();

    expect(await within(20_000, Promise.resolve('Heat'))).toBe('Heat');
  });
});

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
