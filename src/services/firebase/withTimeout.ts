import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { unlessAborted } from '../unlessAborted';

/** Longer than the SDK's own limits, which end when the response starts. */
const timeoutMs = 65_000;

/**
 * Rejects with the code `auth/timeout`. The popup has no limit: a person uses it. Every member is
 * listed, so that a new one must be decided.
 */
export function withTimeout(authenticator: Authenticator): Authenticator {
  return {
    cachedUser: authenticator.cachedUser,
    watch: authenticator.watch,
    signIn: limitCall(authenticator.signIn),
    signUp: limitCall(authenticator.signUp),
    updateProfile: limitCall(authenticator.updateProfile),
    prepareGoogle: authenticator.prepareGoogle,
    signInWithGoogle: authenticator.signInWithGoogle,
    sendPasswordReset: limitCall(authenticator.sendPasswordReset),
    signOut: limitCall(authenticator.signOut),
    getIdToken: limitCall(authenticator.getIdToken),
  };
}

function limitCall<Input extends readonly unknown[], Value>(
  call: (...input: Input) => Promise<Value>,
): typeof call {
  return (...input) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return unlessAborted(call(...input), timeout).catch((cause: unknown) => {
      if (!timeout.aborted) throw cause;
      throw new IdentityFailure(
        'auth/timeout',
        `The identity provider did not finish its answer within ${timeoutMs} ms.`,
        { cause },
      );
    });
  };
}
