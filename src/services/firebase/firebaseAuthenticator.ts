import { FirebaseError, initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  validatePassword,
  type PopupRedirectResolver,
  type User as FirebaseUser,
} from 'firebase/auth';
import * as v from 'valibot';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type PasswordPolicy, type User } from '@/domain/session';
import { crossTabPersistence } from './internals/crossTabPersistence';
import { keepUserInOutage } from './internals/keepUserInOutage';
import { lastToken } from './internals/lastToken';
import { pendingProfile } from './pendingProfile';
import { warmPopupResolver } from './internals/warmPopupResolver';
import { withTimeout } from './withTimeout';
import { loadTimeoutMs, within } from '@/domain/within';
import { lazy } from '../lazy';
import { redactedError } from '../redactedError';

interface Settings {
  readonly apiKey: string;
  readonly authDomain?: string;
  readonly projectId?: string;
  readonly appId?: string;
  readonly emulatorUrl?: string;
  readonly defaultPhotoURL: string;
  readonly loadPopupResolver: () => Promise<PopupRedirectResolver>;
  /** Must not throw. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Failures that no call rejects with. */
  readonly report: (what: string, cause: unknown) => void;
}

/** Rejects with an `IdentityFailure`, or with the signal's reason if aborted before the request. */
export function firebaseAuthenticator({
  emulatorUrl,
  defaultPhotoURL,
  loadPopupResolver,
  storage,
  report,
  ...options
}: Settings): Omit<Authenticator, 'cachedUser'> {
  const { persistence, followOtherTabs } = crossTabPersistence(options.apiKey);
  const auth = initializeAuth(initializeApp(options), {
    persistence: [persistence, inMemoryPersistence],
  });
  keepUserInOutage(auth);
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  followOtherTabs(auth);

  const notifyListeners = new Set<() => void>();
  const pending = pendingProfile(storage);
  const { load: loadResolver } = lazy(() => loadPopupResolver().then(warmPopupResolver), {
    limit: (loading) =>
      within(loadTimeoutMs, loading).catch((cause: unknown) => {
        throw new IdentityFailure(
          'auth/network-request-failed',
          'Google’s sign-in popup could not be loaded.',
          { cause },
        );
      }),
  });

  function toUser(user: FirebaseUser, accessToken: string): User {
    const { uid, email } = user;
    const { displayName, photoURL } = user.displayName ? user : (pending.of(user) ?? user);
    return { uid, email, displayName, photoURL, accessToken };
  }

  /** Converts SDK errors; a weak password also gets the policy. */
  const throwFailure = (password?: string) => async (cause: unknown) => {
    const { code, message } = toCodeAndMessage(cause);
    const policy =
      password !== undefined && code === 'auth/password-does-not-meet-requirements'
        ? await policyFor(password)
        : undefined;
    // SDK errors contain the whole response with tokens; never log them.
    const safeCause = cause instanceof FirebaseError ? redactedError(cause, '') : cause;
    throw new IdentityFailure(code, message, { cause: safeCause, policy });
  };

  async function policyFor(password: string): Promise<PasswordPolicy | undefined> {
    try {
      return v.parse(PolicyStatus, await validatePassword(auth, password));
    } catch (cause) {
      report('error fetching the password policy', redactedError(cause, ''));
      return undefined;
    }
  }

  return {
    watch(listener, onFailure) {
      let latest = 0;
      const notify = async () => {
        const turn = ++latest;
        const user = auth.currentUser;
        const current = user && toUser(user, await tokenOrLast(user));
        if (turn === latest) listener(current);
      };

      notifyListeners.add(notify);
      const stop = onIdTokenChanged(auth, notify, onFailure);
      return () => {
        latest += 1;
        notifyListeners.delete(notify);
        stop();
      };
    },

    signIn: withTimeout(async ({ email, password }, { signal }) => {
      signal.throwIfAborted();
      await signInWithEmailAndPassword(auth, email, password).catch(throwFailure(password));
    }),

    signUp: withTimeout(async ({ name, email, password }, { signal }) => {
      signal.throwIfAborted();
      const owner = email.toLowerCase();
      const previous = pending.of({ uid: owner, email });
      pending.store(owner, { displayName: name, photoURL: defaultPhotoURL });
      await createUserWithEmailAndPassword(auth, email, password).catch((cause: unknown) => {
        const { code } = toCodeAndMessage(cause);
        // The account may be the visitor's own: the answer to an earlier sign-up can be lost.
        if (code === 'auth/email-already-in-use' && previous) pending.store(owner, previous);
        else if (refusals.includes(code)) pending.remove();
        return throwFailure(password)(cause);
      });
    }),

    updateProfile: withTimeout(async () => {
      const user = auth.currentUser;
      const profile = user && pending.of(user);
      if (!profile) return;
      // The name may be stored although the response was lost.
      if (!user.displayName) {
        pending.store(user.uid, profile);
        await updateProfile(user, profile).catch(throwFailure());
      }
      if (user.displayName && pending.of(user)) pending.remove();
      // The SDK's listener is not called for profile changes.
      for (const notify of notifyListeners) notify();
    }),

    prepareGoogle() {
      loadResolver()
        .then(({ prepare }) => prepare(auth))
        .catch(() => {}); // The press retries and reports.
    },

    async signInWithGoogle({ signal }) {
      signal.throwIfAborted();
      const { resolver } = await loadResolver();
      signal.throwIfAborted();
      await signInWithPopup(auth, new GoogleAuthProvider(), resolver).catch(throwFailure());
    },

    sendPasswordReset: withTimeout(async (email, { signal }) => {
      signal.throwIfAborted();
      await sendPasswordResetEmail(auth, email).catch((cause: unknown) => {
        const { code } = toCodeAndMessage(cause);
        if (!accountErrors.includes(code)) return throwFailure()(cause);
        if (code === 'auth/too-many-requests') {
          report('error sending the reset mail', redactedError(cause, ''));
        }
      });
    }),

    signOut: withTimeout(async ({ signal }) => {
      signal.throwIfAborted();
      await signOut(auth)
        .catch(throwFailure())
        .finally(() => pending.remove());
    }),

    getIdToken: withTimeout(async (refused) => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      const token = await user.getIdToken().catch(throwFailure());
      return token === refused ? user.getIdToken(true).catch(throwFailure()) : token;
    }),
  };
}

/** No account exists after these. After other failures of a sign-up it may. */
const refusals = [
  'auth/admin-restricted-operation',
  'auth/email-already-in-use',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
];

/** Same outcome with and without an account, against enumeration. */
const accountErrors = ['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests'];

/** The last known token if refreshing fails. */
async function tokenOrLast(user: FirebaseUser): Promise<string> {
  try {
    return await user.getIdToken();
  } catch {
    return lastToken(user);
  }
}

const flag = v.optional(v.boolean());

const PolicyStatus = v.pipe(
  v.object({
    passwordPolicy: v.object({
      customStrengthOptions: v.object({
        minPasswordLength: v.optional(v.number()),
        maxPasswordLength: v.optional(v.number()),
        containsLowercaseLetter: flag,
        containsUppercaseLetter: flag,
        containsNumericCharacter: flag,
        containsNonAlphanumericCharacter: flag,
      }),
    }),
  }),
  v.transform(({ passwordPolicy: { customStrengthOptions: options } }): PasswordPolicy => ({
    ...(options.minPasswordLength && { minLength: options.minPasswordLength }),
    ...(options.maxPasswordLength && { maxLength: options.maxPasswordLength }),
    ...(options.containsLowercaseLetter && { lowercase: true as const }),
    ...(options.containsUppercaseLetter && { uppercase: true as const }),
    ...(options.containsNumericCharacter && { digit: true as const }),
    ...(options.containsNonAlphanumericCharacter && { symbol: true as const }),
  })),
);

function toCodeAndMessage(cause: unknown): { readonly code: string; readonly message: string } {
  return cause instanceof FirebaseError
    ? { code: cause.code, message: cause.message }
    : {
        code: 'auth/internal-error',
        message: 'The identity provider sent an unexpected response.',
      };
}
