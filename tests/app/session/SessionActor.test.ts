import { deleteApp, getApps } from 'firebase/app';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Services } from '@/app/services/Services';
import { wireSession } from '@/app/session/SessionActor';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { removeCachedUser } from '@/services/firebase/removeCachedUser';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { cachedUser } from '@/services/firebase/cachedUser';
import { abortable } from '../../support/abortable';
import { failureOf } from '../../support/failureOf';
import { identityProvider, refusing } from '../../services/support/identityProvider';
import { memoryStorage } from '../../support/memoryStorage';

/** The session with the provider's real SDK, in as much of a browser as that needs. */
vi.mock('firebase/auth', async () =>
  (await import('../../services/support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const apiKey = 'key-1';
const keptAt = `firebase:authUser:${apiKey}:[DEFAULT]`;
const sent = { email: 'ada@example.com', password: 'Passw0rd' };

/** A tab, with a storage that other tabs share. */
function openTab(storage: Storage) {
  const events = new EventTarget();
  const window = {
    localStorage: storage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: () => 1,
    clearTimeout: () => {},
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener);
  vi.stubGlobal('removeEventListener', window.removeEventListener);

  const authenticator = lazyAuthenticator({
    readCachedUser: () => cachedUser(apiKey, () => storage),
    removeCachedUser: () => removeCachedUser(apiKey, () => storage),
    load: async () =>
      firebaseAuthenticator({
        apiKey,
        authDomain: 'marquee.example',
        projectId: 'demo-marquee',
        defaultPhotoURL: 'https://marquee.example/default-avatar.svg',
        loadPopupResolver: () => Promise.reject(new Error('No window was expected.')),
        storage,
      }),
  });
  const report = vi.fn();
  const services: Pick<Services, 'authenticator' | 'loadOfflineCache' | 'report'> = {
    authenticator,
    loadOfflineCache: async () => undefined,
    report,
  };
  const session = createActor(wireSession(services as Services), {
    input: { remembered: authenticator.cachedUser() },
  }).start();

  return {
    authenticator,
    report,
    session,
    becomes: (state: 'signedIn' | 'signedOut') => waitFor(session, (it) => it.matches(state)),
    /** What another tab does to the storage. */
    hearOf(newValue: string | null) {
      if (newValue === null) storage.removeItem(keptAt);
      else storage.setItem(keptAt, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key: keptAt, newValue }));
    },
  };
}

async function signedInTab(storage: Storage = memoryStorage()) {
  const provider = identityProvider();
  server.use(provider.handler);
  const tab = openTab(storage);
  await tab.becomes('signedOut');
  await tab.authenticator.signIn(sent, abortable());
  await tab.becomes('signedIn');
  return { ...tab, provider };
}

describe('a session that the provider ends', () => {
  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'when it renews the token is known to have ended: %s',
    async (refusal) => {
      const { session, authenticator, provider, becomes } = await signedInTab();
      vi.setSystemTime(Date.now() + 3_600_000);
      provider.answer('token', refusing(refusal));

      await failureOf(authenticator.getIdToken());
      await becomes('signedOut');

      expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
      expect(authenticator.cachedUser()).toBeNull();
    },
  );

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'while the page was away is known to have ended: %s',
    async (refusal) => {
      const storage = memoryStorage();
      const before = await signedInTab(storage);
      before.session.stop();
      await Promise.all(getApps().map(deleteApp));
      before.provider.answer('accounts:lookup', refusing(refusal));

      const { session, becomes } = openTab(storage);
      expect(session.getSnapshot().value).toEqual({ restoring: 'remembered' });
      await becomes('signedOut');

      expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
    },
  );

  it('is no longer mentioned when the person signs in again', async () => {
    const { session, authenticator, provider, becomes } = await signedInTab();
    vi.setSystemTime(Date.now() + 3_600_000);
    provider.answer('token', refusing('TOKEN_EXPIRED'));
    await failureOf(authenticator.getIdToken());
    await becomes('signedOut');

    await authenticator.signIn(sent, abortable());
    await becomes('signedIn');
    session.send({ type: 'session.signOut' });
    await becomes('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });
});

describe('a sign-out', () => {
  it('in this tab is no session that has ended by itself', async () => {
    const { session, becomes } = await signedInTab();

    session.send({ type: 'session.signOut' });
    await becomes('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it('in another tab is no session that has ended by itself', async () => {
    const { session, becomes, hearOf } = await signedInTab();

    hearOf(null);
    await becomes('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it('in another tab does not hide that a later session ends by itself', async () => {
    const { session, authenticator, provider, becomes, hearOf } = await signedInTab();
    hearOf(null);
    await becomes('signedOut');
    await authenticator.signIn(sent, abortable());
    await becomes('signedIn');

    vi.setSystemTime(Date.now() + 3_600_000);
    provider.answer('token', refusing('TOKEN_EXPIRED'));
    await failureOf(authenticator.getIdToken());
    await becomes('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
  });

  it('that fails leaves nobody in the storage, and reports the cause', async () => {
    const storage = memoryStorage();
    const { session, authenticator, report, becomes } = await signedInTab(storage);
    const { removeItem } = storage;
    storage.removeItem = () => {
      storage.removeItem = removeItem;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    session.send({ type: 'session.signOut' });
    await becomes('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(storage.getItem(keptAt)).toBeNull();
    expect(report.mock.calls).toEqual([
      ['error signing out', expect.objectContaining({ name: 'IdentityFailure' })],
    ]);

    await authenticator.signIn(sent, abortable());
    await becomes('signedIn');
  });
});

describe('another person', () => {
  it('whom another tab has signed in takes the place of the first, with nobody between', async () => {
    const storage = memoryStorage();
    const { session, provider, hearOf } = await signedInTab(storage);
    provider.answer('accounts:lookup', () =>
      HttpResponse.json({ users: [{ localId: 'grace', email: 'grace@example.com' }] }),
    );
    const seen: (string | undefined)[] = [];
    session.subscribe(({ context }) => seen.push(context.user?.uid));

    hearOf((storage.getItem(keptAt) ?? '').replaceAll('ada', 'grace'));
    await waitFor(session, ({ context }) => context.user?.uid === 'grace');

    expect(new Set(seen)).toEqual(new Set(['grace']));
  });
});
