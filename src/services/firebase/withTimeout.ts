import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { unlessAborted } from '../unlessAborted';

/** Longer than the SDK's own limits, which end when the response starts. */
const limit = 65_000;

/**
 * Rejects with the code `auth/timeout`. The popup has no limit: a person uses it. Every member is
 * listed, so that a new one must be decided.
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
