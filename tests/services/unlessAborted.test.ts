import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { unlessAborted } from '@/services/unlessAborted';
import { deferred } from '../support/deferred';
import { abortable } from '../support/abortable';
import { failureOf } from '../support/failureOf';

const reason = new Error('Enough.');

describe('a wait that can be given up', () => {
  it('ends with the value', async () => {
    expect(await unlessAborted(Promise.resolve('here'), abortable().signal)).toBe('here');
  });

  it('ends with the failure', async () => {
    const cause = new Error('broken');

    expect(await failureOf(unlessAborted(Promise.reject(cause), abortable().signal))).toBe(cause);
  });

  it('ends with the reason when it is given up', async () => {
    const { signal, abort } = abortable();
    const failure = failureOf(unlessAborted(new Promise(() => {}), signal));
    abort(reason);

    expect(await failure).toBe(reason);
  });

  it('ends with the reason when it had been given up before', async () => {
    const { signal, abort } = abortable();
    abort(reason);

    expect(await failureOf(unlessAborted(new Promise(() => {}), signal))).toBe(reason);
  });

  it.each([
    ['has its value', () => Promise.resolve('here')],
    ['has failed', () => Promise.reject(new Error('broken'))],
  ])('leaves no listener on the signal once it %s', async (_, promise) => {
    const { signal } = abortable();

    await unlessAborted(promise(), signal).catch(() => {});

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('hears no failure that comes too late', async () => {
    const { signal, abort } = abortable();
    const late = deferred<string>();
    const failure = failureOf(unlessAborted(late.promise, signal));
    abort(reason);
    late.reject(new Error('too late'));

    expect(await failure).toBe(reason);
  });
});
