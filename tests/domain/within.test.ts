import { expect, it } from 'vitest';
import { within } from '@/domain/within';
import { failureOf } from '../support/failureOf';
import { fakeTimeouts } from '../support/fakeTimeouts';

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
