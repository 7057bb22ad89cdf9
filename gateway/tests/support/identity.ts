import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose';

const lifetime = 3600;

export const project = 'cinema';
export const keysUrl = 'https://keys.example/jwk';

const firebase = await generateKeyPair('RS256');
const forger = await generateKeyPair('RS256');
const keyId = 'key-1';

/** What the identity provider publishes for all to check its tokens with. */
export const publishedKeys = {
  keys: [{ ...(await exportJWK(firebase.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
};

/** The claims of a visitor's token, issued at this moment, of which a test names what it is about. */
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

/** A token as the identity provider signs it. */
export function signedToken(payload: JWTPayload, kid = keyId): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(firebase.privateKey);
}

/** A token under any header, signed with the provider's own key. */
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

/** The same token, signed by somebody else with the provider's name for its key. */
export function forgedToken(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: keyId })
    .sign(forger.privateKey);
}

/** A token signed with the published key as if that were a shared secret. */
export function confusedToken(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', kid: keyId })
    .sign(new TextEncoder().encode(JSON.stringify(publishedKeys.keys[0])));
}

/** A token as the emulator makes them. */
export function unsignedToken(payload: JWTPayload): string {
  return new UnsecuredJWT(payload).encode();
}

/** A token as App Check signs it. */
export function appCheckToken(payload: object, kid = keyId): Promise<string> {
  return tokenWithHeader({ alg: 'RS256', typ: 'JWT', kid }, payload as JWTPayload);
}
