import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { crossTabPersistence } from '@/services/firebase/crossTabPersistence';
import { deferred } from '../../support/deferred';
import { idToken, identityProvider } from '../support/identityProvider';
import { memoryStorage } from '../../support/memoryStorage';

vi.mock('firebase/auth', async () =>
  (await import('../support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const keptAt = 'firebase:authUser:key-1:[DEFAULT]';
const kept = JSON.stringify({
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

/** A tab that opens as somebody was signed in, until the provider answers about them. */
function openingTab() {
  const storage = memoryStorage();
  storage.setItem(keptAt, kept);
  const hearers: ((event: object) => void)[] = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
    setTimeout: () => 1,
    clearTimeout: () => {},
  });
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) =>
    hearers.push(hear),
  );
  vi.stubGlobal('removeEventListener', () => hearers.splice(0));

  const answer = deferred<void>();
  const provider = identityProvider();
  const asked = new Promise<void>((tell) => {
    provider.answer('accounts:lookup', async () => {
      tell();
      await answer.promise;
      return HttpResponse.json({ users: [{ localId: 'ada', email: 'ada@example.com' }] });
    });
  });
  server.use(provider.handler);
  const { persistence, signOutIfRemoved } = crossTabPersistence('key-1');
  const auth = initializeAuth(initializeApp({ apiKey: 'key-1' }), { persistence });
  signOutIfRemoved(auth);
  return { storage, auth, hearers, asked, answer: answer.resolve };
}

it('keeps who is kept, where no other tab has anything to say', async () => {
  const { auth, storage, hearers, answer } = openingTab();
  answer();
  await auth.authStateReady();

  expect(auth.currentUser?.uid).toBe('ada');
  expect(storage.getItem(keptAt)).not.toBeNull();
  await vi.waitFor(() => expect(hearers).toEqual([]));
});

it('writes what the provider answers, whatever other keys another tab writes', async () => {
  const { auth, storage, hearers, asked, answer } = openingTab();
  await asked;
  for (const hear of hearers) hear({ key: 'marquee.language', newValue: 'hindi' });
  const setItem = vi.spyOn(storage, 'setItem');
  answer();

  await auth.authStateReady();
  expect(auth.currentUser?.uid).toBe('ada');
  expect(setItem).toHaveBeenCalledWith(keptAt, expect.stringContaining('ada'));
});

it('leaves alone whom another tab has kept meanwhile', async () => {
  const { auth, storage, hearers, asked, answer } = openingTab();
  const another = kept.replaceAll('ada', 'grace');
  await asked;
  storage.setItem(keptAt, another);
  for (const hear of hearers) hear({ key: keptAt, newValue: another });
  answer();

  await auth.authStateReady();
  await vi.waitFor(() => expect(hearers).toEqual([]));
  expect(storage.getItem(keptAt)).toBe(another);
});

it('keeps nobody whom another tab has signed out meanwhile, and signs them out here', async () => {
  const { auth, storage, hearers, asked, answer } = openingTab();
  await asked;
  storage.removeItem(keptAt);
  for (const hear of hearers) hear({ key: keptAt, newValue: null });
  const setItem = vi.spyOn(storage, 'setItem');
  answer();

  await auth.authStateReady();
  await vi.waitFor(() => expect(auth.currentUser).toBeNull());
  expect(storage.getItem(keptAt)).toBeNull();
  expect(setItem).not.toHaveBeenCalled();
});
