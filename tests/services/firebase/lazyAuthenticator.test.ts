import { describe, expect, it, vi } from 'vitest';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type User } from '@/domain/session';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { deferred } from '../../support/deferred';
import { user } from '../../support/users';
import { abortable } from '../../support/abortable';
import { failureOf } from '../../support/failureOf';

function realAuthenticator() {
  const stop = vi.fn();
  const authenticator = {
    cachedUser: vi.fn(() => null),
    watch: vi.fn(
      (_listener: (user: User | null) => void, _onUnreachable: (cause: unknown) => void) => stop,
    ),
    signIn: vi.fn(async () => {}),
    signUp: vi.fn(async () => {}),
    updateProfile: vi.fn(async () => {}),
    prepareGoogle: vi.fn(),
    signInWithGoogle: vi.fn(async () => {}),
    sendPasswordReset: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    getIdToken: vi.fn(async () => 'token'),
  } satisfies Authenticator;
  return { authenticator, stop };
}

const removeCachedUser = () => {};
const credentials = { name: 'Ada', email: 'ada@example.com', password: 'Passw0rd' };
const offline = new Error('Failed to fetch dynamically imported module');
const unreachable = new IdentityFailure(
  'auth/network-request-failed',
  'The sign-in code could not be loaded.',
  { cause: offline },
);

describe('an authenticator that is loaded when needed', () => {
  it('remembers without being loaded', () => {
    const load = vi.fn(() => new Promise<Authenticator>(() => {}));
    const lazy = lazyAuthenticator({ removeCachedUser, readCachedUser: () => user(), load });

    expect(lazy.cachedUser()).toEqual(user());
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once, and passes every call on', async () => {
    const { authenticator } = realAuthenticator();
    const load = vi.fn(async () => authenticator);
    const lazy = lazyAuthenticator({ removeCachedUser, readCachedUser: () => null, load });
    const call = abortable();

    const [token] = await Promise.all([
      lazy.getIdToken(),
      lazy.signIn(credentials, call),
      lazy.signUp(credentials, call),
      lazy.updateProfile(),
      lazy.signInWithGoogle(call),
      lazy.sendPasswordReset(credentials.email, call),
      lazy.signOut(call),
    ]);

    expect(load).toHaveBeenCalledOnce();
    expect(token).toBe('token');
    expect(authenticator.signIn.mock.calls).toEqual([[credentials, call]]);
    expect(authenticator.signUp.mock.calls).toEqual([[credentials, call]]);
    expect(authenticator.updateProfile.mock.calls).toEqual([[]]);
    expect(authenticator.signInWithGoogle.mock.calls).toEqual([[call]]);
    expect(authenticator.sendPasswordReset.mock.calls).toEqual([[credentials.email, call]]);
    expect(authenticator.signOut.mock.calls).toEqual([[call]]);
  });

  it('passes failures on as they are', async () => {
    const { authenticator } = realAuthenticator();
    const failure = new IdentityFailure('auth/invalid-credential', 'No.');
    authenticator.signIn.mockRejectedValue(failure);
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: async () => authenticator,
    });

    expect(await failureOf(lazy.signIn(credentials, abortable()))).toBe(failure);
  });

  it('refuses every call while it cannot be loaded, and tries again at the next', async () => {
    const { authenticator } = realAuthenticator();
    const load = vi.fn(async () => authenticator).mockRejectedValueOnce(offline);
    const lazy = lazyAuthenticator({ removeCachedUser, readCachedUser: () => null, load });

    const [first, second] = await Promise.all([
      failureOf(lazy.getIdToken()),
      failureOf(lazy.signIn(credentials, abortable())),
    ]);
    expect(first).toEqual(unreachable);
    expect(first.cause).toBe(offline);
    expect(second).toBe(first);
    expect(load).toHaveBeenCalledOnce();

    expect(await lazy.getIdToken()).toBe('token');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a sign-out that fails', () => {
  it.each([
    ['is refused', async (its: Authenticator) => its],
    ['cannot be asked for', () => Promise.reject(offline)],
  ])('removes the remembered person when it %s', async (_, load) => {
    const { authenticator } = realAuthenticator();
    const failure = new IdentityFailure('auth/internal-error', 'No.');
    authenticator.signOut.mockRejectedValue(failure);
    const removeCachedUser = vi.fn();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: user,
      load: () => load(authenticator),
    });

    expect(await failureOf(lazy.signOut(abortable()))).toBeInstanceOf(IdentityFailure);

    expect(removeCachedUser).toHaveBeenCalledOnce();
  });

  it('is left to the provider when it succeeds', async () => {
    const { authenticator } = realAuthenticator();
    const removeCachedUser = vi.fn();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: user,
      load: async () => authenticator,
    });

    await lazy.signOut(abortable());

    expect(removeCachedUser).not.toHaveBeenCalled();
  });
});

describe('watching the session', () => {
  it('loads, and watches as soon as that is done', async () => {
    const { authenticator } = realAuthenticator();
    const loading = deferred<Authenticator>();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: () => loading.promise,
    });
    const [listener, onUnreachable] = [vi.fn(), vi.fn()];

    lazy.watch(listener, onUnreachable);
    loading.resolve(authenticator);
    await lazy.getIdToken();

    expect(authenticator.watch.mock.calls).toEqual([[listener, onUnreachable]]);
  });

  it('watches once, even when it begins after the loading', async () => {
    const { authenticator } = realAuthenticator();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: async () => authenticator,
    });
    await lazy.getIdToken();

    lazy.watch(vi.fn(), vi.fn());
    await lazy.getIdToken();

    expect(authenticator.watch).toHaveBeenCalledOnce();
  });

  it('can be stopped', async () => {
    const { authenticator, stop } = realAuthenticator();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: async () => authenticator,
    });

    const stopWatching = lazy.watch(vi.fn(), vi.fn());
    await lazy.getIdToken();
    stopWatching();

    expect(stop).toHaveBeenCalledOnce();
  });

  it('can be stopped before it has begun', async () => {
    const { authenticator } = realAuthenticator();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: async () => authenticator,
    });

    lazy.watch(vi.fn(), vi.fn())();
    await lazy.getIdToken();

    expect(authenticator.watch).not.toHaveBeenCalled();
  });

  it('tells that nobody can be reached, and begins when a later call gets through', async () => {
    const { authenticator } = realAuthenticator();
    const load = vi.fn(async (): Promise<Authenticator> => authenticator);
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const lazy = lazyAuthenticator({ removeCachedUser, readCachedUser: () => null, load });
    const [listener, onUnreachable] = [vi.fn(), vi.fn()];

    lazy.watch(listener, onUnreachable);
    await failureOf(lazy.getIdToken());
    await failureOf(lazy.getIdToken());
    expect(onUnreachable.mock.calls).toEqual([[unreachable]]);
    expect(authenticator.watch).not.toHaveBeenCalled();

    await lazy.getIdToken();
    expect(authenticator.watch.mock.calls).toEqual([[listener, onUnreachable]]);
  });

  it('tells nothing once it has been stopped', async () => {
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: () => Promise.reject(offline),
    });
    const onUnreachable = vi.fn();

    lazy.watch(vi.fn(), onUnreachable)();
    await failureOf(lazy.getIdToken());

    expect(onUnreachable).not.toHaveBeenCalled();
  });
});

describe('preparing for Google', () => {
  it('loads, and prepares', async () => {
    const { authenticator } = realAuthenticator();
    const lazy = lazyAuthenticator({
      removeCachedUser,
      readCachedUser: () => null,
      load: async () => authenticator,
    });

    lazy.prepareGoogle();
    await lazy.getIdToken();

    expect(authenticator.prepareGoogle).toHaveBeenCalledOnce();
  });

  it('fails in silence: the press tries again', async () => {
    const { authenticator } = realAuthenticator();
    const load = vi.fn(async () => authenticator).mockRejectedValueOnce(offline);
    const lazy = lazyAuthenticator({ removeCachedUser, readCachedUser: () => null, load });
    const call = abortable();

    lazy.prepareGoogle();
    await failureOf(lazy.getIdToken());
    await lazy.signInWithGoogle(call);

    expect(authenticator.signInWithGoogle.mock.calls).toEqual([[call]]);
  });
});
