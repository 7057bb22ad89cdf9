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
  try {
    const [, payload = ''] = bearer.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims && claims.sub;
    return typeof subject === 'string' && subject !== '' ? `sub:${subject}` : undefined;
  } catch {
    return undefined;
  }
}
