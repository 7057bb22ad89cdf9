import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import type { PasswordPolicy } from '@/domain/session';
import { accountRecord } from './accountRecord';
import type { Account, AccountStore } from './accountStore';
import { demoProject } from './demoProject';
import { fromJson } from '../fromJson';
import { identityError } from './identityError';
import { identityFault } from './identityFault';
import { missingRequirements } from './missingRequirements';
import { hashPassword, isPassword } from './passwordHash';
import { passwordPolicyAnswer } from './passwordPolicyAnswer';
import { profileFields } from './profileFields';
import { sessionFor } from './sessionFor';
import { parseClaims } from './unsignedToken';
import type { Vendor } from '../Vendor';

interface Settings {
  readonly accounts: AccountStore;
  readonly passwordPolicy: PasswordPolicy | undefined;
  readonly iterations: number;
  readonly now: () => number;
}

const toolkit = 'https://identitytoolkit.googleapis.com';
const google = 'google.com';
const maxWrongPasswords = 5;
const lockMs = 60_000;
const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Resolvers throw a `Response` to return early, which MSW supports. */
export function identityProvider({ accounts, passwordPolicy, iterations, now }: Settings): Vendor {
  const byEmail = (email: string) => accounts.all().find((account) => account.email === email);
  const byGoogleId = (id: string) => accounts.all().find((account) => account.google?.id === id);
  const byId = (id: string) => accounts.all().find((account) => account.localId === id);

  const session = (account: Account, provider: string, authTime = now()) =>
    sessionFor(account, { provider, authTime, now: now() });

  function save(account: Account): Account {
    accounts.save(account);
    return account;
  }

  function throwUnlessUsable(account: Account | undefined): Account {
    if (!account) throw identityError('USER_NOT_FOUND');
    if (account.disabled) throw identityError('USER_DISABLED');
    return account;
  }

  function bearerOf(idToken: string): Account {
    const claims = v.safeParse(idTokenClaims, parseClaims(idToken));
    if (!claims.success) throw identityError('INVALID_ID_TOKEN');
    const { sub, iat, exp } = claims.output;
    if (exp * 1000 <= now()) throw identityError('TOKEN_EXPIRED');
    return throwIfRevoked(byId(sub), iat);
  }

  /** @param issuedAt in seconds */
  function throwIfRevoked(account: Account | undefined, issuedAt: number): Account {
    if (account && issuedAt < (account.validSince ?? 0)) throw identityError('TOKEN_EXPIRED');
    return throwUnlessUsable(account);
  }

  function throwIfLocked({ wrongPasswords }: Account): void {
    if (
      wrongPasswords &&
      wrongPasswords.count >= maxWrongPasswords &&
      now() - wrongPasswords.lastAt < lockMs
    ) {
      throw identityError(tooManyAttempts);
    }
  }

  function countWrongPassword(account: Account): void {
    const { wrongPasswords } = account;
    const before =
      wrongPasswords && now() - wrongPasswords.lastAt < lockMs ? wrongPasswords.count : 0;
    save({ ...account, wrongPasswords: { count: before + 1, lastAt: now() } });
  }

  async function signUp(request: Request): Promise<Response> {
    const credentials = await readBody(request, credentialsSchema);
    const address = required(credentials.email, 'MISSING_EMAIL');
    const password = required(credentials.password, 'MISSING_PASSWORD');
    const email = validEmail(address);
    if (byEmail(email)) throw identityError('EMAIL_EXISTS');
    throwIfWeak(password, passwordPolicy);
    throwIfInsecure();

    const passwordHash = await hashPassword(password, iterations);
    if (byEmail(email)) throw identityError('EMAIL_EXISTS');
    const account = save({
      localId: newId(),
      email,
      emailVerified: false,
      password: { ...passwordHash, updatedAt: now() },
      validSince: toSeconds(now()),
      createdAt: now(),
      lastLoginAt: now(),
    });
    return HttpResponse.json({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: account.localId,
      email,
      ...session(account, 'password'),
    });
  }

  async function signInWithPassword(request: Request): Promise<Response> {
    const credentials = await readBody(request, credentialsSchema);
    if (credentials.email === undefined) throw identityError('MISSING_EMAIL');
    const email = validEmail(credentials.email);
    const password = required(credentials.password, 'MISSING_PASSWORD');
    throwIfInsecure();

    const existing = byEmail(email);
    if (existing) throwUnlessUsable(existing);
    if (!existing?.password) throw identityError('INVALID_LOGIN_CREDENTIALS');
    throwIfLocked(existing);
    const isRight = await isPassword(password, existing.password);
    const current = byEmail(email) ?? existing;
    if (!isRight) {
      countWrongPassword(current);
      throw identityError('INVALID_LOGIN_CREDENTIALS');
    }
    throwIfLocked(current);

    const signedIn = save({
      ...throwUnlessUsable(current),
      wrongPasswords: { count: 0, lastAt: now() },
      lastLoginAt: now(),
    });
    return HttpResponse.json({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: signedIn.localId,
      email,
      displayName: signedIn.displayName ?? '',
      registered: true,
      ...session(signedIn, 'password'),
    });
  }

  async function lookup(request: Request): Promise<Response> {
    const { idToken } = await readBody(request, v.object({ idToken: v.optional(v.string()) }));
    const account = bearerOf(required(idToken, 'MISSING_ID_TOKEN'));
    return HttpResponse.json({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          ...accountRecord(account),
          ...(account.password && { passwordUpdatedAt: account.password.updatedAt }),
          ...(account.validSince !== undefined && { validSince: String(account.validSince) }),
          lastLoginAt: String(account.lastLoginAt),
          createdAt: String(account.createdAt),
          lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
        },
      ],
    });
  }

  async function update(request: Request): Promise<Response> {
    const change = await readBody(request, profileChangeSchema);
    const { displayName, photoUrl, ...rest } = bearerOf(
      required(change.idToken, 'INVALID_REQ_TYPE : Unsupported request parameters.'),
    );
    const account = save({
      ...rest,
      ...profileFields({
        displayName: change.displayName === undefined ? displayName : change.displayName,
        photoUrl: change.photoUrl === undefined ? photoUrl : change.photoUrl,
      }),
    });
    return HttpResponse.json({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      ...accountRecord(account),
    });
  }

  async function signInWithIdp(request: Request): Promise<Response> {
    const oauthIdToken = googleTokenOf(await readBody(request, idpRequestSchema));
    const person = parseGooglePerson(oauthIdToken);
    const email = validEmail(person.email);
    const isVerified = person.email_verified ?? false;
    const answer = {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId: google,
      email,
      ...(person.name !== undefined && { displayName: person.name, fullName: person.name }),
      ...(person.picture !== undefined && { photoUrl: person.picture }),
      rawUserInfo: JSON.stringify({
        granted_scopes:
          'openid https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email',
        id: person.sub,
        name: person.name,
        verified_email: isVerified,
        locale: 'en',
        email,
        picture: person.picture,
      }),
      federatedId: `https://accounts.google.com/${person.sub}`,
      oauthAccessToken: 'demo-google-access-token',
      oauthIdToken,
    };

    const existing = byGoogleId(person.sub);
    const sameEmail = existing ? undefined : byEmail(email);
    if (sameEmail && !isVerified) {
      return HttpResponse.json({
        ...answer,
        emailVerified: isVerified,
        localId: sameEmail.localId,
        needConfirmation: true,
        verifiedProvider: sameEmail.google ? [google] : [],
      });
    }

    const profile = profileFields({ displayName: person.name, photoUrl: person.picture });
    const account = save({
      ...(existing
        ? throwUnlessUsable(existing)
        : sameEmail
          ? { ...linkedToGoogle(throwUnlessUsable(sameEmail)), ...profile }
          : { localId: newId(), email, emailVerified: isVerified, createdAt: now(), ...profile }),
      google: { id: person.sub, ...profile },
      lastLoginAt: now(),
    });
    return HttpResponse.json({
      ...answer,
      emailVerified: account.emailVerified,
      localId: account.localId,
      ...(!existing && !sameEmail && { isNewUser: true }),
      ...session(account, google),
    });
  }

  /**
   * Links Google to an existing account with an unverified email: removes its password and revokes
   * its tokens.
   */
  function linkedToGoogle({
    displayName: _,
    photoUrl: __,
    password,
    ...account
  }: Account): Account {
    return account.emailVerified
      ? { ...account, ...(password && { password }) }
      : { ...account, emailVerified: true, validSince: toSeconds(now()) };
  }

  async function sendOobCode(request: Request): Promise<Response> {
    const body = await readBody(
      request,
      v.object({ requestType: v.optional(v.string()), email: v.optional(v.string()) }),
    );
    const type = required(body.requestType, 'MISSING_REQ_TYPE');
    if (type !== 'PASSWORD_RESET') throw identityError('OPERATION_NOT_ALLOWED');
    return HttpResponse.json({
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email: validEmail(required(body.email, 'MISSING_EMAIL')),
    });
  }

  async function refresh(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const type = required(form.get('grant_type'), 'MISSING_GRANT_TYPE');
    if (type !== 'refresh_token') throw identityError('INVALID_GRANT_TYPE');
    const token = required(form.get('refresh_token'), 'MISSING_REFRESH_TOKEN');
    const claims = v.safeParse(refreshTokenClaims, parseClaims(token));
    if (!claims.success) throw identityError('INVALID_REFRESH_TOKEN');

    const { localId, provider, authTime } = claims.output;
    const account = throwIfRevoked(byId(localId), toSeconds(authTime));
    const { idToken, refreshToken, expiresIn } = session(account, provider, authTime);
    return HttpResponse.json({
      access_token: idToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      refresh_token: refreshToken,
      id_token: idToken,
      user_id: account.localId,
      project_id: demoProject.number,
    });
  }

  const posts = { signUp, signInWithPassword, lookup, update, signInWithIdp, sendOobCode };

  return {
    hosts: /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//,
    respondWithError: identityFault,
    handlers: [
      ...Object.entries(posts).map(([action, answer]) =>
        http.post(`${toolkit}/v1/accounts\\:${action}`, ({ request }) => {
          throwWithoutKey(request);
          return answer(request);
        }),
      ),
      http.post('https://securetoken.googleapis.com/v1/token', ({ request }) => {
        throwWithoutKey(request);
        return refresh(request);
      }),
      http.get(`${toolkit}/v1/projects`, ({ request }) => {
        throwWithoutKey(request);
        return HttpResponse.json({
          projectId: demoProject.number,
          authorizedDomains: [
            'localhost',
            '127.0.0.1',
            `${demoProject.id}.firebaseapp.com`,
            `${demoProject.id}.web.app`,
          ],
        });
      }),
      http.get(`${toolkit}/v2/passwordPolicy`, ({ request }) => {
        throwWithoutKey(request);
        return HttpResponse.json(passwordPolicyAnswer(passwordPolicy));
      }),
    ],
  };
}

const tooManyAttempts =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.';

const credentialsSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
});

const profileChangeSchema = v.object({
  idToken: v.optional(v.string()),
  displayName: v.optional(v.nullable(v.string())),
  photoUrl: v.optional(v.nullable(v.string())),
});

const googlePersonSchema = v.object({
  sub: v.string(),
  email: v.string(),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

const idpRequestSchema = v.object({
  requestUri: v.optional(v.string()),
  postBody: v.optional(v.string()),
});

const idTokenClaims = v.object({ sub: v.string(), iat: v.number(), exp: v.number() });

const refreshTokenClaims = v.object({
  localId: v.string(),
  provider: v.string(),
  authTime: v.number(),
});

async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fromJson(await request.text()));
  if (!parsed.success) {
    throw identityError('Invalid JSON payload received.', {
      reason: 'parseError',
      status: 'INVALID_ARGUMENT',
    });
  }
  return parsed.output;
}

function throwWithoutKey(request: Request): void {
  if (!new URL(request.url).searchParams.get('key')) {
    throw identityError('The request is missing a valid API key.', {
      code: 403,
      reason: 'forbidden',
      status: 'PERMISSION_DENIED',
    });
  }
}

function throwIfWeak(password: string, policy: PasswordPolicy | undefined): void {
  if (!policy && password.length < 6) {
    throw identityError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  const missing = policy ? missingRequirements(password, policy) : [];
  if (missing.length > 0) {
    throw identityError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    );
  }
}

/** Web Crypto needs https or localhost. */
function throwIfInsecure(): void {
  if (!globalThis.crypto.subtle) {
    throw identityError(
      'OPERATION_NOT_ALLOWED : The demo can keep passwords only on a secure page: https, or localhost.',
    );
  }
}

function required(value: string | null | undefined, errorCode: string): string {
  if (!value) throw identityError(errorCode);
  return value;
}

function validEmail(email: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) throw identityError('INVALID_EMAIL');
  return email.toLowerCase();
}

/** Google's token is in `requestUri`, in `postBody`, or in both. */
function googleTokenOf({ requestUri, postBody }: v.InferOutput<typeof idpRequestSchema>): string {
  const address = required(requestUri, 'MISSING_REQUEST_URI');
  if (!URL.canParse(address)) throw identityError('INVALID_REQUEST_URI');
  const answer = new URL(address);
  for (const [name, value] of new URLSearchParams(postBody)) answer.searchParams.set(name, value);

  const provider = required(
    answer.searchParams.get('providerId'),
    `INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: ${answer.href}`,
  );
  if (provider !== google) throw identityError('OPERATION_NOT_ALLOWED');
  return answer.searchParams.get('id_token') ?? '';
}

function parseGooglePerson(idToken: string): v.InferOutput<typeof googlePersonSchema> {
  const claims = fromJson(idToken);
  if (claims === undefined) {
    throw identityError(`INVALID_IDP_RESPONSE : Unable to parse id_token: ${idToken}`);
  }
  const person = v.safeParse(googlePersonSchema, claims);
  if (!person.success) {
    throw identityError(
      'INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields.',
    );
  }
  return person.output;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(28)),
    (byte) => idAlphabet[byte % idAlphabet.length],
  ).join('');
}
