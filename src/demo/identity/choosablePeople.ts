import type { AccountStore } from './accountStore';
import type { GooglePerson } from './GooglePerson';
import { inventedPeople } from './inventedPeople';

export function choosablePeople(accounts: AccountStore): readonly GooglePerson[] {
  const googleAccounts = accounts
    .all()
    .flatMap(({ google, email, displayName }) =>
      google ? [{ id: google.id, name: google.displayName ?? displayName ?? email, email }] : [],
    );
  const emails = new Set(googleAccounts.map(({ email }) => email));
  return [...googleAccounts, ...inventedPeople.filter(({ email }) => !emails.has(email))];
}
