import { parseClaims, unsignedToken } from '@/demo/identity/unsignedToken';
import type { Conversation } from './conversation';

type Exchange = (to: Conversation) => Promise<Response>;

const picture = 'https://marquee.example/default-avatar.svg';
const profile = { displayName: 'Asha Rao', photoUrl: picture };
const zoe = { name: 'Zoë Nakamura', picture };
const refreshing = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

/** The requests sent to both sides; the last answer of each is compared. */
export const exchanges = {
  'sign-up': (to) => to.signUp(),
  'sign-up: an e-mail in capitals': (to) =>
    to.signUp({ email: to.email.toUpperCase(), password: to.password }),
  'sign-up: an e-mail that is taken': async (to) => {
    await to.signUp();
    return to.signUp();
  },
  'sign-up: an e-mail of a Google account': async (to) => {
    await to.google();
    return to.signUp();
  },
  'sign-up: a taken e-mail and a weak password': async (to) => {
    await to.signUp();
    return to.signUp({ email: to.email, password: 'abc' });
  },
  'sign-up: no e-mail': (to) => to.signUp({ password: to.password }),
  'sign-up: an empty e-mail': (to) => to.signUp({ email: '', password: to.password }),
  'sign-up: an invalid e-mail': (to) => to.signUp({ email: 'asha', password: to.password }),
  'sign-up: no password': (to) => to.signUp({ email: to.email }),
  'sign-up: an invalid e-mail and no password': (to) => to.signUp({ email: 'asha', password: '' }),
  'sign-up: a weak password': (to) => to.signUp({ email: to.email, password: 'abc12' }),
  'sign-up: no API key': (to) => to.post('signUp', { email: to.email, password: to.password }, ''),
  'sign-up: no JSON': (to) => to.post('signUp', 'asha'),

  'sign-in': async (to) => {
    await to.signUp();
    return to.signIn();
  },
  'sign-in: an e-mail in capitals': async (to) => {
    await to.signUp();
    return to.signIn({ email: to.email.toUpperCase(), password: to.password });
  },
  'sign-in: with a name and a picture': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.signIn();
  },
  'sign-in: a wrong password': async (to) => {
    await to.signUp();
    return to.signIn({ email: to.email, password: 'Wrong1234' });
  },
  'sign-in: the seventh wrong password': async (to) => {
    await to.signUp();
    const wrong = { email: to.email, password: 'Wrong1234' };
    for (let tries = 0; tries < 6; tries += 1) await to.signIn(wrong);
    return to.signIn(wrong);
  },
  'sign-in: an unknown e-mail': (to) => to.signIn(),
  'sign-in: an account with Google only': async (to) => {
    await to.google();
    return to.signIn();
  },
  'sign-in: no e-mail': (to) => to.signIn({ password: to.password }),
  'sign-in: an empty e-mail': (to) => to.signIn({ email: '', password: to.password }),
  'sign-in: an invalid e-mail': (to) => to.signIn({ email: 'asha', password: to.password }),
  'sign-in: no password': (to) => to.signIn({ email: to.email, password: '' }),
  'sign-in: disabled': async (to) => {
    const { localId } = await to.signedUp();
    await to.disable(localId);
    return to.signIn();
  },
  'sign-in: disabled, and a wrong password': async (to) => {
    const { localId } = await to.signedUp();
    await to.disable(localId);
    return to.signIn({ email: to.email, password: 'Wrong1234' });
  },

  account: async (to) => to.lookup((await to.signedUp()).idToken),
  'account: with a name and a picture': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.lookup(idToken);
  },
  'account: with Google only': async (to) => to.lookup((await to.inByGoogle(zoe)).idToken),
  'account: no token': (to) => to.post('lookup', {}),
  'account: an empty token': (to) => to.lookup(''),
  'account: an invalid token': (to) => to.lookup('nonsense'),
  'account: an expired token': async (to) => to.lookup(ofYesterday((await to.signedUp()).idToken)),
  'account: a revoked token': async (to) => {
    const { idToken, localId } = await to.signedUp();
    await to.revoke(localId);
    return to.lookup(idToken);
  },
  'account: disabled': async (to) => {
    const { idToken, localId } = await to.signedUp();
    await to.disable(localId);
    return to.lookup(idToken);
  },
  'account: deleted': async (to) => {
    const { idToken, localId } = await to.signedUp();
    await to.remove(localId);
    return to.lookup(idToken);
  },

  profile: async (to) => to.update((await to.signedUp()).idToken, profile),
  'profile: a name, the picture stays': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.update(idToken, { displayName: 'Asha' });
  },
  'profile: an empty picture': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.update(idToken, { photoUrl: '' });
  },
  'profile: a picture of null': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.update(idToken, { photoUrl: null });
  },
  'profile: no token': (to) => to.post('update', profile),
  'profile: an invalid token': (to) => to.update('nonsense', profile),
  'profile: a revoked token': async (to) => {
    const { idToken, localId } = await to.signedUp();
    await to.revoke(localId);
    return to.update(idToken, profile);
  },

  Google: (to) => to.google(zoe),
  'Google: with the popup': (to) => {
    const handler = new URL('http://localhost/__/auth/handler?providerId=google.com');
    handler.searchParams.set(
      'id_token',
      JSON.stringify({ sub: to.email, email: to.email, email_verified: true, ...zoe }),
    );
    return to.post('signInWithIdp', {
      requestUri: handler.href,
      sessionId: 'session',
      postBody: '',
      returnSecureToken: true,
      returnIdpCredential: true,
    });
  },
  'Google: an e-mail in capitals': (to) => to.google({ ...zoe, email: to.email.toUpperCase() }),
  'Google: neither name nor picture': (to) => to.google(),
  'Google: the same person again': async (to) => {
    await to.google(zoe);
    return to.google({ ...zoe, name: 'Zoë' });
  },
  'Google: the account afterwards': async (to) => {
    await to.google(zoe);
    return to.lookup((await to.inByGoogle({ ...zoe, name: 'Zoë' })).idToken);
  },
  'Google: an e-mail that has a password': async (to) => {
    await to.signUp();
    return to.google(zoe);
  },
  'Google: the account with that e-mail afterwards': async (to) => {
    const { idToken } = await to.signedUp();
    await to.update(idToken, profile);
    return to.lookup((await to.inByGoogle(zoe)).idToken);
  },
  'Google: sign-in with that password afterwards': async (to) => {
    await to.signUp();
    await to.google(zoe);
    return to.signIn();
  },
  'Google: an unverified e-mail that has a password': async (to) => {
    await to.signUp();
    return to.google({ ...zoe, email_verified: false });
  },
  'Google: an unverified e-mail': (to) => to.google({ ...zoe, email_verified: false }),
  'Google: disabled': async (to) => {
    const { localId } = await to.inByGoogle();
    await to.disable(localId);
    return to.google();
  },
  'Google: no token': (to) =>
    to.post('signInWithIdp', {
      requestUri: 'http://localhost',
      returnSecureToken: true,
      postBody: 'providerId=google.com',
    }),
  'Google: an invalid token': (to) => to.googleAnswers('nonsense'),
  'Google: a token without a subject': (to) =>
    to.googleAnswers(JSON.stringify({ email: to.email })),
  'Google: another provider': (to) =>
    to.googleAnswers(JSON.stringify({ sub: to.email }), 'github.com'),
  'Google: no provider': (to) =>
    to.post('signInWithIdp', { requestUri: 'http://localhost', postBody: '' }),
  'Google: no request URI': (to) => to.post('signInWithIdp', { postBody: 'providerId=google.com' }),

  refresh: async (to) => to.refresh(refreshing((await to.signedUp()).refreshToken)),
  'refresh: of a Google account': async (to) =>
    to.refresh(refreshing((await to.inByGoogle(zoe)).refreshToken)),
  'refresh: an invalid token': (to) => to.refresh(refreshing('nonsense')),
  'refresh: no token': (to) => to.refresh({ grant_type: 'refresh_token' }),
  'refresh: no grant type': async (to) =>
    to.refresh({ refresh_token: (await to.signedUp()).refreshToken }),
  'refresh: another grant type': async (to) =>
    to.refresh({ grant_type: 'password', refresh_token: (await to.signedUp()).refreshToken }),
  'refresh: no API key': (to) => to.refresh(refreshing('nonsense'), ''),
  'refresh: revoked': async (to) => {
    const { refreshToken, localId } = await to.signedUp();
    await to.revoke(localId);
    return to.refresh(refreshing(refreshToken));
  },
  'refresh: disabled': async (to) => {
    const { refreshToken, localId } = await to.signedUp();
    await to.disable(localId);
    return to.refresh(refreshing(refreshToken));
  },
  'refresh: deleted': async (to) => {
    const { refreshToken, localId } = await to.signedUp();
    await to.remove(localId);
    return to.refresh(refreshing(refreshToken));
  },

  'password reset': async (to) => {
    await to.signUp();
    return to.post('sendOobCode', { requestType: 'PASSWORD_RESET', email: to.email });
  },
  'password reset: an unknown e-mail': (to) =>
    to.post('sendOobCode', { requestType: 'PASSWORD_RESET', email: to.email }),
  'password reset: no e-mail': (to) => to.post('sendOobCode', { requestType: 'PASSWORD_RESET' }),
  'password reset: no request type': (to) => to.post('sendOobCode', { email: to.email }),

  project: (to) => to.get('/v1/projects?key=demo'),
  'project: no API key': (to) => to.get('/v1/projects'),
  'password policy': (to) => to.get('/v2/passwordPolicy?key=demo'),
} satisfies Readonly<Record<string, Exchange>>;

export type ExchangeName = keyof typeof exchanges;

/** The same token, issued a day earlier. */
function ofYesterday(idToken: string): string {
  const day = 86_400;
  const { iat, exp, ...claims } = Object(parseClaims(idToken));
  return unsignedToken({ ...claims, iat: iat - day, exp: exp - day });
}
