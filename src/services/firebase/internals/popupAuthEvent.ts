/** What the SDK receives when the visitor has chosen an account in the popup. */
export interface PopupAuthEvent {
  readonly type: 'signInViaPopup';
  readonly eventId: string | null;
  readonly urlResponse: string;
  readonly sessionId: string;
  readonly postBody: string;
  readonly tenantId: null;
}

/** @param postBody the provider's credential, as `accounts:signInWithIdp` expects it */
export function popupAuthEvent(eventId: string | null, postBody: string): PopupAuthEvent {
  return {
    type: 'signInViaPopup',
    eventId,
    urlResponse: 'http://localhost',
    sessionId: 'demo',
    postBody,
    tenantId: null,
  };
}
