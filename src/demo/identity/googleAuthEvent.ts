import type { GooglePerson } from './GooglePerson';

/** What Google's window tells the SDK, which then signs in with it. */
export interface AuthEvent {
  readonly type: 'signInViaPopup';
  readonly eventId: string | null;
  readonly urlResponse: string;
  readonly sessionId: string;
  readonly postBody: string;
  readonly tenantId: null;
}

/** The news that this person was chosen, with an unsigned ID token in the place of Google's. */
export function googleAuthEvent(
  { id, name, email }: GooglePerson,
  eventId: string | null,
): AuthEvent {
  const idToken = JSON.stringify({ sub: id, email, email_verified: true, name });
  return {
    type: 'signInViaPopup',
    eventId,
    urlResponse: 'http://localhost',
    sessionId: 'demo',
    postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    tenantId: null,
  };
}
