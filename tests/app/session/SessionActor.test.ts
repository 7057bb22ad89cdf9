import { deleteApp, getApps } from 'firebase/app';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Services } from '@/app/services/Services';
import { wireSession } from '@/app/session/SessionActor';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { removeCachedUser } from '@/services/firebase/internals/removeCachedUser';
import { lazy } from '@/services/lazy';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import { failureOf } from '../../support/failureOf';
import { identityProvider, errorResponse } from '../../services/support/identityProvider';
import { memoryStorage } from '../../support/memoryStorage';
import { testServer } from '../../support/testServer';
import { waitForState } from '../../support/waitForState';

/** These tests use the real SDK with stubbed browser globals. */
vi.mock('firebase/auth', async () =>
  (await import('../../services/support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = testServer();
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = new AbortController();
const apiKey = 'key-1';
const userKey = `firebase:authUser:${apiKey}:[DEFAULT]`;
const credentials = { email: 'ada@example.com', password: 'Passw0rd' };

/** A tab with its own window and a shared storage. */
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

  const report = vi.fn();
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
        report,
      }),
  });
  const services: Pick<Services, 'authenticator' | 'offlineCache' | 'report'> = {
    authenticator,
    offlineCache: lazy(async () => undefined),
    report,
  };
  const session = createActor(wireSession(services as Services), {
    input: { remembered: authenticator.cachedUser() },
  }).start();

  return {
    authenticator,
    report,
    session,
    reaches: (state: 'signedIn' | 'signedOut') => waitForState(session, (it) => it.matches(state)),
    /** Writes to the storage as another tab does. */
    dispatchStorage(newValue: string | null, key = userKey) {
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

async function signedInTab(storage: Storage = memoryStorage()) {
  const provider = identityProvider();
  server.use(provider.handler);
  const tab = openTab(storage);
  await tab.reaches('signedOut');
  await tab.authenticator.signIn(credentials, call);
  await tab.reaches('signedIn');
  return { ...tab, provider };
}

describe('a session that the provider ends', () => {
  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'is marked as ended when the token is renewed: %s',
    async (refusal) => {
      const { session, authenticator, provider, reaches } = await signedInTab();
      vi.setSystemTime(Date.now() + 3_600_000);
      provider.answer('token', errorResponse(refusal));

      await failureOf(authenticator.getIdToken());
      await reaches('signedOut');

      expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
      expect(authenticator.cachedUser()).toBeNull();
    },
  );

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'is marked as ended after a reload: %s',
    async (refusal) => {
      const storage = memoryStorage();
      const before = await signedInTab(storage);
      before.session.stop();
      await Promise.all(getApps().map(deleteApp));
      before.provider.answer('accounts:lookup', errorResponse(refusal));

      const { session, reaches } = openTab(storage);
      expect(session.getSnapshot().value).toEqual({ restoring: 'remembered' });
      await reaches('signedOut');

      expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
    },
  );

  it('is marked as ended although another tab writes, if storage is full', async () => {
    const storage = memoryStorage();
    const { session, authenticator, provider, reaches, dispatchStorage } =
      await signedInTab(storage);
    dispatchStorage(null);
    await reaches('signedOut');
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    await authenticator.signIn(credentials, call);
    await reaches('signedIn');
    expect(authenticator.cachedUser()).toBeNull();

    dispatchStorage(null, 'marquee.language');
    vi.setSystemTime(Date.now() + 3_600_000);
    provider.answer('token', errorResponse('TOKEN_EXPIRED'));
    await failureOf(authenticator.getIdToken());
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
  });

  it('is not marked after the person signs in again', async () => {
    const { session, authenticator, provider, reaches } = await signedInTab();
    vi.setSystemTime(Date.now() + 3_600_000);
    provider.answer('token', errorResponse('TOKEN_EXPIRED'));
    await failureOf(authenticator.getIdToken());
    await reaches('signedOut');

    await authenticator.signIn(credentials, call);
    await reaches('signedIn');
    session.send({ type: 'session.signOut' });
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });
});

describe('a sign-out', () => {
  it('in this tab is not marked as an ended session', async () => {
    const { session, reaches } = await signedInTab();

    session.send({ type: 'session.signOut' });
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it('in another tab is not marked as an ended session', async () => {
    const { session, reaches, dispatchStorage } = await signedInTab();

    dispatchStorage(null);
    dispatchStorage(null, 'marquee.language');
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it('in another tab does not hide a later ended session', async () => {
    const { session, authenticator, provider, reaches, dispatchStorage } = await signedInTab();
    dispatchStorage(null);
    await reaches('signedOut');
    await authenticator.signIn(credentials, call);
    await reaches('signedIn');

    vi.setSystemTime(Date.now() + 3_600_000);
    provider.answer('token', errorResponse('TOKEN_EXPIRED'));
    await failureOf(authenticator.getIdToken());
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'ended' });
  });

  it('that fails removes the cached user and reports the cause', async () => {
    const storage = memoryStorage();
    const { session, authenticator, report, reaches } = await signedInTab(storage);
    const { removeItem } = storage;
    let refusals = 2;
    storage.removeItem = (name) => {
      if (refusals === 0) return removeItem.call(storage, name);
      refusals -= 1;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    session.send({ type: 'session.signOut' });
    await reaches('signedOut');

    expect(session.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(storage.getItem(userKey)).toBeNull();
    expect(report.mock.calls).toEqual([
      ['error signing out', expect.objectContaining({ name: 'IdentityFailure' })],
    ]);

    await authenticator.signIn(credentials, call);
    await reaches('signedIn');
  });
});

describe('a user change in another tab', () => {
  it('replaces the user without a signed-out state between', async () => {
    const storage = memoryStorage();
    const { session, provider, dispatchStorage } = await signedInTab(storage);
    provider.answer('accounts:lookup', () =>
      HttpResponse.json({ users: [{ localId: 'grace', email: 'grace@example.com' }] }),
    );
    const seen: (string | undefined)[] = [];
    session.subscribe(({ context }) => seen.push(context.user?.uid));

    dispatchStorage((storage.getItem(userKey) ?? '').replaceAll('ada', 'grace'));
    await waitForState(session, ({ context }) => context.user?.uid === 'grace');

    expect(new Set(seen)).toEqual(new Set(['grace']));
  });
});
