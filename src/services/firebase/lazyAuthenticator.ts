import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type User } from '@/domain/session';

interface Settings {
  readonly remembered: () => User | null;
  /** Removes the remembered person without the identity provider. */
  readonly forget: () => void;
  readonly load: () => Promise<Authenticator>;
  /** Watchers alone can wait until this is over; whoever asks for something cannot. */
  readonly calm?: () => Promise<void>;
}

/**
 * An authenticator that is loaded when it is first needed, once; a failed load is tried again at
 * the next call. Calls that cannot be passed on throw an `IdentityFailure`; watchers are told that
 * nobody can be reached, and hear of the session as soon as a later load succeeds.
 */
export function lazyAuthenticator({ remembered, forget, load, calm }: Settings): Authenticator {
  const waiting = new Set<(authenticator: Authenticator) => void>();
  let loading: Promise<Authenticator> | undefined;

  function loaded(): Promise<Authenticator> {
    loading ??= load().then(subscribeWaiting, (cause: unknown) => {
      loading = undefined;
      throw new IdentityFailure(
        'auth/network-request-failed',
        'What signing in needs could not be loaded.',
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
    cachedUser: remembered,
    watch(listener, onUnreachable) {
      let stop = () => {};
      const subscribe = (authenticator: Authenticator) => {
        stop = authenticator.watch(listener, onUnreachable);
      };

      waiting.add(subscribe);
      (calm ? calm().then(loaded) : loaded()).then(
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
        () => {}, // The press tries again, and tells.
      );
    },
    signInWithGoogle: async (call) => (await loaded()).signInWithGoogle(call),
    sendPasswordReset: async (email, call) => (await loaded()).sendPasswordReset(email, call),
    async signOut(call) {
      try {
        await (await loaded()).signOut(call);
      } catch (cause) {
        forget();
        throw cause;
      }
    },
    getIdToken: async () => (await loaded()).getIdToken(),
  };
}
