import { describe, expect, it } from 'vitest';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import type { identityError } from '@/demo/identity/identityError';
import { googlePostBody } from '@/demo/identity/googlePostBody';
import { parseClaims } from '@/demo/identity/unsignedToken';
import { asking } from '../support/asking';
import { memoryStorage } from '../../support/memoryStorage';

const toolkit = 'https://identitytoolkit.googleapis.com';
const at = (action: string) => `${toolkit}/v1/accounts:${action}?key=demo`;
const tokenUrl = 'https://securetoken.googleapis.com/v1/token?key=demo';
const startTime = Date.parse('2026-03-01T12:00:00.000Z');
const ana = { email: 'ana@example.com', password: 'Passw0rdX', returnSecureToken: true };

function provider(settings: Partial<Parameters<typeof demoWorld>[0]> = {}) {
  const clock = { now: startTime };
  const storage = memoryStorage();
  const open = () =>
    demoWorld({
      services: ['identity'],
      accounts: accountStore(() => storage),
      delays: { identity: 0 },
      iterations: 2,
      now: () => clock.now,
      ...settings,
    });
  return { ...asking(open()), clock, storage, reopened: () => asking(open()) };
}

async function signUp(settings?: Parameters<typeof provider>[0]) {
  const client = provider(settings);
  const { body } = await client.post(at('signUp'), ana);
  return { ...client, session: tokens(body) };
}

/** The fields of a sign-in response that the SDK reads. */
function tokens(body: unknown) {
  const { idToken, refreshToken, localId } = body as Record<
    'idToken' | 'refreshToken' | 'localId',
    string
  >;
  return { idToken, refreshToken, localId };
}

const refusal = (
  message: string,
  { code = 400, reason = 'invalid', ...more }: Parameters<typeof identityError>[1] = {},
) => ({
  status: code,
  body: {
    error: { code, message, errors: [{ message, domain: 'global', reason }], ...more },
  },
});

/** The claims of Ana’s first token. */
const claimsOf = (localId: string) => ({
  iss: 'https://securetoken.google.com/demo-marquee',
  aud: 'demo-marquee',
  auth_time: startTime / 1000,
  user_id: localId,
  sub: localId,
  iat: startTime / 1000,
  exp: startTime / 1000 + 3600,
  email: 'ana@example.com',
  email_verified: false,
  firebase: { identities: { email: ['ana@example.com'] }, sign_in_provider: 'password' },
});

describe('signing up', () => {
  it('answers in the identity provider’s format', async () => {
    const { post } = provider();

    const { status, body } = await post(at('signUp'), ana);

    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[A-Za-z0-9]{28}$/),
      email: 'ana@example.com',
      idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    });
  });

  it('returns an unsigned token with the real claims', async () => {
    const { session } = await signUp();

    expect(parseClaims(session.idToken)).toEqual(claimsOf(session.localId));
  });

  it.each([
    [
      'an email that is taken, whatever its case',
      { ...ana, email: 'ANA@Example.com' },
      'EMAIL_EXISTS',
    ],
    ['no email', { ...ana, email: '' }, 'MISSING_EMAIL'],
    ['what is no email', { ...ana, email: 'nope' }, 'INVALID_EMAIL'],
    ['no password', { email: 'new@example.com', password: '' }, 'MISSING_PASSWORD'],
    [
      'a short password',
      { email: 'new@example.com', password: 'abc12' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
  ])('rejects %s', async (_, credentials, message) => {
    const { post } = await signUp();

    expect(await post(at('signUp'), credentials)).toEqual(refusal(message));
  });

  it('rejects a password that breaks the policy and returns the policy', async () => {
    const { post, get } = provider({
      passwordPolicy: {
        minLength: 12,
        uppercase: true,
        lowercase: true,
        digit: true,
        symbol: true,
      },
    });

    expect(await post(at('signUp'), { ...ana, password: 'Passw0rdX' })).toEqual(
      refusal(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain a non-alphanumeric character]',
      ),
    );
    expect(await get(`${toolkit}/v2/passwordPolicy?key=demo`)).toEqual({
      status: 200,
      body: {
        customStrengthOptions: {
          minPasswordLength: 12,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
        allowedNonAlphanumericCharacters: expect.arrayContaining(['^', '~']),
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        schemaVersion: 1,
      },
    });
    expect((await post(at('signUp'), { ...ana, password: 'Passw0rdX-long!' })).status).toBe(200);
  });

  it('creates one account for two concurrent requests', async () => {
    const { post } = provider();

    const answers = await Promise.all([post(at('signUp'), ana), post(at('signUp'), ana)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('stores only a salted, stretched hash of the password', async () => {
    const { storage, post } = await signUp();
    await post(at('signUp'), { ...ana, email: 'ben@example.com' });

    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const stored = keys.map((key) => storage.getItem(key)).join();
    const hashes = [...stored.matchAll(/"hash":"([^"]+)"/g)].map(([, hash]) => hash);

    expect(stored).toContain('ana@example.com');
    expect(stored).not.toContain(ana.password);
    expect(stored).not.toContain(btoa(ana.password));
    expect(hashes).toHaveLength(2);
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('signing in', () => {
  it('answers in the identity provider’s format', async () => {
    const { post, session } = await signUp();

    expect(await post(at('signInWithPassword'), { ...ana, email: 'Ana@example.com' })).toEqual({
      status: 200,
      body: {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        localId: session.localId,
        email: 'ana@example.com',
        displayName: '',
        registered: true,
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: '3600',
      },
    });
  });

  it('finds the account after a reload', async () => {
    const { reopened } = await signUp();

    expect((await reopened().post(at('signInWithPassword'), ana)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { ...ana, password: 'Wr0ngOne' }, 'INVALID_LOGIN_CREDENTIALS'],
    [
      'an unknown email, in the same words',
      { ...ana, email: 'x@example.com' },
      'INVALID_LOGIN_CREDENTIALS',
    ],
    ['no password', { ...ana, password: '' }, 'MISSING_PASSWORD'],
    ['what is no email', { ...ana, email: 'ana@' }, 'INVALID_EMAIL'],
  ])('rejects %s', async (_, credentials, message) => {
    const { post } = await signUp();

    expect(await post(at('signInWithPassword'), credentials)).toEqual(refusal(message));
  });

  it('rejects a disabled account', async () => {
    const { post, storage } = await signUp();
    const accounts = accountStore(() => storage);
    for (const account of accounts.all()) accounts.save({ ...account, disabled: true });

    expect(await post(at('signInWithPassword'), ana)).toEqual(refusal('USER_DISABLED'));
  });

  it('locks the account for a minute after five wrong passwords', async () => {
    const { post, clock, reopened } = await signUp();
    const wrong = { ...ana, password: 'Wr0ngOne' };
    const locked = refusal(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    );

    for (let tries = 0; tries < 5; tries += 1) {
      expect(await post(at('signInWithPassword'), wrong)).toEqual(
        refusal('INVALID_LOGIN_CREDENTIALS'),
      );
    }
    expect(await post(at('signInWithPassword'), ana)).toEqual(locked);
    expect(await reopened().post(at('signInWithPassword'), ana)).toEqual(locked);

    clock.now += 59_999;
    expect(await post(at('signInWithPassword'), ana)).toEqual(locked);
    clock.now += 1;
    expect((await post(at('signInWithPassword'), ana)).status).toBe(200);
  });

  it('does not lock the account for longer if the clock was set back', async () => {
    const { post, clock } = await signUp();
    const wrong = { ...ana, password: 'Wr0ngOne' };
    for (let tries = 0; tries < 5; tries += 1) await post(at('signInWithPassword'), wrong);

    clock.now -= 3_600_000;

    expect((await post(at('signInWithPassword'), ana)).status).toBe(200);
  });

  it('returns tokens that are accepted although the clock was set back', async () => {
    const { post, postForm, clock } = await signUp();

    clock.now -= 3_600_000;
    const { idToken, refreshToken } = tokens((await post(at('signInWithPassword'), ana)).body);

    expect((await post(at('lookup'), { idToken })).status).toBe(200);
    const refresh = { grant_type: 'refresh_token', refresh_token: refreshToken };
    expect((await postForm(tokenUrl, refresh)).status).toBe(200);
  });

  it('resets the count of wrong passwords after a correct one', async () => {
    const { post } = await signUp();
    const wrong = { ...ana, password: 'Wr0ngOne' };

    for (let tries = 0; tries < 4; tries += 1) await post(at('signInWithPassword'), wrong);
    await post(at('signInWithPassword'), ana);
    for (let tries = 0; tries < 4; tries += 1) await post(at('signInWithPassword'), wrong);

    expect((await post(at('signInWithPassword'), ana)).status).toBe(200);
  });
});

describe('the account', () => {
  it('is returned in the identity provider’s format', async () => {
    const { post, session } = await signUp();

    expect(await post(at('lookup'), { idToken: session.idToken })).toEqual({
      status: 200,
      body: {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [
          {
            localId: session.localId,
            email: 'ana@example.com',
            emailVerified: false,
            passwordHash: 'UkVEQUNURUQ=',
            passwordUpdatedAt: startTime,
            validSince: String(startTime / 1000),
            createdAt: String(startTime),
            lastLoginAt: String(startTime),
            lastRefreshAt: '2026-03-01T12:00:00.000Z',
            providerUserInfo: [
              {
                providerId: 'password',
                email: 'ana@example.com',
                federatedId: 'ana@example.com',
                rawId: 'ana@example.com',
              },
            ],
          },
        ],
      },
    });
  });

  const updated = (localId: string, profile: object) => ({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    email: 'ana@example.com',
    emailVerified: false,
    passwordHash: 'UkVEQUNURUQ=',
    ...profile,
    providerUserInfo: [
      {
        providerId: 'password',
        email: 'ana@example.com',
        federatedId: 'ana@example.com',
        rawId: 'ana@example.com',
        ...profile,
      },
    ],
  });

  it('accepts a name and a picture', async () => {
    const { post, session } = await signUp();
    const profile = { displayName: 'Ana María', photoUrl: 'https://example.com/a.svg' };

    const { body } = await post(at('update'), { idToken: session.idToken, ...profile });

    expect(body).toEqual(updated(session.localId, profile));
    const again = tokens((await post(at('signInWithPassword'), ana)).body);
    expect(parseClaims(again.idToken)).toEqual({
      ...claimsOf(session.localId),
      name: 'Ana María',
      picture: 'https://example.com/a.svg',
    });
  });

  it('removes fields set to null and keeps the others', async () => {
    const { post, session } = await signUp();
    const { idToken, localId } = session;
    await post(at('update'), {
      idToken,
      displayName: 'Ana',
      photoUrl: 'https://example.com/a.svg',
    });

    const { body } = await post(at('update'), { idToken, photoUrl: null });

    expect(body).toEqual(updated(localId, { displayName: 'Ana' }));
  });

  it('is not returned for an invalid token', async () => {
    const { post } = await signUp();

    expect(await post(at('lookup'), { idToken: '' })).toEqual(refusal('MISSING_ID_TOKEN'));
    for (const idToken of ['nonsense', 'a.b.c', 'e30.e30.']) {
      expect(await post(at('lookup'), { idToken })).toEqual(refusal('INVALID_ID_TOKEN'));
    }
  });

  it('is not returned for a token older than an hour', async () => {
    const { post, clock, session } = await signUp();

    clock.now += 3_600_000;

    expect(await post(at('lookup'), { idToken: session.idToken })).toEqual(
      refusal('TOKEN_EXPIRED'),
    );
  });

  it('is not found by a token from another browser', async () => {
    const { session } = await signUp();

    expect(await provider().post(at('lookup'), { idToken: session.idToken })).toEqual(
      refusal('USER_NOT_FOUND'),
    );
  });
});

describe('refreshing', () => {
  const fields = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

  it('returns a new token for the same sign-in', async () => {
    const { postForm, clock, session } = await signUp();
    clock.now += 7_200_000;

    const { body } = await postForm(tokenUrl, fields(session.refreshToken));

    expect(body).toEqual({
      access_token: expect.any(String),
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: expect.any(String),
      id_token: expect.any(String),
      user_id: session.localId,
      project_id: expect.stringMatching(/^\d+$/),
    });
    expect(parseClaims((body as { id_token: string }).id_token)).toEqual({
      ...claimsOf(session.localId),
      iat: startTime / 1000 + 7200,
      exp: startTime / 1000 + 10_800,
    });
  });

  it('rejects an invalid refresh token', async () => {
    const { postForm } = await signUp();

    expect(await postForm(tokenUrl, fields('nonsense'))).toEqual(refusal('INVALID_REFRESH_TOKEN'));
  });

  it('rejects a refresh token of a deleted account', async () => {
    const { session } = await signUp();

    expect(await provider().postForm(tokenUrl, fields(session.refreshToken))).toEqual(
      refusal('USER_NOT_FOUND'),
    );
  });
});

describe('signing in with Google', () => {
  const person = { id: 'g-1', name: 'Zoë Nakamura', email: 'Zoe@example.com' };
  const idpRequest = (chosen: typeof person) => ({
    requestUri: 'http://localhost',
    sessionId: 'demo',
    postBody: googlePostBody(chosen),
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  const ofGoogle = (email: string) => ({
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId: 'google.com',
    email,
    rawUserInfo: expect.stringContaining('"id":"g-1"'),
    federatedId: 'https://accounts.google.com/g-1',
    oauthAccessToken: expect.any(String),
    oauthIdToken: expect.stringContaining('"sub":"g-1"'),
  });
  const signedIn = (email: string) => ({
    ...ofGoogle(email),
    emailVerified: true,
    displayName: 'Zoë Nakamura',
    fullName: 'Zoë Nakamura',
    localId: expect.any(String),
    idToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: '3600',
  });
  const linked = (email: string) => ({
    displayName: 'Zoë Nakamura',
    providerUserInfo: [
      {
        providerId: 'google.com',
        displayName: 'Zoë Nakamura',
        email,
        federatedId: 'g-1',
        rawId: 'g-1',
      },
    ],
  });

  async function profileOf(post: ReturnType<typeof provider>['post'], idToken: string) {
    const { body } = await post(at('lookup'), { idToken });
    const [{ displayName, providerUserInfo }] = (body as { users: [ReturnType<typeof linked>] })
      .users;
    return { displayName, providerUserInfo };
  }

  it('creates an account from the chooser’s unsigned ID token', async () => {
    const { post } = provider();

    const { status, body } = await post(at('signInWithIdp'), idpRequest(person));
    const { idToken, localId } = tokens(body);

    expect(status).toBe(200);
    expect(body).toEqual({
      ...signedIn('zoe@example.com'),
      rawUserInfo: expect.stringContaining('"name":"Zoë Nakamura"'),
      isNewUser: true,
    });
    expect(parseClaims(idToken)).toEqual({
      ...claimsOf(localId),
      name: 'Zoë Nakamura',
      email: 'zoe@example.com',
      email_verified: true,
      firebase: {
        identities: { 'google.com': ['g-1'], email: ['zoe@example.com'] },
        sign_in_provider: 'google.com',
      },
    });
    expect(await profileOf(post, idToken)).toEqual(linked('zoe@example.com'));
  });

  it('recognises a returning user', async () => {
    const { post } = provider();
    const first = await post(at('signInWithIdp'), idpRequest(person));
    const second = await post(at('signInWithIdp'), idpRequest(person));

    expect(second.body).toEqual({ ...(first.body as object), isNewUser: undefined });
  });

  it('takes over an unverified account with the same email', async () => {
    const { post, postForm, clock, session } = await signUp();
    await post(at('update'), { idToken: session.idToken, displayName: 'Ana' });
    clock.now += 60_000;

    const { body } = await post(at('signInWithIdp'), idpRequest({ ...person, email: ana.email }));

    expect(body).toEqual({ ...signedIn(ana.email), localId: session.localId });
    expect(await profileOf(post, tokens(body).idToken)).toEqual(linked(ana.email));
    expect(await post(at('signInWithPassword'), ana)).toEqual(refusal('INVALID_LOGIN_CREDENTIALS'));
    expect(await post(at('lookup'), { idToken: session.idToken })).toEqual(
      refusal('TOKEN_EXPIRED'),
    );
    expect(
      await postForm(tokenUrl, {
        grant_type: 'refresh_token',
        refresh_token: session.refreshToken,
      }),
    ).toEqual(refusal('TOKEN_EXPIRED'));
  });

  it('requires a verified email before it links an account', async () => {
    const { post, session } = await signUp();
    const idToken = JSON.stringify({ sub: 'g-1', email: ana.email });

    const { status, body } = await post(at('signInWithIdp'), {
      requestUri: 'http://localhost',
      postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      ...ofGoogle(ana.email),
      localId: session.localId,
      emailVerified: false,
      needConfirmation: true,
      verifiedProvider: [],
    });
    expect((await post(at('signInWithPassword'), ana)).status).toBe(200);
  });

  it.each([
    [
      'a post body without a token',
      'providerId=google.com',
      'INVALID_IDP_RESPONSE : Unable to parse id_token: ',
    ],
    [
      'a token that is no JSON',
      'id_token=nonsense&providerId=google.com',
      'INVALID_IDP_RESPONSE : Unable to parse id_token: nonsense',
    ],
    [
      'a token without a user',
      'id_token={"email":"zoe@example.com"}&providerId=google.com',
      'INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.',
    ],
    ['another provider', 'id_token={}&providerId=github.com', 'OPERATION_NOT_ALLOWED'],
    [
      'no provider',
      'id_token={}',
      'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: http://localhost/?id_token=%7B%7D',
    ],
  ])('rejects %s', async (_, postBody, message) => {
    const { post } = provider();

    expect(await post(at('signInWithIdp'), { requestUri: 'http://localhost', postBody })).toEqual(
      refusal(message),
    );
  });

  it.each([
    ['no address', undefined, 'MISSING_REQUEST_URI'],
    ['what is no address', 'localhost', 'INVALID_REQUEST_URI'],
  ])('rejects %s of the page', async (_, requestUri, message) => {
    const { post } = provider();

    expect(await post(at('signInWithIdp'), { requestUri })).toEqual(refusal(message));
  });
});

describe('other requests', () => {
  it('answer a password reset alike for known and unknown emails', async () => {
    const { post } = await signUp();
    const reset = (email: string) =>
      post(at('sendOobCode'), { requestType: 'PASSWORD_RESET', email });

    for (const email of ['ana@example.com', 'nobody@example.com']) {
      expect(await reset(email)).toEqual({
        status: 200,
        body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
      });
    }
  });

  it('allow the popup on loopback', async () => {
    const { get } = provider();

    expect((await get(`${toolkit}/v1/projects?key=demo`)).body).toEqual({
      projectId: expect.stringMatching(/^\d+$/),
      authorizedDomains: expect.arrayContaining(['localhost', '127.0.0.1']),
    });
  });

  it('require six characters of a password without a policy', async () => {
    const { get } = provider();

    expect((await get(`${toolkit}/v2/passwordPolicy?key=demo`)).body).toEqual({
      customStrengthOptions: { minPasswordLength: 6 },
      allowedNonAlphanumericCharacters: expect.arrayContaining(['^', '~']),
      enforcementState: 'OFF',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    });
  });

  it('reject requests without an API key', async () => {
    const { post } = provider();

    expect(await post(`${toolkit}/v1/accounts:signUp`, ana)).toEqual(
      refusal('The request is missing a valid API key.', {
        code: 403,
        reason: 'forbidden',
        status: 'PERMISSION_DENIED',
      }),
    );
  });

  it('reject invalid JSON', async () => {
    const { post } = provider();

    expect(await post(at('signUp'), 'text')).toEqual(
      refusal('Invalid JSON payload received.', {
        reason: 'parseError',
        status: 'INVALID_ARGUMENT',
      }),
    );
  });
});
