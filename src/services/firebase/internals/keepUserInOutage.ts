import { FirebaseError } from 'firebase/app';
import { reload, type Auth, type User } from 'firebase/auth';
import * as v from 'valibot';

interface AuthMethods {
  reloadAndSetCurrentUserOrClear(user: User): Promise<void>;
  directlySetCurrentUser(user: User | null): Promise<void>;
}

/** Methods of the SDK's auth object, internal to it. */
const AuthMethods = v.custom<AuthMethods>((value) =>
  ['reloadAndSetCurrentUserOrClear', 'directlySetCurrentUser'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function',
  ),
);

/** The provider knows the user, and ends the session. */
const rejections = [
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

/**
 * While the SDK restores its session it signs the user out after every error except a network
 * error: also after a 503 or a 429. Now only a rejection of the user does so.
 * Call it at once after `initializeAuth`. Source: @firebase/auth, src/core/auth/auth_impl.ts.
 */
export function keepUserInOutage(auth: Auth) {
  if (!v.is(AuthMethods, auth)) return;
  auth.reloadAndSetCurrentUserOrClear = async (user) => {
    try {
      await reload(user);
    } catch (cause) {
      if (isRejection(cause)) return auth.directlySetCurrentUser(null);
    }
    return auth.directlySetCurrentUser(user);
  };
}

function isRejection(cause: unknown): boolean {
  return cause instanceof FirebaseError && rejections.includes(cause.code);
}
