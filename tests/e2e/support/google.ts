import { http, HttpResponse, type RequestHandler } from 'msw';
import { googleAuthEvent } from '@/demo/identity/googleAuthEvent';

/** Who can be chosen in Google's window. */
export const googlePerson = { id: 'google-1', name: 'Meera Nair', email: 'meera@example.com' };

/** Google's script, and the window in which a person is chosen by pressing their name. */
export function googleIsThere(): readonly RequestHandler[] {
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

/** What the SDK needs of Google's script: a frame that passes on what the window says. */
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
  const news = JSON.stringify({ authEvent: googleAuthEvent(googlePerson, eventId) });
  return `<!doctype html><html lang="en"><title>Sign in with Google</title>
    <button type="button">${googlePerson.name}</button>
    <script>
      document.querySelector('button').onclick = () => opener.postMessage(${news}, '*');
    </script></html>`;
}
