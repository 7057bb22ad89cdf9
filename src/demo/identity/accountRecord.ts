import type { Account } from './accountStore';
import { profileFields } from './profileFields';

export function accountRecord(account: Account) {
  return {
    localId: account.localId,
    email: account.email,
    ...profileFields(account),
    emailVerified: account.emailVerified,
    ...(account.password && { passwordHash: redacted }),
    providerUserInfo: providersOf(account),
  };
}

/** Firebase sends "REDACTED" in base64 in place of hashes. */
const redacted = 'UkVEQUNURUQ=';

function providersOf(account: Account) {
  const { email, password, google } = account;
  const byPassword = {
    providerId: 'password',
    ...profileFields(account),
    federatedId: email,
    email,
    rawId: email,
  };
  const byGoogle = google && {
    providerId: 'google.com',
    ...profileFields(google),
    federatedId: google.id,
    email,
    rawId: google.id,
  };
  return [...(password ? [byPassword] : []), ...(byGoogle ? [byGoogle] : [])];
}
