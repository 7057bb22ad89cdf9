import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crossTabPersistence } from '@/services/firebase/internals/crossTabPersistence';
import { deferred } from '../../../support/deferred';
import { idToken, identityProvider } from '../../support/identityProvider';
import { memoryStorage } from '../../../support/memoryStorage';
import { testServer } from '../../../support/testServer';

vi.mock('firebase/auth', async () =>
  (await import('../../support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = testServer();
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
});

const userKey = 'firebase:authUser:key-1:[DEFAULT]';
const storedUser = JSON.stringify({
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: {
    refreshToken: 'refresh-1',
    accessToken: idToken('ada'),
    expirationTime: Date.now() + 3_600_000,
  },
  createdAt: '1',
  lastLoginAt: '1',
  apiKey: 'key-1',
  appName: '[DEFAULT]',
});

/** Opens a tab with a cached user while `accounts:lookup` is pending. */
function openingTab() {
  const storage = memoryStorage();
  storage.setItem(userKey, storedUser);
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
    setTimeout: () => 1,
    clearTimeout: () => {},
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'storage') listeners.push(listener);
  });
  vi.stubGlobal('removeEventListener', () => listeners.splice(0));

  const answer = deferred<void>();
  const provider = identityProvider();
  const requested = new Promise<void>((resolve) => {
    provider.answer('accounts:lookup', async () => {
      resolve();
      await answer.promise;
      return HttpResponse.json({ users: [{ localId: 'ada', email: 'ada@example.com' }] });
    });
  });
  server.use(provider.handler);
  const { persistence, followOtherTabs } = crossTabPersistence('key-1');
  const auth = initializeAuth(initializeApp({ apiKey: 'key-1' }), { persistence });
  followOtherTabs(auth);
  return { storage, auth, listeners, requested, answer: answer.resolve };
}

it('keeps the user when no other tab writes', async () => {
  const { auth, storage, listeners, answer } = openingTab();
  answer();
  await auth.authStateReady();

  expect(auth.currentUser?.uid).toBe('ada');
  expect(storage.getItem(userKey)).not.toBeNull();
  await vi.waitFor(() => expect(listeners).toEqual([]));
});

it('writes the provider’s answer when another tab writes other keys', async () => {
  const { auth, storage, listeners, requested, answer } = openingTab();
  await requested;
  for (const listener of listeners) listener({ key: 'marquee.language', newValue: 'hindi' });
  const setItem = vi.spyOn(storage, 'setItem');
  answer();

  await auth.authStateReady();
  expect(auth.currentUser?.uid).toBe('ada');
  expect(setItem).toHaveBeenCalledWith(userKey, expect.stringContaining('ada'));
});

it('does not overwrite a user that another tab stored', async () => {
  const { auth, storage, listeners, requested, answer } = openingTab();
  const another = storedUser.replaceAll('ada', 'grace');
  await requested;
  storage.setItem(userKey, another);
  for (const listener of listeners) listener({ key: userKey, newValue: another });
  answer();

  await auth.authStateReady();
  await vi.waitFor(() => expect(listeners).toEqual([]));
  expect(storage.getItem(userKey)).toBe(another);
});

it('stays signed out when another tab signed out', async () => {
  const { auth, storage, listeners, requested, answer } = openingTab();
  await requested;
  storage.removeItem(userKey);
  for (const listener of listeners) listener({ key: userKey, newValue: null });
  const setItem = vi.spyOn(storage, 'setItem');
  answer();

  await auth.authStateReady();
  await vi.waitFor(() => expect(auth.currentUser).toBeNull());
  expect(storage.getItem(userKey)).toBeNull();
  expect(setItem).not.toHaveBeenCalled();
});

it('does not write back a user that a sign-out in this tab removed', async () => {
  const { auth, storage, requested, answer } = openingTab();
  await requested;
  storage.removeItem(userKey);
  const setItem = vi.spyOn(storage, 'setItem');
  answer();

  await auth.authStateReady();
  expect(setItem).not.toHaveBeenCalled();
  expect(storage.getItem(userKey)).toBeNull();
});

it('stores the user of a later sign-in', async () => {
  const { auth, storage, listeners, answer } = openingTab();
  answer();
  await auth.authStateReady();
  await vi.waitFor(() => expect(listeners).toEqual([]));
  const user = auth.currentUser;
  await auth.signOut();
  expect(storage.getItem(userKey)).toBeNull();

  await auth.updateCurrentUser(user);

  expect(storage.getItem(userKey)).toContain('ada');
});

describe('a page from the back/forward cache', () => {
  async function openPage(stored?: string) {
    const localStorage = memoryStorage();
    const page = new EventTarget();
    if (stored) localStorage.setItem(userKey, stored);
    vi.stubGlobal('localStorage', localStorage);
    vi.stubGlobal('StorageEvent', Event);
    vi.stubGlobal(
      'window',
      Object.assign(page, { localStorage, setTimeout: () => 1, clearTimeout() {} }),
    );
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    const { persistence, followOtherTabs } = crossTabPersistence('key-1');
    const auth = initializeAuth(initializeApp({ apiKey: 'key-1' }), { persistence });
    followOtherTabs(auth);
    await auth.authStateReady();
    return { auth, localStorage };
  }

  it('follows a sign-in in another tab', async () => {
    const { auth, localStorage } = await openPage();
    expect(auth.currentUser).toBeNull();

    localStorage.setItem(userKey, storedUser);
    dispatchEvent(new Event('pageshow'));

    await vi.waitFor(() => expect(auth.currentUser?.uid).toBe('ada'));
  });

  it('dispatches no storage event while a user is signed in', async () => {
    const { auth } = await openPage(storedUser);
    const onStorage = vi.fn();
    addEventListener('storage', onStorage);

    dispatchEvent(new Event('pageshow'));

    expect(auth.currentUser?.uid).toBe('ada');
    expect(onStorage).not.toHaveBeenCalled();
  });
});
