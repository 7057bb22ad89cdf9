import { firebaseUserKey } from '@/domain/storageKeys';
import { pendingProfile } from '../pendingProfile';

export function removeCachedUser(apiKey: string, storage: () => Storage): void {
  try {
    storage().removeItem(firebaseUserKey(apiKey));
    pendingProfile(storage()).remove();
  } catch {
    // Storage is denied.
  }
}
