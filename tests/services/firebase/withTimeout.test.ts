import { afterEach, expect, it, vi } from 'vitest';
import { IdentityFailure } from '@/domain/session';
import { withTimeout } from '@/services/firebase/withTimeout';
import { failureOf } from '../../support/failureOf';
import { fakeTimeouts } from '../../support/fakeTimeouts';

afterEach(() => vi.restoreAllMocks());

it('fails with auth/timeout when the call never settles', async () => {
  const limits = fakeTimeouts();

  const outcome = failureOf(withTimeout(() => new Promise(() => {}))());
  expect(limits.map(({ ms }) => ms)).toEqual([65_000]);
  limits[0]?.runOut();

  expect(await outcome).toEqual(
    new IdentityFailure(
      'auth/timeout',
      'The identity provider did not finish its answer within 65000 ms.',
      { cause: new DOMException('Time is up.', 'TimeoutError') },
    ),
  );
});

it('forwards arguments, result and failure', async () => {
  const refusal = new IdentityFailure('auth/user-disabled', 'No.');
  const call = vi.fn(async (text: string, times: number) => {
    if (times < 0) throw refusal;
    return text.repeat(times);
  });

  expect(await withTimeout(call)('a', 3)).toBe('aaa');
  expect(await failureOf(withTimeout(call)('a', -1))).toBe(refusal);
  expect(call.mock.calls).toEqual([
    ['a', 3],
    ['a', -1],
  ]);
});
