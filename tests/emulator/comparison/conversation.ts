import * as v from 'valibot';
import type { Side } from './Side';

const accounts = 'https://identitytoolkit.googleapis.com/v1/accounts';
const password = 'Marigold1';

const Session = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

export type Conversation = ReturnType<typeof conversation>;

/** Requests to either side by a user with this e-mail. */
export function conversation(side: Side, email: string) {
  const post = (action: string, body: object | string, query = '?key=demo') =>
    side.ask(
      new Request(`${accounts}:${action}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const withPassword = (action: string, credentials: object) =>
    post(action, { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB', ...credentials });
  const known = async (answer: Promise<Response>) => {
    const response = await answer;
    return v.parse(Session, await response.json());
  };

  const signUp = (credentials: object = { email, password }) => withPassword('signUp', credentials);
  const google = (claims: object = {}) =>
    googleAnswers(
      JSON.stringify({ sub: `google of ${email}`, email, email_verified: true, ...claims }),
    );
  const googleAnswers = (idToken: string, provider = 'google.com') =>
    post('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: `&${new URLSearchParams({ id_token: idToken, providerId: provider })}`,
    });

  return {
    ...side,
    email,
    password,
    post,
    get: (path: string) => side.ask(new Request(`https://identitytoolkit.googleapis.com${path}`)),
    signUp,
    signIn: (credentials: object = { email, password }) =>
      withPassword('signInWithPassword', credentials),
    lookup: (idToken: string) => post('lookup', { idToken }),
    update: (idToken: string, profile: object) =>
      post('update', { idToken, ...profile, returnSecureToken: true }),
    google,
    googleAnswers,
    refresh: (fields: Readonly<Record<string, string>>, query = '?key=demo') =>
      side.ask(
        new Request(`https://securetoken.googleapis.com/v1/token${query}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
      ),
    signedUp: () => known(signUp()),
    inByGoogle: (claims?: object) => known(google(claims)),
  };
}
