import type { User } from '@/domain/session';
import { profileKey } from '@/domain/storageKeys';

const key = profileKey;

interface Profile {
  readonly displayName: string;
  readonly photoURL: string;
}

/**
 * The name and picture chosen at sign-up, until the provider has them. `owner` is the uid or,
 * before the account exists, the email.
 */
export function pendingProfile(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    of({ uid, email }: Pick<User, 'uid' | 'email'>): Profile | null {
      const stored = new URLSearchParams(storage.getItem(key) ?? '');
      const [owner, displayName, photoURL] = ['owner', 'displayName', 'photoURL'].map((name) =>
        stored.get(name),
      );
      const isOwner = owner === uid || owner === email?.toLowerCase();
      return isOwner && displayName && photoURL ? { displayName, photoURL } : null;
    },
    store(owner: string, profile: Profile) {
      storage.setItem(key, String(new URLSearchParams({ owner, ...profile })));
    },
    remove() {
      storage.removeItem(key);
    },
  };
}
