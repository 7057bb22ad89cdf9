import { pendingProfile } from './pendingProfile';

/** Removes the person whom the identity provider's SDK has kept in this browser, without the SDK. */
export function removeCachedUser(apiKey: string, storage: () => Storage): void {
  try {
    storage().removeItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
    pendingProfile(storage()).remove();
  } catch {
    // Where storage is denied, nobody is kept.
  }
}
