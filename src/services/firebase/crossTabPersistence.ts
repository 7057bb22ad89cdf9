import { browserLocalPersistence, signOut, type Auth, type Persistence } from 'firebase/auth';
import * as v from 'valibot';

interface Storing {
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

/** The SDK's persistence classes, internal to it. */
const PersistenceClass = v.custom<(new () => Storing) & Persistence>(
  (value) =>
    typeof value === 'function' &&
    ['_set', '_get', '_remove'].every((name) => typeof value.prototype?.[name] === 'function'),
);

const StoredUser = v.object({ uid: v.string() });

interface CrossTabPersistence {
  readonly persistence: Persistence;
  settle(auth: Auth): void;
}

/**
 * While the SDK restores its session it ignores `storage` events and writes the user back, which
 * would undo a sign-out in another tab. Until it is ready, this drops such writes. If storage is
 * full, the session stays in memory until a later write succeeds.
 */
export function crossTabPersistence(apiKey: string): CrossTabPersistence {
  const keptAt = `firebase:authUser:${apiKey}:[DEFAULT]`;
  /** Written by another tab; `null` after a sign-out. */
  let written: string | null | undefined;
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keptAt) written = newValue;
  };
  globalThis.addEventListener?.('storage', hear);

  return {
    persistence: heeding(() => written !== undefined),
    settle(auth) {
      auth
        .authStateReady()
        .then(async () => {
          globalThis.removeEventListener?.('storage', hear);
          const isForgotten = written === null;
          written = undefined;
          if (isForgotten) await signOut(auth);
        })
        .catch(() => {}); // `authStateReady` errors reach the watchers.
    },
  };
}

function heeding(isOverwritten: () => boolean): Persistence {
  if (!v.is(PersistenceClass, browserLocalPersistence)) return browserLocalPersistence;
  return class extends browserLocalPersistence {
    private readonly unstored = new Map<string, unknown>();

    override async _set(key: string, value: unknown) {
      if (isOverwritten()) return;
      this.unstored.delete(key);
      try {
        await super._set(key, value);
      } catch {
        // Without space, an older record of the same user is enough. Another user's is removed.
        const stored = await super._get(key).catch(() => null);
        if (isSamePerson(stored, value)) return;
        this.unstored.set(key, value);
        await super._remove(key);
      }
    }

    override async _get(key: string) {
      const stored = await super._get(key);
      // Another tab stored a session since.
      if (stored !== null) this.unstored.delete(key);
      return stored ?? this.unstored.get(key) ?? null;
    }

    override async _remove(key: string) {
      this.unstored.delete(key);
      await super._remove(key);
    }
  };
}

function isSamePerson(stored: unknown, current: unknown): boolean {
  return v.is(StoredUser, stored) && v.is(StoredUser, current) && stored.uid === current.uid;
}
