import { browserLocalPersistence, signOut, type Auth, type Persistence } from 'firebase/auth';
import * as v from 'valibot';

interface Storing {
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

/** A persistence is a class whose methods the SDK keeps, finds and forgets a person with. */
const PersistenceClass = v.custom<(new () => Storing) & Persistence>(
  (value) =>
    typeof value === 'function' &&
    ['_set', '_get', '_remove'].every((name) => typeof value.prototype?.[name] === 'function'),
);

const StoredUser = v.object({ uid: v.string() });

interface HeedfulPersistence {
  readonly persistence: Persistence;
  /** Signs out here, too, what was signed out elsewhere before the SDK was ready. */
  settle(auth: Auth): void;
}

/**
 * The browser's storage, heeding other tabs from the start. While the SDK asks about the person
 * whom it kept, it is deaf to a sign-out in another tab and keeps them anew, which would undo the
 * sign-out in every tab; so until it is ready, nobody is kept whom another tab has forgotten.
 *
 * Where the storage is full, the session is held in memory until a later write succeeds.
 */
export function heedfulPersistence(apiKey: string): HeedfulPersistence {
  const keptAt = `firebase:authUser:${apiKey}:[DEFAULT]`;
  let isForgotten = false;
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keptAt) isForgotten = newValue === null;
  };
  globalThis.addEventListener?.('storage', hear);

  return {
    persistence: heeding(() => isForgotten),
    settle(auth) {
      auth
        .authStateReady()
        .then(async () => {
          globalThis.removeEventListener?.('storage', hear);
          if (!isForgotten) return;
          isForgotten = false;
          await signOut(auth);
        })
        .catch(() => {}); // What is wrong with the session, its watchers are told.
    },
  };
}

function heeding(isForgotten: () => boolean): Persistence {
  if (!v.is(PersistenceClass, browserLocalPersistence)) return browserLocalPersistence;
  return class extends browserLocalPersistence {
    private readonly unstored = new Map<string, unknown>();

    override async _set(key: string, value: unknown) {
      if (isForgotten()) return;
      this.unstored.delete(key);
      try {
        await super._set(key, value);
      } catch {
        // What is stored of the same person restores them at the next visit. Another person goes.
        const stored = await super._get(key).catch(() => null);
        if (isSamePerson(stored, value)) return;
        this.unstored.set(key, value);
        await super._remove(key);
      }
    }

    override async _get(key: string) {
      const stored = await super._get(key);
      // Another tab had room for somebody.
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
