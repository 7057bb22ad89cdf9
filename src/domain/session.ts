export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  /** May have expired; ask the authenticator for a valid one. */
  readonly accessToken: string;
}

export function displayNameOf({ displayName, email }: User): string {
  return displayName?.trim() || (email ?? '');
}

export type AuthMode = 'signIn' | 'signUp';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function normaliseCredentials({ name, email, password }: Credentials): Credentials {
  return { name: name.trim(), email: email.trim(), password };
}

export type CredentialField = keyof Credentials;

/** What a visitor can do something about. */
export type SignInProblem =
  | 'noMatch'
  | 'taken'
  | 'tooManyTries'
  | 'offline'
  | 'windowClosed'
  | 'windowBlocked'
  | 'disabled';

const name = /^[\p{L}\p{M}\p{Zs}\p{Join_C}]+$/u;
const letter = /\p{L}/gu;
const email = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/;

export const passwordRules = {
  length: (password: string) => Array.from(password).length >= 8,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export function isEmail(text: string): boolean {
  return email.test(text.trim());
}

export function invalidField(
  mode: AuthMode,
  credentials: Credentials,
): CredentialField | undefined {
  const fields: readonly CredentialField[] = ['name', 'email', 'password'];
  return fields
    .slice(mode === 'signUp' ? 0 : 1)
    .find((field) => !isValidField(field, credentials[field]));
}

export function isValidField(field: CredentialField, text: string): boolean {
  if (field === 'name') return isName(text.trim());
  if (field === 'email') return isEmail(text);
  return Object.values(passwordRules).every((isMet) => isMet(text));
}

function isName(text: string): boolean {
  return name.test(text) && (text.match(letter)?.length ?? 0) >= 2;
}

export interface PasswordPolicy {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly lowercase?: true;
  readonly uppercase?: true;
  readonly digit?: true;
  readonly symbol?: true;
}

export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly code: string;
  readonly policy: PasswordPolicy | undefined;

  constructor(
    code: string,
    message: string,
    { cause, policy }: { cause?: unknown; policy?: PasswordPolicy | undefined } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.policy = policy;
  }
}
