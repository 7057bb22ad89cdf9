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
import { crossTabPersistence } from './crossTabPersistence';
import { pendingProfile } from './pendingProfile';
import { warmPopupResolver } from './warmPopupResolver';
import { cachedUser } from './cachedUser';
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
}

/** Rejects with an `IdentityFailure`, or with the signal's reason if aborted before the request. */
export function firebaseAuthenticator({
  emulatorUrl,
  defaultPhotoURL,
  loadPopupResolver,
  storage,
  ...options
}: Settings): Authenticator {
  const { persistence, settle } = crossTabPersistence(options.apiKey);
  const auth = initializeAuth(initializeApp(options), {
    persistence: [persistence, inMemoryPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  settle(auth);

  const announcements = new Set<() => void>();
  const pending = pendingProfile(storage);
  let loadingResolver: Promise<ReturnType<typeof warmPopupResolver>> | undefined;

  function toUser(user: FirebaseUser, accessToken: string): User {
    const { uid, email } = user;
    const { displayName, photoURL } = user.displayName ? user : (pending.of(user) ?? user);
    return { uid, email, displayName, photoURL, accessToken };
  }

  function loadedResolver() {
    loadingResolver ??= loadPopupResolver().then(warmPopupResolver, (cause: unknown) => {
      loadingResolver = undefined;
      throw new IdentityFailure(
        'auth/network-request-failed',
        'What the window of Google needs could not be loaded.',
        { cause },
      );
    });
    return loadingResolver;
  }

  /** Converts SDK errors; a weak password also gets the policy. */
  const refuse = (password?: string) => async (cause: unknown) => {
    const { code, message } = toRefusal(cause);
    const policy =
      password !== undefined && code === 'auth/password-does-not-meet-requirements'
        ? await policyFor(password)
        : undefined;
    // SDK errors contain the whole response with tokens; never log them.
    const told = cause instanceof FirebaseError ? redactedError(cause, '') : cause;
    throw new IdentityFailure(code, message, { cause: told, policy });
  };

  async function policyFor(password: string): Promise<PasswordPolicy | undefined> {
    try {
      return v.parse(PolicyStatus, await validatePassword(auth, password));
    } catch {
      return undefined; // The failure matters, not the missing policy.
    }
  }

  return {
    cachedUser: () => cachedUser(options.apiKey, () => localStorage),

    watch(listener, onUnreachable) {
      let latest = 0;
      const announce = async () => {
        const turn = ++latest;
        const user = auth.currentUser;
        const told = user && toUser(user, await tokenOf(user));
        if (turn === latest) listener(told);
      };

      announcements.add(announce);
      const stop = onIdTokenChanged(auth, announce, onUnreachable);
      return () => {
        latest += 1;
        announcements.delete(announce);
        stop();
      };
    },

    async signIn({ email, password }, { signal }) {
      signal.throwIfAborted();
      await signInWithEmailAndPassword(auth, email, password).catch(refuse(password));
    },

    async signUp({ name, email, password }, { signal }) {
      signal.throwIfAborted();
      pending.store(email.toLowerCase(), { displayName: name, photoURL: defaultPhotoURL });
      await createUserWithEmailAndPassword(auth, email, password).catch((cause: unknown) => {
        pending.remove();
        return refuse(password)(cause);
      });
    },

    async updateProfile() {
      const user = auth.currentUser;
      const profile = user && pending.of(user);
      if (!profile) return;
      // The name may be stored although the response was lost.
      if (!user.displayName) {
        pending.store(user.uid, profile);
        await updateProfile(user, profile).catch(refuse());
      }
      if (user.displayName && pending.of(user)) pending.remove();
      // The SDK's listener is not called for profile changes.
      for (const announce of announcements) announce();
    },

    prepareGoogle() {
      loadedResolver()
        .then(({ prepare }) => prepare(auth))
        .catch(() => {}); // The press retries and reports.
    },

    async signInWithGoogle({ signal }) {
      signal.throwIfAborted();
      const { resolver } = await loadedResolver();
      signal.throwIfAborted();
      await signInWithPopup(auth, new GoogleAuthProvider(), resolver).catch(refuse());
    },

    async sendPasswordReset(email, { signal }) {
      signal.throwIfAborted();
      await sendPasswordResetEmail(auth, email).catch((cause: unknown) => {
        if (!tellsOfAccount.includes(toRefusal(cause).code)) return refuse()(cause);
      });
    },

    async signOut({ signal }) {
      signal.throwIfAborted();
      await signOut(auth)
        .catch(refuse())
        .finally(() => pending.remove());
    },

    async getIdToken() {
      await auth.authStateReady();
      return auth.currentUser ? auth.currentUser.getIdToken().catch(refuse()) : null;
    },
  };
}

/** Same outcome with and without an account, against enumeration. */
const tellsOfAccount = ['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests'];

/** The last known token if refreshing fails. */
async function tokenOf(user: FirebaseUser): Promise<string> {
  try {
    return await user.getIdToken();
  } catch {
    const kept = v.safeParse(KeptToken, user.toJSON());
    return kept.success ? kept.output.stsTokenManager.accessToken : '';
  }
}

const KeptToken = v.object({ stsTokenManager: v.object({ accessToken: v.string() }) });

const asked = v.optional(v.boolean());

const PolicyStatus = v.pipe(
  v.object({
    passwordPolicy: v.object({
      customStrengthOptions: v.object({
        minPasswordLength: v.optional(v.number()),
        maxPasswordLength: v.optional(v.number()),
        containsLowercaseLetter: asked,
        containsUppercaseLetter: asked,
        containsNumericCharacter: asked,
        containsNonAlphanumericCharacter: asked,
      }),
    }),
  }),
  v.transform(({ passwordPolicy: { customStrengthOptions: asks } }): PasswordPolicy => ({
    ...(asks.minPasswordLength && { minLength: asks.minPasswordLength }),
    ...(asks.maxPasswordLength && { maxLength: asks.maxPasswordLength }),
    ...(asks.containsLowercaseLetter && { lowercase: true as const }),
    ...(asks.containsUppercaseLetter && { uppercase: true as const }),
    ...(asks.containsNumericCharacter && { digit: true as const }),
    ...(asks.containsNonAlphanumericCharacter && { symbol: true as const }),
  })),
);

function toRefusal(cause: unknown): { readonly code: string; readonly message: string } {
  return cause instanceof FirebaseError
    ? { code: cause.code, message: cause.message }
    : {
        code: 'auth/internal-error',
        message: 'The identity provider answered in a way that nobody expected.',
      };
}
