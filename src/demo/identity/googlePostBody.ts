import type { GooglePerson } from './GooglePerson';

/** Google's credential of a person, as `accounts:signInWithIdp` expects it. */
export function googlePostBody({ id, name, email }: GooglePerson): string {
  const idToken = JSON.stringify({ sub: id, email, email_verified: true, name });
  return new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString();
}
