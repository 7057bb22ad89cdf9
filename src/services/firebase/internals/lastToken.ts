import type { User } from 'firebase/auth';
import * as v from 'valibot';

const StoredToken = v.object({ stsTokenManager: v.object({ accessToken: v.string() }) });

/** The token that the SDK saw last, even if it has expired. */
export function lastToken(user: User): string {
  const stored = v.safeParse(StoredToken, user.toJSON());
  return stored.success ? stored.output.stsTokenManager.accessToken : '';
}
