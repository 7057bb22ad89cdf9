import type { Difference } from './differencesBetween';
import type { ExchangeName } from './exchanges';

/** An intended difference between the demo world and the emulator. */
interface KnownDifference {
  readonly in: readonly ExchangeName[];
  readonly differs: readonly Difference[];
  readonly reason: string;
}

const readablePassword = { demo: '"UkVEQUNURUQ="', emulator: 'the password itself' };

export const knownDifferences: readonly KnownDifference[] = [
  {
    in: ['sign-up: no JSON'],
    differs: [
      {
        field: 'error.message',
        demo: '"Invalid JSON payload received."',
        emulator:
          '"Invalid JSON payload received. Unexpected token \'a\', \\"asha\\" is not valid JSON"',
      },
    ],
    reason: 'The emulator appends the message of its parser. The SDK always sends JSON.',
  },
  {
    in: ['sign-in', 'sign-in: an e-mail in capitals'],
    differs: [{ field: 'displayName', demo: '""', emulator: 'absent' }],
    reason:
      'The hosted service returns the name at sign-in, or an empty one (firebase.google.com/docs/reference/rest/auth). The emulator never does. The SDK reads the name from the lookup.',
  },
  {
    in: ['sign-in: with a name and a picture'],
    differs: [{ field: 'displayName', demo: '"Asha Rao"', emulator: 'absent' }],
    reason: 'The same: the hosted service returns the name at sign-in.',
  },
  {
    in: ['sign-in: the seventh wrong password'],
    differs: [
      {
        field: 'error.message',
        demo: '"TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later."',
        emulator: '"INVALID_LOGIN_CREDENTIALS"',
      },
    ],
    reason:
      'The hosted service locks an account after many wrong passwords. The emulator does not count them.',
  },
  {
    in: ['account', 'account: with a name and a picture'],
    differs: [
      { field: 'users.0.passwordHash', ...readablePassword },
      { field: 'users.0.salt', demo: 'absent', emulator: 'a salt' },
    ],
    reason:
      'The emulator stores passwords in plain text and returns them. The hosted service redacts them.',
  },
  {
    in: ['profile', 'profile: a name, the picture stays', 'profile: an empty picture'],
    differs: [{ field: 'passwordHash', ...readablePassword }],
    reason: 'The same: the emulator returns the password.',
  },
  {
    in: ['Google: the account with that e-mail afterwards'],
    differs: [
      { field: 'users.0.passwordUpdatedAt', demo: 'absent', emulator: 'milliseconds' },
      { field: 'users.0.salt', demo: 'absent', emulator: 'a salt' },
    ],
    reason: 'The emulator deletes the password, but not its salt and its time.',
  },
  {
    in: ['profile: a picture of null'],
    differs: [
      {
        field: 'response',
        demo: '200',
        emulator: '400 Invalid JSON payload received. /photoUrl must be string',
      },
    ],
    reason:
      'The hosted service removes the picture on null, as the SDK documents. The emulator has a bug (github.com/firebase/firebase-tools/issues/6424).',
  },
  {
    in: ['Google: no token'],
    differs: [
      {
        field: 'response',
        demo: '400 INVALID_IDP_RESPONSE',
        emulator:
          '501 The Auth Emulator only supports sign-in with credentials (id_token required)',
      },
    ],
    reason: 'The emulator does not support this. The hosted service has no such response.',
  },
  {
    in: ['Google: another provider'],
    differs: [{ field: 'response', demo: '400 OPERATION_NOT_ALLOWED', emulator: '200' }],
    reason: 'The emulator enables every provider. The demo world enables only Google.',
  },
  {
    in: ['refresh: revoked'],
    differs: [{ field: 'response', demo: '400 TOKEN_EXPIRED', emulator: '200' }],
    reason:
      'The hosted service refuses a revoked refresh token (firebase.google.com/docs/reference/rest/auth). The emulator does not check.',
  },
  {
    in: ['refresh: deleted'],
    differs: [
      { field: 'error.message', demo: '"USER_NOT_FOUND"', emulator: '"INVALID_REFRESH_TOKEN"' },
    ],
    reason:
      'The hosted service reports that the user does not exist (firebase.google.com/docs/reference/rest/auth).',
  },
  {
    in: ['project'],
    differs: [
      { field: 'authorizedDomains.1', demo: '"127.0.0.1"', emulator: 'absent' },
      { field: 'authorizedDomains.2', demo: '"demo-marquee.firebaseapp.com"', emulator: 'absent' },
      { field: 'authorizedDomains.3', demo: '"demo-marquee.web.app"', emulator: 'absent' },
    ],
    reason:
      'A hosted project lists its own domains too. With the emulator the SDK does not request them.',
  },
  {
    in: ['password policy'],
    differs: [
      {
        field: 'response',
        demo: '200',
        emulator: '501 identitytoolkit.getPasswordPolicy is not implemented in the Auth Emulator',
      },
    ],
    reason: 'The emulator has no password policies. The hosted service has.',
  },
];

export function knownFor(exchange: string): readonly Difference[] {
  return knownDifferences
    .filter((known) => known.in.some((name) => name === exchange))
    .flatMap(({ differs }) => differs)
    .toSorted((one, other) => (one.field < other.field ? -1 : 1));
}
