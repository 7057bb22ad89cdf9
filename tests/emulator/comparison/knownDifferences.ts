import type { Difference } from './differencesBetween';
import type { ExchangeName } from './exchanges';

/** Where the demo world answers otherwise than the emulator, and why it is meant to. */
interface KnownDifference {
  readonly in: readonly ExchangeName[];
  readonly differs: readonly Difference[];
  readonly reason: string;
}

const readablePassword = {
  demo: '"UkVEQUNURUQ="',
  emulator: 'the password itself',
};

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
    reason: 'The emulator adds what its own parser says; the SDK sends JSON always.',
  },
  {
    in: ['sign-in', 'sign-in: an e-mail in capitals'],
    differs: [{ field: 'displayName', demo: '""', emulator: 'absent' }],
    reason:
      'The hosted service sends the name along at sign-in, empty where there is none (firebase.google.com/docs/reference/rest/auth); the emulator never does. The SDK reads it from the lookup.',
  },
  {
    in: ['sign-in: with a name and a picture'],
    differs: [{ field: 'displayName', demo: '"Asha Rao"', emulator: 'absent' }],
    reason: 'The same: the hosted service sends the name along at sign-in.',
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
    reason: 'The hosted service locks an account that is guessed at; the emulator counts nothing.',
  },
  {
    in: ['account', 'account: with a name and a picture'],
    differs: [
      { field: 'users.0.passwordHash', ...readablePassword },
      { field: 'users.0.salt', demo: 'absent', emulator: 'a salt' },
    ],
    reason: 'The emulator keeps passwords readable, and shows them; the hosted service redacts.',
  },
  {
    in: ['profile', 'profile: a name, the picture stays', 'profile: an empty picture'],
    differs: [{ field: 'passwordHash', ...readablePassword }],
    reason: 'The same: the emulator shows the password.',
  },
  {
    in: ['Google: the account with that e-mail then'],
    differs: [
      { field: 'users.0.passwordUpdatedAt', demo: 'absent', emulator: 'milliseconds' },
      { field: 'users.0.salt', demo: 'absent', emulator: 'a salt' },
    ],
    reason: 'The emulator forgets the password, but leaves its salt and its time behind.',
  },
  {
    in: ['profile: a picture of null'],
    differs: [
      {
        field: 'the answer',
        demo: '200',
        emulator: '400 Invalid JSON payload received. /photoUrl must be string',
      },
    ],
    reason:
      'The hosted service takes null as "remove it", as the SDK documents; that the emulator refuses it is its own bug (github.com/firebase/firebase-tools/issues/6424).',
  },
  {
    in: ['Google: no token'],
    differs: [
      {
        field: 'the answer',
        demo: '400 INVALID_IDP_RESPONSE',
        emulator:
          '501 The Auth Emulator only supports sign-in with credentials (id_token required)',
      },
    ],
    reason: 'The emulator says that it cannot; the hosted service has no such answer.',
  },
  {
    in: ['Google: another provider'],
    differs: [{ field: 'the answer', demo: '400 OPERATION_NOT_ALLOWED', emulator: '200' }],
    reason: 'In the emulator every provider is switched on; in the demo world Google alone.',
  },
  {
    in: ['refresh: revoked'],
    differs: [{ field: 'the answer', demo: '400 TOKEN_EXPIRED', emulator: '200' }],
    reason:
      'The hosted service refuses a refresh token that was revoked (firebase.google.com/docs/reference/rest/auth); the emulator does not look.',
  },
  {
    in: ['refresh: deleted'],
    differs: [
      {
        field: 'error.message',
        demo: '"USER_NOT_FOUND"',
        emulator: '"INVALID_REFRESH_TOKEN"',
      },
    ],
    reason:
      'The hosted service says that the user is gone (firebase.google.com/docs/reference/rest/auth).',
  },
  {
    in: ['project'],
    differs: [
      { field: 'authorizedDomains.1', demo: '"127.0.0.1"', emulator: 'absent' },
      { field: 'authorizedDomains.2', demo: '"demo-marquee.firebaseapp.com"', emulator: 'absent' },
      { field: 'authorizedDomains.3', demo: '"demo-marquee.web.app"', emulator: 'absent' },
    ],
    reason:
      'A hosted project has its own domains beside localhost. With the emulator the SDK does not ask.',
  },
  {
    in: ['password policy'],
    differs: [
      {
        field: 'the answer',
        demo: '200',
        emulator: '501 identitytoolkit.getPasswordPolicy is not implemented in the Auth Emulator',
      },
    ],
    reason: 'The emulator knows no password policies; the hosted service does.',
  },
];

/** The differences that are known for this exchange, in the order of their fields. */
export function knownFor(exchange: string): readonly Difference[] {
  return knownDifferences
    .filter((known) => known.in.some((name) => name === exchange))
    .flatMap(({ differs }) => differs)
    .toSorted((one, other) => (one.field < other.field ? -1 : 1));
}
