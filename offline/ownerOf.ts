import { claimsOf } from '../src/domain/claimsOf';

/**
 * A digest of the token's `sub`, or of a token without one. It stays the same when the token is
 * refreshed. It reveals neither `sub` nor token.
 */
export async function ownerOf(authorization: string | null): Promise<string> {
  const bearer = authorization?.replace(/^Bearer /, '') ?? '';
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(subjectOf(bearer) ?? bearer),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function subjectOf(bearer: string): string | undefined {
  const { sub } = claimsOf(bearer);
  return typeof sub === 'string' && sub !== '' ? `sub:${sub}` : undefined;
}
