import { afterEach, expect, it, vi } from 'vitest';
import { tokenOf } from '@/app/services/tokenOf';
import { IdentityFailure, type User } from '@/domain/session';

const ada: User = {
  uid: 'ada',
  email: null,
  displayName: null,
  photoURL: null,
  accessToken: 'last',
};

afterEach(() => vi.unstubAllGlobals());

function tokenWhen(cause: Error, { onLine = true, user = ada as User | null } = {}) {
  vi.stubGlobal('navigator', { onLine });
  return tokenOf({ getIdToken: () => Promise.reject(cause), cachedUser: () => user });
}

const unreachable = new IdentityFailure('auth/network-request-failed', 'No answer.');
const refused = new IdentityFailure('auth/user-disabled', 'Refused.');

it('asks for another token than the refused one', async () => {
  const getIdToken = vi.fn(async () => 'new');

  expect(await tokenOf({ getIdToken, cachedUser: () => ada }, 'old')).toBe('new');
  expect(getIdToken).toHaveBeenCalledExactlyOnceWith('old');
});

it('is the last token if the network fails, also where the browser takes itself for online', async () => {
  expect(await tokenWhen(unreachable)).toBe('last');
});

it('is the last token offline, whatever failed', async () => {
  expect(await tokenWhen(new Error('no code'), { onLine: false })).toBe('last');
});

it('fails if the identity provider refuses the user', async () => {
  await expect(tokenWhen(refused)).rejects.toBe(refused);
  await expect(tokenWhen(new Error('unknown'))).rejects.toThrow('unknown');
});

it('fails if there is no last token', async () => {
  await expect(tokenWhen(unreachable, { user: null })).rejects.toBe(unreachable);
});
