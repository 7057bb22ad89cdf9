import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type User } from '@/domain/session';
import { lazy } from '../lazy';
import { loadTimeoutMs, within } from '@/domain/within';

interface Settings {
  readonly readCachedUser: () => User | null;
  /** Removes the cached user without the SDK. */
  readonly removeCachedUser: () => void;
  readonly load: () => Promise<Omit<Authenticator, 'cachedUser'>>;
  /** Delays only watchers; other calls load at once. */
  readonly whenIdle?: () => Promise<void>;
}

export function lazyAuthenticator({
  readCachedUser,
  removeCachedUser,
  load,
  whenIdle,
}: Settings): Authenticator {
  const { method, ...sdk } = lazy(load, {
    limit: (loading) =>
      within(loadTimeoutMs, loading).catch((cause: unknown) => {
        throw new IdentityFailure(
          'auth/network-request-failed',
          'The sign-in code could not be loaded.',
          { cause },
        );
      }),
    whenIdle,
  });
  const signOut = method((its) => its.signOut);

  return {
    cachedUser: readCachedUser,
    watch: (listener, onFailure) =>
      sdk.subscribe((its) => its.watch(listener, onFailure), onFailure),
    signIn: method((its) => its.signIn),
    signUp: method((its) => its.signUp),
    updateProfile: method((its) => its.updateProfile),
    prepareGoogle() {
      sdk.load().then(
        (its) => its.prepareGoogle(),
        () => {}, // The press retries and reports.
      );
    },
    signInWithGoogle: method((its) => its.signInWithGoogle),
    sendPasswordReset: method((its) => its.sendPasswordReset),
    signOut(call) {
      removeCachedUser();
      // The SDK signs out after its start, which may hang, and writes the user back.
      return signOut(call).catch((cause: unknown) => {
        removeCachedUser();
        throw cause;
      });
    },
    getIdToken: method((its) => its.getIdToken),
  };
}
