import type { User } from '@/domain/session';
import { pendingProfile } from './pendingProfile';

/**
 * Who the identity provider's SDK has kept in this browser, read without the SDK; `null` where
 * nobody is kept, what is kept is odd, or the storage is denied.
 */
export function cachedUser(apiKey: string, storage: () => Storage): User | null {
  try {
    const kept = storage().getItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
    const user = kept === null ? null : userIn(JSON.parse(kept));
    return user && !user.displayName ? { ...user, ...pendingProfile(storage()).of(user) } : user;
  } catch {
    return null;
  }
}

/** By hand: a schema library is more to download than all else that the first screen reads. */
function userIn(kept: unknown): User | null {
  if (!isRecord(kept) || !isRecord(kept.stsTokenManager)) return null;
  const { accessToken } = kept.stsTokenManager;
  const { uid, email = null, displayName = null, photoURL = null } = kept;
  return isText(uid) &&
    uid !== '' &&
    isText(accessToken) &&
    accessToken !== '' &&
    (email === null || isText(email)) &&
    (displayName === null || isText(displayName)) &&
    (photoURL === null || isText(photoURL))
    ? { uid, email, displayName, photoURL, accessToken }
    : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value instanceof Object;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
