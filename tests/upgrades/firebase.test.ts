import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import { crossTabPersistence } from '@/services/firebase/internals/crossTabPersistence';
import { customPopupResolver } from '@/services/firebase/internals/customPopupResolver';
import { lastToken } from '@/services/firebase/internals/lastToken';
import { removeCachedUser } from '@/services/firebase/internals/removeCachedUser';
import { warmPopupResolver } from '@/services/firebase/internals/warmPopupResolver';
import { memoryStorage } from '../support/memoryStorage';
import { idToken, identityProvider } from '../services/support/identityProvider';
import { testServer } from '../support/testServer';

vi.mock('firebase/auth', async () =>
  (await import('../services/support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = testServer();
beforeEach(() => {
  server.use(identityProvider().handler);
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
    setTimeout: () => 1,
    clearTimeout: () => {},
  });
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
});

/** If a test fails after an upgrade of Firebase, adapt `src/services/firebase/internals`. */
describe('this version of Firebase’s SDK', () => {
  it('calls the overridden methods of its persistence class', async () => {
    const { persistence } = crossTabPersistence('key-1');
    expect(persistence).not.toBe(browserLocalPersistence);
    const set = vi.spyOn((persistence as unknown as Class).prototype, '_set');
    const get = vi.spyOn((persistence as unknown as Class).prototype, '_get');
    const remove = vi.spyOn((persistence as unknown as Class).prototype, '_remove');

    const auth = initializeAuth(initializeApp({ apiKey: 'key-1' }), { persistence });
    await signInWithEmailAndPassword(auth, 'ada@example.com', 'Passw0rd');
    await auth.signOut();

    for (const method of [set, get, remove]) {
      expect(method).toHaveBeenCalledWith(
        'firebase:authUser:key-1:[DEFAULT]',
        ...(method === set ? [expect.objectContaining({ uid: 'ada' })] : []),
      );
    }
  });

  it('stores the user where and as the page reads it at the start', async () => {
    const auth = initializeAuth(initializeApp({ apiKey: 'key-1' }), {
      persistence: browserLocalPersistence,
    });
    const { user } = await signInWithEmailAndPassword(auth, 'ada@example.com', 'Passw0rd');

    expect(cachedUser('key-1', () => localStorage)).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: null,
      photoURL: null,
      accessToken: idToken('ada'),
    });
    expect(lastToken(user)).toBe(idToken('ada'));

    removeCachedUser('key-1', () => localStorage);
    expect(cachedUser('key-1', () => localStorage)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('has a popup resolver that can be loaded before the press', () => {
    const { resolver } = warmPopupResolver(browserPopupRedirectResolver);

    expect(resolver).not.toBe(browserPopupRedirectResolver);
  });

  it('signs in through a resolver of our own', async () => {
    const popup = { closed: false, close: vi.fn() };
    const resolver = customPopupResolver(({ choose }) => {
      setTimeout(choose, 0, 'id_token=google&providerId=google.com');
      return popup as unknown as Window;
    });

    const { user } = await signInWithPopup(inMemoryAuth(), new GoogleAuthProvider(), resolver);

    expect(user.uid).toBe('ada');
    expect(popup.close).toHaveBeenCalled();
  });

  it.each([
    ['auth/popup-blocked', () => null],
    [
      'auth/popup-closed-by-user',
      ({ cancel }: { cancel: () => void }) => {
        setTimeout(cancel, 0);
        return { closed: false, close() {} } as unknown as Window;
      },
    ],
  ])('makes the error %s', async (code, openChooser) => {
    const signIn = signInWithPopup(
      inMemoryAuth(),
      new GoogleAuthProvider(),
      customPopupResolver(openChooser),
    );

    await expect(signIn).rejects.toHaveProperty('code', code);
  });
});

interface Class {
  readonly prototype: Readonly<Record<'_set' | '_get' | '_remove', () => unknown>>;
}

function inMemoryAuth(): Auth {
  return initializeAuth(initializeApp({ apiKey: 'key-1' }), { persistence: inMemoryPersistence });
}
