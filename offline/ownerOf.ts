/**
 * Whose answer it is that was asked for with this `Authorization`: a digest, the same for one person
 * however often their token is renewed, from which neither person nor token can be had.
 */
export async function ownerOf(authorization: string | null): Promise<string> {
  const bearer = authorization?.replace(/^Bearer /, '') ?? '';
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(subjectOf(bearer) ?? bearer),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whom a token was made for, where the bearer is one that says so. */
function subjectOf(bearer: string): string | undefined {
  try {
    const [, payload = ''] = bearer.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const told = typeof claims === 'object' && claims !== null && 'sub' in claims && claims.sub;
    return typeof told === 'string' && told !== '' ? `sub:${told}` : undefined;
  } catch {
    return undefined;
  }
}
