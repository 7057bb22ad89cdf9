import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose';

const lifetime = 3600;

export const project = 'cinema';
export const keysUrl = 'https://keys.example/jwk';

const firebase = await generateKeyPair('RS256');
const forger = await generateKeyPair('RS256');
const keyId = 'key-1';

export const publishedKeys = {
  keys: [{ ...(await exportJWK(firebase.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
};

/** Valid claims issued now, with overrides. */
export function claims(now: number, known: JWTPayload = {}): JWTPayload {
  const issued = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'ada',
    iat: issued,
    auth_time: issued,
    exp: issued + lifetime,
    ...known,
  };
}

export function signedToken(payload: JWTPayload, kid = keyId): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(firebase.privateKey);
}

/** A token with any header, signed with the provider’s own key. */
export async function tokenWithHeader(header: object, payload: JWTPayload): Promise<string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(payload)}`;
  const signature = await crypto.subtle.sign(
    'RSASSA-PKCS1-v1_5',
    firebase.privateKey,
    new TextEncoder().encode(text),
  );
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}

/** Signed with another key under the provider’s key id. */
export function forgedToken(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: keyId })
    .sign(forger.privateKey);
}

/** Algorithm confusion: HS256 with the public key as the secret. */
export function confusedToken(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', kid: keyId })
    .sign(new TextEncoder().encode(JSON.stringify(publishedKeys.keys[0])));
}

/** The Auth emulator does not sign its tokens. */
export function unsignedToken(payload: JWTPayload): string {
  return new UnsecuredJWT(payload).encode();
}

export function appCheckToken(payload: object, kid = keyId): Promise<string> {
  return tokenWithHeader({ alg: 'RS256', typ: 'JWT', kid }, payload as JWTPayload);
}
