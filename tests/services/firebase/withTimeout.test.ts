import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { withTimeout } from '@/services/firebase/withTimeout';
import { deferred } from '../../support/deferred';
import { failureOf } from '../../support/failureOf';
import { fakeTimeouts } from '../../support/fakeTimeouts';

afterEach(() => vi.restoreAllMocks());

const ada = { name: 'Ada', email: 'ada@example.com', password: 'Passw0rd' };
const call = new AbortController();

/** Arguments for each method. A missing method does not compile. */
const inputs: { readonly [Name in keyof Authenticator]: Parameters<Authenticator[Name]> } = {
  cachedUser: [],
  watch: [() => {}, () => {}],
  signIn: [ada, call],
  signUp: [ada, call],
  updateProfile: [],
  prepareGoogle: [],
  signInWithGoogle: [call],
  sendPasswordReset: [ada.email, call],
  signOut: [call],
  getIdToken: [],
};

type Call = keyof Authenticator;
const all = Object.keys(inputs) as Call[];
const unlimited: readonly Call[] = ['cachedUser', 'watch', 'prepareGoogle', 'signInWithGoogle'];
const limited = all.filter((name) => !unlimited.includes(name));

/** An authenticator with one method that returns `answer`. */
function answering(name: Call, answer: unknown) {
  const answers = vi.fn((..._input: readonly unknown[]) => answer);
  const its = withTimeout({ [name]: answers } as unknown as Authenticator);
  const make = its[name] as (...input: readonly unknown[]) => unknown;
  return { answers, make: () => make(...inputs[name]) };
}

describe.each(limited)('%s', (name) => {
  it('fails with auth/timeout when it never settles', async () => {
    const limits = fakeTimeouts();
    const { make } = answering(name, new Promise(() => {}));

    const outcome = failureOf(Promise.resolve(make()));
    expect(limits.map(({ ms }) => ms)).toEqual([65_000]);
    limits[0]?.runOut();

    const failure = await outcome;
    expect(failure).toBeInstanceOf(IdentityFailure);
    expect(failure).toMatchObject({
      code: 'auth/timeout',
      message: 'The identity provider did not finish its answer within 65000 ms.',
      cause: expect.objectContaining({ name: 'TimeoutError' }),
    });
  });

  it('forwards arguments, result and failure', async () => {
    const answer = deferred<string>();
    const { answers, make } = answering(name, answer.promise);
    const outcome = make();
    answer.resolve('an answer');
    expect(await outcome).toBe('an answer');
    expect(answers.mock.calls).toEqual([inputs[name]]);

    const refusal = new IdentityFailure('auth/user-disabled', 'No.');
    const refused = answering(name, Promise.reject(refusal));
    expect(await failureOf(Promise.resolve(refused.make()))).toBe(refusal);
  });
});

it.each(unlimited)('%s has no timeout and forwards arguments and result', (name) => {
  const limits = fakeTimeouts();
  const answer = {};
  const { answers, make } = answering(name, answer);

  expect(make()).toBe(answer);
  expect(answers.mock.calls).toEqual([inputs[name]]);
  expect(limits).toEqual([]);
});
