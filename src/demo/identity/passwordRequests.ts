import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { PasswordPolicy } from '@/domain/session';
import { type AccountDirectory, newId, throwUnlessUsable, toSeconds } from './accountDirectory';
import type { Account } from './accountStore';
import { identityError } from './identityError';
import { missingRequirements } from './missingRequirements';
import { hashPassword, isPassword } from './passwordHash';
import { readBody, required, validEmail } from './readRequest';

const maxWrongPasswords = 5;
const lockMs = 60_000;

interface Settings {
  readonly passwordPolicy: PasswordPolicy | undefined;
  readonly iterations: number;
}

/** Sign-up, sign-in and reset with email and password. */
export function passwordRequests(
  accounts: AccountDirectory,
  { passwordPolicy, iterations }: Settings,
) {
  const { now, byEmail, save, session } = accounts;

  /** A time ahead is from before the clock was set back. */
  function recentWrongPasswords({ wrongPasswords }: Account): number {
    if (!wrongPasswords || Math.abs(now() - wrongPasswords.lastAt) >= lockMs) return 0;
    return wrongPasswords.count;
  }

  function throwIfLocked(account: Account): void {
    if (recentWrongPasswords(account) >= maxWrongPasswords) throw identityError(tooManyAttempts);
  }

  function countWrongPassword(account: Account): void {
    const count = recentWrongPasswords(account) + 1;
    save({ ...account, wrongPasswords: { count, lastAt: now() } });
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

  return { signUp, signInWithPassword, sendOobCode };
}

const tooManyAttempts =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.';

const credentialsSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
});

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
