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

interface CrossTabPersistence {
  readonly persistence: Persistence;
  /** Signs out here, too, what was signed out elsewhere before the SDK was ready. */
  settle(auth: Auth): void;
}

/**
 * The browser's storage, heeding other tabs from the start. While the SDK asks about the person
 * whom it kept, it does not hear what other tabs do. It then writes that person again, which would
 * undo a sign-out or another person's sign-in in every tab. So until the SDK is ready, nothing is
 * written over what another tab has done.
 *
 * Where the storage is full, the session is held in memory until a later write succeeds.
 */
export function crossTabPersistence(apiKey: string): CrossTabPersistence {
  const keptAt = `firebase:authUser:${apiKey}:[DEFAULT]`;
  /** What another tab has written; `null` after a sign-out there. */
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
        .catch(() => {}); // What is wrong with the session, its watchers are told.
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
