import type { Account } from './accountStore';
import { demoProject } from './demoProject';
import { unsignedToken } from './unsignedToken';

interface SignInDetails {
  /** `password` or `google.com`. */
  readonly provider: string;
  readonly authTime: number;
  readonly now: number;
}

const lifetime = 3600;

/** The ID token is valid for an hour. */
export function sessionFor(account: Account, { provider, authTime, now }: SignInDetails) {
  const iat = Math.floor(now / 1000);
  const claims = {
    ...(account.displayName !== undefined && { name: account.displayName }),
    ...(account.photoUrl !== undefined && { picture: account.photoUrl }),
    iss: `https://securetoken.google.com/${demoProject.id}`,
    aud: demoProject.id,
    auth_time: Math.floor(authTime / 1000),
    user_id: account.localId,
    sub: account.localId,
    iat,
    exp: iat + lifetime,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: {
      identities: {
        ...(account.google && { 'google.com': [account.google.id] }),
        email: [account.email],
      },
      sign_in_provider: provider,
    },
  };
  return {
    idToken: unsignedToken(claims),
    refreshToken: unsignedToken({ localId: account.localId, provider, authTime }),
    expiresIn: String(lifetime),
  };
}
