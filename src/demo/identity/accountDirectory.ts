import type { Account, AccountStore } from './accountStore';
import { identityError } from './identityError';
import { sessionFor } from './sessionFor';

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export type AccountDirectory = ReturnType<typeof accountDirectory>;

/** The accounts of the project, and the sessions that it opens for them. */
export function accountDirectory(store: AccountStore, now: () => number) {
  return {
    now,
    byEmail: (email: string) => store.all().find((account) => account.email === email),
    byGoogleId: (id: string) => store.all().find((account) => account.google?.id === id),
    byId: (id: string) => store.all().find((account) => account.localId === id),
    save(account: Account): Account {
      store.save(account);
      return account;
    },
    session(account: Account, provider: string, authTime?: number) {
      // After the clock was set back, a token of now would count as revoked.
      const issuedAt = Math.max(now(), 1000 * (account.validSince ?? 0));
      return sessionFor(account, { provider, authTime: authTime ?? issuedAt, now: issuedAt });
    },
  };
}

export function throwUnlessUsable(account: Account | undefined): Account {
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  return account;
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(28)),
    (byte) => idAlphabet[byte % idAlphabet.length],
  ).join('');
}
