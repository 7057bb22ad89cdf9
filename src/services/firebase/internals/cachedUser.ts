import type { User } from '@/domain/session';
import { firebaseUserKey } from '@/domain/storageKeys';
import { pendingProfile } from '../pendingProfile';

/** Reads the SDK's session from storage without loading the SDK. */
export function cachedUser(apiKey: string, storage: () => Storage): User | null {
  try {
    const stored = storage().getItem(firebaseUserKey(apiKey));
    const user = stored === null ? null : parseUser(JSON.parse(stored));
    return user && !user.displayName ? { ...user, ...pendingProfile(storage()).of(user) } : user;
  } catch {
    return null;
  }
}

/** Checked by hand: a schema library would be larger than everything else here. */
function parseUser(stored: unknown): User | null {
  if (!isRecord(stored) || !isRecord(stored.stsTokenManager)) return null;
  const { accessToken } = stored.stsTokenManager;
  const { uid, email = null, displayName = null, photoURL = null } = stored;
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
