import { http, HttpResponse, type RequestHandler } from 'msw';
import { googlePostBody } from '@/demo/identity/googlePostBody';
import { popupAuthEvent } from '@/services/firebase/internals/popupAuthEvent';

/** The account in Google’s chooser. */
export const googlePerson = { id: 'google-1', name: 'Meera Nair', email: 'meera@example.com' };

/** Fakes Google’s script and its account chooser. */
export function fakeGoogle(): readonly RequestHandler[] {
  return [
    http.get(
      'https://apis.google.com/js/api.js',
      () => new HttpResponse(gapi, { headers: { 'content-type': 'text/javascript' } }),
    ),
    http.get('https://marquee-test.firebaseapp.com/__/auth/handler', ({ request }) =>
      HttpResponse.html(chooser(new URL(request.url).searchParams.get('eventId'))),
    ),
  ];
}

/** The part of Google’s script that the SDK needs: a frame that forwards messages of the window. */
const gapi = `(() => {
  const listeners = {};
  addEventListener('message', ({ data }) => {
    if (data?.authEvent) listeners.authEvent?.(data);
  });
  const frame = {
    restyle: async () => {},
    ping: async (answer) => answer(),
    register: (name, listener) => { listeners[name] = listener; },
    send: async (name, message, answer) => {
      await null;
      try { answer([{ [name]: true }]); } catch { /* The SDK throws after every answer. */ }
    },
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (options, opened) => opened(frame) }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;

function chooser(eventId: string | null): string {
  const authEvent = popupAuthEvent(eventId, googlePostBody(googlePerson));
  const message = JSON.stringify({ authEvent });
  return `<!doctype html><html lang="en"><title>Sign in with Google</title>
    <button type="button">${googlePerson.name}</button>
    <script>
      document.querySelector('button').onclick = () => opener.postMessage(${message}, '*');
    </script></html>`;
}
