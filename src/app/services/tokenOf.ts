import { claimsOf } from '@/domain/claimsOf';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';

/** The SDK renews a token this long before it expires. */
const expiryMarginMs = 30_000;

/**
 * The user's ID token. A stored one that is valid needs no identity provider. If the provider cannot
 * be reached, the last one: it may have expired, but identifies the cached lists.
 */
export async function tokenOf(
  { getIdToken, cachedUser }: Pick<Authenticator, 'getIdToken' | 'cachedUser'>,
  refused?: string,
): Promise<string | null> {
  const stored = cachedUser()?.accessToken;
  if (stored !== undefined && stored !== refused && isValid(stored)) return stored;
  try {
    return await getIdToken(refused);
  } catch (cause) {
    const isUnreachable =
      !navigator.onLine ||
      (cause instanceof IdentityFailure && cause.code === 'auth/network-request-failed');
    const last = isUnreachable ? cachedUser()?.accessToken : undefined;
    if (last === undefined) throw cause;
    return last;
  }
}

function isValid(token: string): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1000 - expiryMarginMs > Date.now();
}
