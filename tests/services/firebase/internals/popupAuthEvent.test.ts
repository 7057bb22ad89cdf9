import { expect, it } from 'vitest';
import { popupAuthEvent } from '@/services/firebase/internals/popupAuthEvent';

it('has the format that the SDK expects', () => {
  expect(popupAuthEvent('0123456789', 'id_token=1')).toEqual({
    type: 'signInViaPopup',
    eventId: '0123456789',
    urlResponse: 'http://localhost',
    sessionId: 'demo',
    postBody: 'id_token=1',
    tenantId: null,
  });
});
