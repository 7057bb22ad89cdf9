import type { GooglePerson } from './GooglePerson';

export interface AuthEvent {
  readonly type: 'signInViaPopup';
  readonly eventId: string | null;
  readonly urlResponse: string;
  readonly sessionId: string;
  readonly postBody: string;
  readonly tenantId: null;
}

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
