import { pendingProfile } from './pendingProfile';

export function removeCachedUser(apiKey: string, storage: () => Storage): void {
  try {
    storage().removeItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
    pendingProfile(storage()).remove();
  } catch {
    // Storage is denied.
  }
}
