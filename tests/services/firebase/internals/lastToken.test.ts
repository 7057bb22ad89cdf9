import type { User } from 'firebase/auth';
import { expect, it } from 'vitest';
import { lastToken } from '@/services/firebase/internals/lastToken';

const userStoredAs = (stored: object) => ({ toJSON: () => stored }) as User;

it('returns the token of the stored user', () => {
  expect(lastToken(userStoredAs({ stsTokenManager: { accessToken: 'token-1' } }))).toBe('token-1');
});

it.each([{}, { stsTokenManager: {} }, { stsTokenManager: { accessToken: 7 } }])(
  'returns an empty token for %j',
  (stored) => {
    expect(lastToken(userStoredAs(stored))).toBe('');
  },
);
