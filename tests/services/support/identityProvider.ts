import { HttpResponse, http } from 'msw';

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

type Answer = () => Response | Promise<Response>;

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
}

/** An unsigned ID token in the provider’s format. */
export function idToken(uid: string, number = 1): string {
  const seconds = 1_795_224_832;
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const claims = { sub: uid, user_id: uid, iat: seconds, exp: seconds + 3600, jti: String(number) };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** An error response of the provider. */
export function errorResponse(message: string, status = 400): () => Response {
  return () =>
    HttpResponse.json(
      {
        error: {
          code: status,
          message,
          errors: [{ message, domain: 'global', reason: 'invalid' }],
        },
      },
      { status },
    );
}

/**
 * A fake of the hosted provider with one account and any password. Override an answer by the last
 * path segment, such as `accounts:signUp`.
 */
export function identityProvider(account: Account = { localId: 'ada', email: 'ada@example.com' }) {
  const requests: RecordedRequest[] = [];
  const { localId, email } = account;
  const tokens = () => ({
    localId,
    email,
    idToken: idToken(localId),
    refreshToken: 'refresh-1',
    expiresIn: '3600',
  });

  const answers: Record<string, Answer> = {
    'accounts:signUp': () =>
      HttpResponse.json({ kind: 'identitytoolkit#SignupNewUserResponse', ...tokens() }),
    'accounts:signInWithPassword': () =>
      HttpResponse.json({
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        ...tokens(),
      }),
    'accounts:signInWithIdp': () =>
      HttpResponse.json({
        kind: 'identitytoolkit#VerifyAssertionResponse',
        providerId: 'google.com',
        rawUserInfo: '{"name":"Ada Lovelace"}',
        ...tokens(),
      }),
    'accounts:lookup': () =>
      HttpResponse.json({
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [
          {
            ...account,
            emailVerified: false,
            passwordHash: 'x',
            createdAt: '1795224832522',
            lastLoginAt: '1795224832522',
            providerUserInfo: [{ providerId: 'password', email, rawId: email, federatedId: email }],
          },
        ],
      }),
    'accounts:update': () =>
      HttpResponse.json({
        kind: 'identitytoolkit#SetAccountInfoResponse',
        localId,
        email,
        displayName: 'Ada Lovelace',
        photoUrl: 'https://marquee.example/default-avatar.svg',
        providerUserInfo: [],
        emailVerified: false,
      }),
    token: () =>
      HttpResponse.json({
        access_token: idToken(localId, 2),
        id_token: idToken(localId, 2),
        refresh_token: 'refresh-2',
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: localId,
        project_id: 'demo-marquee',
      }),
    passwordPolicy: () =>
      HttpResponse.json({
        customStrengthOptions: {
          minPasswordLength: 12,
          maxPasswordLength: 64,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: false,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
        allowedNonAlphanumericCharacters: ['^', '$', '*'],
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        schemaVersion: 1,
      }),
    projects: () =>
      HttpResponse.json({ projectId: 'demo-marquee', authorizedDomains: ['marquee.example'] }),
  };

  const handler = http.all('*', async ({ request }) => {
    const { method, url } = request;
    const text = await request.text();
    const body = text.startsWith('{') ? JSON.parse(text) : text;
    requests.push({ method, url, body });
    const endpoint = new URL(url).pathname.split('/').at(-1) ?? '';
    return (answers[endpoint] ?? errorResponse('NOT_FOUND', 404))();
  });

  return {
    handler,
    requests,
    answer(endpoint: string, answer: Answer) {
      answers[endpoint] = answer;
    },
  };
}
