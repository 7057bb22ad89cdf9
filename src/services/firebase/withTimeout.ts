import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { unlessAborted } from '../unlessAborted';

/** Milliseconds; more than the vendor's own limits, which end once an answer has begun. */
const limit = 65_000;

/**
 * The same authenticator with a time limit on every call that waits for the provider. A call that
 * runs out of time throws an `IdentityFailure` with the code `auth/timeout`. Google's window has no
 * limit, because a person sits at it. Each member is listed, so a new one does not compile without
 * a decision.
 */
export function withTimeout(authenticator: Authenticator): Authenticator {
  return {
    cachedUser: authenticator.cachedUser,
    watch: authenticator.watch,
    signIn: limited(authenticator.signIn),
    signUp: limited(authenticator.signUp),
    updateProfile: limited(authenticator.updateProfile),
    prepareGoogle: authenticator.prepareGoogle,
    signInWithGoogle: authenticator.signInWithGoogle,
    sendPasswordReset: limited(authenticator.sendPasswordReset),
    signOut: limited(authenticator.signOut),
    getIdToken: limited(authenticator.getIdToken),
  };
}

function limited<Input extends readonly unknown[], Value>(
  call: (...input: Input) => Promise<Value>,
): typeof call {
  return (...input) => {
    const timeLimit = AbortSignal.timeout(limit);
    return unlessAborted(call(...input), timeLimit).catch((cause: unknown) => {
      if (!timeLimit.aborted) throw cause;
      throw new IdentityFailure(
        'auth/timeout',
        `The identity provider did not finish its answer within ${limit} ms.`,
        { cause },
      );
    });
  };
}
