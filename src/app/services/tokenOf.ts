import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';

/**
 * The user's ID token. If the identity provider cannot be reached, the last one: it may have
 * expired, but identifies the cached lists.
 */
export async function tokenOf(
  { getIdToken, cachedUser }: Pick<Authenticator, 'getIdToken' | 'cachedUser'>,
  refused?: string,
): Promise<string | null> {
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
