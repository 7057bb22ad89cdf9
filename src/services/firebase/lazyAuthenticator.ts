import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type User } from '@/domain/session';

interface Settings {
  readonly readCachedUser: () => User | null;
  /** Removes the cached user without the SDK. */
  readonly removeCachedUser: () => void;
  readonly load: () => Promise<Authenticator>;
  /** Delays only watchers; other calls load at once. */
  readonly whenIdle?: () => Promise<void>;
}

/**
 * Loads once, at the first call; a failed load is retried at the next. Calls reject with an
 * `IdentityFailure`; watchers subscribe when a later load succeeds.
 */
export function lazyAuthenticator({
  readCachedUser,
  removeCachedUser,
  load,
  whenIdle,
}: Settings): Authenticator {
  const waiting = new Set<(authenticator: Authenticator) => void>();
  let loading: Promise<Authenticator> | undefined;

  function loaded(): Promise<Authenticator> {
    loading ??= load().then(subscribeWaiting, (cause: unknown) => {
      loading = undefined;
      throw new IdentityFailure(
        'auth/network-request-failed',
        'The sign-in code could not be loaded.',
        { cause },
      );
    });
    return loading;
  }

  function subscribeWaiting(authenticator: Authenticator): Authenticator {
    for (const subscribe of waiting) subscribe(authenticator);
    waiting.clear();
    return authenticator;
  }

  return {
    cachedUser: readCachedUser,
    watch(listener, onUnreachable) {
      let stop = () => {};
      const subscribe = (authenticator: Authenticator) => {
        stop = authenticator.watch(listener, onUnreachable);
      };

      waiting.add(subscribe);
      (whenIdle ? whenIdle().then(loaded) : loaded()).then(
        (authenticator) => waiting.delete(subscribe) && subscribe(authenticator),
        (cause: unknown) => waiting.has(subscribe) && onUnreachable(cause),
      );
      return () => {
        waiting.delete(subscribe);
        stop();
      };
    },
    signIn: async (credentials, call) => (await loaded()).signIn(credentials, call),
    signUp: async (credentials, call) => (await loaded()).signUp(credentials, call),
    updateProfile: async () => (await loaded()).updateProfile(),
    prepareGoogle() {
      loaded().then(
        (authenticator) => authenticator.prepareGoogle(),
        () => {}, // The press retries and reports.
      );
    },
    signInWithGoogle: async (call) => (await loaded()).signInWithGoogle(call),
    sendPasswordReset: async (email, call) => (await loaded()).sendPasswordReset(email, call),
    async signOut(call) {
      try {
        await (await loaded()).signOut(call);
      } catch (cause) {
        removeCachedUser();
        throw cause;
      }
    },
    getIdToken: async () => (await loaded()).getIdToken(),
  };
}
