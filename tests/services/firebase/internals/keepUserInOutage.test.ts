import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { keepUserInOutage } from '@/services/firebase/internals/keepUserInOutage';

/** What the SDK does after the provider has answered with this error. */
async function outcomeOf(cause: Error) {
  const directlySetCurrentUser = vi.fn(async (_: unknown) => {});
  const auth = { directlySetCurrentUser, reloadAndSetCurrentUserOrClear: async (_: unknown) => {} };
  const user = { auth, getIdToken: () => Promise.reject(cause) };
  keepUserInOutage(auth as unknown as Auth);

  await auth.reloadAndSetCurrentUserOrClear(user);

  expect(directlySetCurrentUser).toHaveBeenCalledOnce();
  return directlySetCurrentUser.mock.calls[0]?.[0] === user ? 'signed in' : 'signed out';
}

describe('keepUserInOutage', () => {
  it.each([
    'auth/user-not-found',
    'auth/user-disabled',
    'auth/user-token-expired',
    'auth/invalid-user-token',
    'auth/invalid-refresh-token',
  ])('signs the user out after %s', async (code) => {
    expect(await outcomeOf(new FirebaseError(code, ''))).toBe('signed out');
  });

  it.each(['auth/network-request-failed', 'auth/internal-error', 'auth/quota-exceeded'])(
    'keeps the user after %s',
    async (code) => {
      expect(await outcomeOf(new FirebaseError(code, ''))).toBe('signed in');
    },
  );

  it('keeps the user after another error', async () => {
    expect(await outcomeOf(new TypeError('auth/user-disabled'))).toBe('signed in');
  });

  it('leaves an SDK without these methods unchanged', () => {
    const auth = { directlySetCurrentUser: async () => {} };

    keepUserInOutage(auth as unknown as Auth);

    expect(Object.keys(auth)).toEqual(['directlySetCurrentUser']);
  });
});
