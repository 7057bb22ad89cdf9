import { fromBase64, toBase64 } from './base64';

interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

/** PBKDF2 with SHA-256. */
export async function hashPassword(password: string, iterations: number): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toBase64(salt), hash: await stretched(password, salt, iterations), iterations };
}

export async function isPassword(
  password: string,
  { salt, hash, iterations }: PasswordHash,
): Promise<boolean> {
  return (await stretched(password, fromBase64(salt), iterations)) === hash;
}

async function stretched(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    256,
  );
  return toBase64(new Uint8Array(bits));
}
