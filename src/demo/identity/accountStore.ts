import * as v from 'valibot';
import { fromJson } from '../fromJson';

const accountSchema = v.object({
  localId: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.exactOptional(v.string()),
  photoUrl: v.exactOptional(v.string()),
  disabled: v.exactOptional(v.boolean()),
  password: v.exactOptional(
    v.object({
      salt: v.string(),
      hash: v.string(),
      iterations: v.number(),
      updatedAt: v.number(),
    }),
  ),
  google: v.exactOptional(
    v.object({
      id: v.string(),
      displayName: v.exactOptional(v.string()),
      photoUrl: v.exactOptional(v.string()),
    }),
  ),
  wrongPasswords: v.exactOptional(v.object({ count: v.number(), lastAt: v.number() })),
  /** In seconds, like `iat`. Older tokens are revoked. */
  validSince: v.exactOptional(v.number()),
  createdAt: v.number(),
  lastLoginAt: v.number(),
});

/** Times are milliseconds since 1970. */
export type Account = Readonly<v.InferOutput<typeof accountSchema>>;

export interface AccountStore {
  all(): readonly Account[];
  save(account: Account): void;
}

const key = 'marquee:demo-accounts';

/**
 * Reads the storage at every call, so that tabs agree. If storage is denied or full, accounts live
 * in memory. Unreadable data is ignored.
 */
export function accountStore(getStorage: () => Storage = noStorage): AccountStore {
  let memory: readonly Account[] | undefined;

  function all(): readonly Account[] {
    if (memory) return memory;
    try {
      return parseAccounts(getStorage().getItem(key));
    } catch {
      return (memory = []);
    }
  }

  return {
    all,
    save(account) {
      const others = all().filter(({ localId }) => localId !== account.localId);
      const accounts = [...others, account];
      if (memory) {
        memory = accounts;
        return;
      }
      try {
        getStorage().setItem(key, JSON.stringify(accounts));
      } catch {
        memory = accounts;
      }
    },
  };
}

function noStorage(): Storage {
  throw new Error('No storage is configured.');
}

function parseAccounts(text: string | null): readonly Account[] {
  const parsed = v.safeParse(v.array(accountSchema), fromJson(text ?? '[]'));
  return parsed.success ? parsed.output : [];
}
