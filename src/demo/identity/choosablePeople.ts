import type { AccountStore } from './accountStore';
import type { GooglePerson } from './GooglePerson';
import { inventedPeople } from './inventedPeople';

/** Who the account chooser offers: those who came in with Google before, then the invented ones. */
export function choosablePeople(accounts: AccountStore): readonly GooglePerson[] {
  const known = accounts
    .all()
    .flatMap(({ google, email, displayName }) =>
      google ? [{ id: google.id, name: google.displayName ?? displayName ?? email, email }] : [],
    );
  const emails = new Set(known.map(({ email }) => email));
  return [...known, ...inventedPeople.filter(({ email }) => !emails.has(email))];
}
