import { browserLocalPersistence, signOut, type Auth, type Persistence } from 'firebase/auth';
import * as v from 'valibot';
import { firebaseUserKey } from '@/domain/storageKeys';

interface PersistenceMethods {
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

/** The SDK's persistence classes, internal to it. */
const PersistenceClass = v.custom<(new () => PersistenceMethods) & Persistence>(
  (value) =>
    typeof value === 'function' &&
    ['_set', '_get', '_remove'].every((name) => typeof value.prototype?.[name] === 'function'),
);

const StoredUser = v.object({ uid: v.string() });

interface CrossTabPersistence {
  readonly persistence: Persistence;
  followOtherTabs(auth: Auth): void;
}

/**
 * While the SDK restores its session it ignores `storage` events and writes the user back, which
 * would undo a sign-out in another tab. A sign-out in this tab removes the user before that: the
 * other tabs would take the write for a sign-in. Until the SDK is ready, this drops such writes. If
 * storage is full, the session stays in memory until a later write succeeds.
 */
export function crossTabPersistence(apiKey: string): CrossTabPersistence {
  const userKey = firebaseUserKey(apiKey);
  /** Written by another tab; `null` after a sign-out. */
  let otherTabValue: string | null | undefined;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === userKey) otherTabValue = newValue;
  };
  globalThis.addEventListener?.('storage', onStorage);
  let isRestoring = isStored(userKey);
  const isRemoved = () => isRestoring && !isStored(userKey);

  return {
    persistence: persistenceUnless(() => otherTabValue !== undefined || isRemoved()),
    followOtherTabs(auth) {
      // A page in the back/forward cache gets no storage events. Without a user, the SDK reads again.
      globalThis.addEventListener?.('pageshow', () => {
        if (!auth.currentUser) dispatchEvent(new StorageEvent('storage'));
      });
      auth
        .authStateReady()
        .then(async () => {
          globalThis.removeEventListener?.('storage', onStorage);
          isRestoring = false;
          const isSignedOut = otherTabValue === null;
          otherTabValue = undefined;
          if (isSignedOut) await signOut(auth);
        })
        .catch(() => {}); // `authStateReady` errors reach the watchers.
    },
  };
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function persistenceUnless(isOverwritten: () => boolean): Persistence {
  if (!v.is(PersistenceClass, browserLocalPersistence)) return browserLocalPersistence;
  return class extends browserLocalPersistence {
    private readonly memory = new Map<string, unknown>();

    override async _set(key: string, value: unknown) {
      if (isOverwritten()) return;
      this.memory.delete(key);
      try {
        await super._set(key, value);
      } catch {
        // Without space, an older record of the same user is enough. Another user's is removed.
        const stored = await super._get(key).catch(() => null);
        if (isSameUser(stored, value)) return;
        this.memory.set(key, value);
        await super._remove(key);
      }
    }

    override async _get(key: string) {
      const stored = await super._get(key);
      // Another tab stored a session since.
      if (stored !== null) this.memory.delete(key);
      return stored ?? this.memory.get(key) ?? null;
    }

    override async _remove(key: string) {
      this.memory.delete(key);
      await super._remove(key);
    }
  };
}

function isSameUser(stored: unknown, current: unknown): boolean {
  return v.is(StoredUser, stored) && v.is(StoredUser, current) && stored.uid === current.uid;
}
