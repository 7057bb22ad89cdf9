import { afterEach, expect, it, vi } from 'vitest';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { limitedAuthenticator } from '@/services/limitedAuthenticator';
import { deferred } from '../support/deferred';
import { abortable } from './abortable';
import { failureOf } from './failureOf';
import { limitsByHand } from './limitsByHand';

afterEach(() => vi.restoreAllMocks());

const ada = { name: 'Ada', email: 'ada@example.com', password: 'Passw0rd' };

const calls: readonly [string, (authenticator: Authenticator) => Promise<unknown>][] = [
  ['signing in', (its) => its.signIn(ada, abortable())],
  ['signing up', (its) => its.signUp(ada, abortable())],
  ['a profile update', (its) => its.updateProfile(ada, abortable())],
  ['signing out', (its) => its.signOut(abortable())],
  ['a token', (its) => its.getIdToken()],
];

/** An identity provider whose every answer is this promise. */
function answering<Value>(answer: Promise<Value>) {
  const its = vi.fn(() => answer);
  return limitedAuthenticator({
    remembered: () => null,
    watch: () => () => {},
    prepareGoogle: () => {},
    signIn: its,
    signUp: its,
    updateProfile: its,
    signInWithGoogle: its,
    signOut: its,
    getIdToken: its,
  } as unknown as Authenticator);
}

it.each(calls)('%s that never ends is given up, and says so', async (_, call) => {
  const limits = limitsByHand();
  const outcome = failureOf(call(answering(new Promise(() => {}))));
  expect(limits.map(({ ms }) => ms)).toEqual([65_000]);
  limits[0]?.runOut();
  const failure = await outcome;
  expect(failure).toBeInstanceOf(IdentityFailure);
  expect(failure).toMatchObject({
    code: 'auth/timeout',
    message: 'The identity provider did not finish its answer within 65000 ms.',
  });
});

it.each(calls)('%s that is answered keeps its answer, and its refusal', async (_, call) => {
  const answer = deferred<string>();
  const outcome = call(answering(answer.promise));
  answer.resolve('an answer');
  expect(await outcome).toBe('an answer');

  const refusal = new IdentityFailure('auth/user-disabled', 'No.');
  expect(await failureOf(call(answering(Promise.reject(refusal))))).toBe(refusal);
});

it('whoever sits at Google’s window has all the time in the world', async () => {
  const limits = limitsByHand();
  const answer = deferred<void>();
  const outcome = answering(answer.promise).signInWithGoogle(abortable());
  expect(limits).toEqual([]);
  answer.resolve();
  expect(await outcome).toBeUndefined();
});
