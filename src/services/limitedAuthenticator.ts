import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { unlessAborted } from './unlessAborted';

/** Milliseconds; more than the vendor's own limits, which end once an answer has begun. */
const limit = 65_000;

/**
 * The same authenticator, in which an answer that begins but never ends is given up: the call then
 * throws an `IdentityFailure` with the code `auth/timeout`. Google's window has no limit, because a
 * person sits at it.
 */
export function limitedAuthenticator(authenticator: Authenticator): Authenticator {
  return {
    ...authenticator,
    signIn: (credentials, call) => withinLimit(authenticator.signIn(credentials, call)),
    signUp: (credentials, call) => withinLimit(authenticator.signUp(credentials, call)),
    updateProfile: (profile, call) => withinLimit(authenticator.updateProfile(profile, call)),
    signOut: (call) => withinLimit(authenticator.signOut(call)),
    getIdToken: () => withinLimit(authenticator.getIdToken()),
  };
}

function withinLimit<Value>(answer: Promise<Value>): Promise<Value> {
  const timeLimit = AbortSignal.timeout(limit);
  return unlessAborted(answer, timeLimit).catch((cause: unknown) => {
    if (!timeLimit.aborted || cause !== timeLimit.reason) throw cause;
    throw new IdentityFailure(
      'auth/timeout',
      `The identity provider did not finish its answer within ${limit} ms.`,
      { cause },
    );
  });
}
