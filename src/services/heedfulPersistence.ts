import { browserLocalPersistence, signOut, type Auth, type Persistence } from 'firebase/auth';
import * as v from 'valibot';

/** A persistence is a class, and `_set` what the SDK keeps a person with. */
const PersistenceClass = v.custom<
  (new () => { _set(key: string, value: unknown): Promise<void> }) & Persistence
>((value) => typeof value === 'function' && typeof value.prototype?._set === 'function');

interface HeedfulPersistence {
  readonly persistence: Persistence;
  /** Signs out here, too, what was signed out elsewhere before the SDK was ready. */
  settle(auth: Auth): void;
}

/**
 * The browser's storage, heeding other tabs from the start. While the SDK asks about the person
 * whom it kept, it is deaf to a sign-out in another tab and keeps them anew, which would undo the
 * sign-out in every tab; so until it is ready, nobody is kept whom another tab has forgotten.
 */
export function heedfulPersistence(apiKey: string): HeedfulPersistence {
  const keptAt = `firebase:authUser:${apiKey}:[DEFAULT]`;
  let isForgotten = false;
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keptAt) isForgotten = newValue === null;
  };
  globalThis.addEventListener?.('storage', hear);

  return {
    persistence: unless(() => isForgotten),
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

function unless(isForgotten: () => boolean): Persistence {
  if (!v.is(PersistenceClass, browserLocalPersistence)) return browserLocalPersistence;
  return class extends browserLocalPersistence {
    override async _set(key: string, value: unknown) {
      if (!isForgotten()) await super._set(key, value);
    }
  };
}
