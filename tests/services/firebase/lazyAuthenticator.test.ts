import { describe, expect, it, vi } from 'vitest';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure, type User } from '@/domain/session';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { deferred } from '../../support/deferred';
import { user } from '../../support/users';
import { failureOf } from '../../support/failureOf';

function realAuthenticator() {
  const stop = vi.fn();
  const authenticator = {
    watch: vi.fn(
      (_listener: (user: User | null) => void, _onFailure: (cause: unknown) => void) => stop,
    ),
    signIn: vi.fn(async () => {}),
    signUp: vi.fn(async () => {}),
    updateProfile: vi.fn(async () => {}),
    prepareGoogle: vi.fn(),
    signInWithGoogle: vi.fn(async () => {}),
    sendPasswordReset: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    getIdToken: vi.fn(async () => 'token'),
  } satisfies Omit<Authenticator, 'cachedUser'>;
  return { authenticator, stop };
}

type Settings = Parameters<typeof lazyAuthenticator>[0];

/** A lazy authenticator that loads a real one. */
function setUp(settings: Partial<Settings> = {}) {
  const { authenticator, stop } = realAuthenticator();
  const load = vi.fn<Settings['load']>(async () => authenticator);
  const removeCachedUser = vi.fn();
  const lazy = lazyAuthenticator({
    removeCachedUser,
    readCachedUser: () => null,
    load,
    ...settings,
  });
  return { authenticator, stop, load, removeCachedUser, lazy };
}

const call = new AbortController();
const credentials = { name: 'Ada', email: 'ada@example.com', password: 'Passw0rd' };
const offline = new Error('Failed to fetch dynamically imported module');
const unreachable = new IdentityFailure(
  'auth/network-request-failed',
  'The sign-in code could not be loaded.',
  { cause: offline },
);

describe('lazyAuthenticator', () => {
  it('does not wait for the sign-in code for ever', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { lazy } = setUp({ load: () => new Promise(() => {}) });

    const failure = failureOf(lazy.signIn(credentials, call));
    limit.abort(offline);

    expect(await failure).toEqual(unreachable);
  });

  it('returns the cached user without loading', () => {
    const { lazy, load } = setUp({ readCachedUser: () => user() });

    expect(lazy.cachedUser()).toEqual(user());
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once and forwards every call', async () => {
    const { authenticator, lazy, load } = setUp();

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

  it('forwards failures unchanged', async () => {
    const { authenticator, lazy } = setUp();
    const failure = new IdentityFailure('auth/invalid-credential', 'No.');
    authenticator.signIn.mockRejectedValue(failure);

    expect(await failureOf(lazy.signIn(credentials, call))).toBe(failure);
  });

  it('rejects every call while loading fails and retries on the next', async () => {
    const { lazy, load } = setUp();
    load.mockRejectedValueOnce(offline);

    const [first, second] = await Promise.all([
      failureOf(lazy.getIdToken()),
      failureOf(lazy.signIn(credentials, call)),
    ]);
    expect(first).toEqual(unreachable);
    expect(first.cause).toBe(offline);
    expect(second).toEqual(unreachable);
    expect(second.cause).toBe(offline);
    expect(load).toHaveBeenCalledOnce();

    expect(await lazy.getIdToken()).toBe('token');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('sign-out', () => {
  it.each([
    ['is refused', {}],
    ['cannot be asked for', { load: () => Promise.reject(offline) }],
  ])('removes the cached user again when it %s', async (_, settings) => {
    const { authenticator, lazy, removeCachedUser } = setUp({ readCachedUser: user, ...settings });
    authenticator.signOut.mockRejectedValue(new IdentityFailure('auth/internal-error', 'No.'));

    expect(await failureOf(lazy.signOut(call))).toBeInstanceOf(IdentityFailure);

    expect(removeCachedUser).toHaveBeenCalledTimes(2);
  });

  it('removes the cached user at once, even if the sign-in code hangs', () => {
    const { lazy, removeCachedUser } = setUp({
      readCachedUser: user,
      load: () => new Promise(() => {}),
    });

    void lazy.signOut(call);

    expect(removeCachedUser).toHaveBeenCalledOnce();
  });
});

describe('watching', () => {
  it('starts once the authenticator has loaded', async () => {
    const { authenticator, lazy } = setUp();
    const [listener, onFailure] = [vi.fn(), vi.fn()];

    lazy.watch(listener, onFailure);
    expect(authenticator.watch).not.toHaveBeenCalled();
    await lazy.getIdToken();

    expect(authenticator.watch.mock.calls).toEqual([[listener, onFailure]]);
  });

  it('loads when the page is idle', async () => {
    const idle = deferred<void>();
    const { authenticator, lazy, load } = setUp({ whenIdle: () => idle.promise });

    lazy.watch(vi.fn(), vi.fn());
    expect(load).not.toHaveBeenCalled();

    idle.resolve();
    await vi.waitFor(() => expect(authenticator.watch).toHaveBeenCalledOnce());
  });

  it('can be stopped', async () => {
    const { stop, lazy } = setUp();

    const stopWatching = lazy.watch(vi.fn(), vi.fn());
    await lazy.getIdToken();
    stopWatching();

    expect(stop).toHaveBeenCalledOnce();
  });

  it('reports unreachable and starts when a later call succeeds in loading', async () => {
    vi.stubGlobal('window', new EventTarget());
    const { authenticator, lazy, load } = setUp();
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const [listener, onFailure] = [vi.fn(), vi.fn()];

    lazy.watch(listener, onFailure);
    await failureOf(lazy.getIdToken());
    await failureOf(lazy.getIdToken());
    expect(onFailure.mock.calls).toEqual([[unreachable]]);
    expect(authenticator.watch).not.toHaveBeenCalled();

    await lazy.getIdToken();
    expect(authenticator.watch.mock.calls).toEqual([[listener, onFailure]]);
  });
});

describe('preparing Google sign-in', () => {
  it('loads and prepares', async () => {
    const { authenticator, lazy } = setUp();

    lazy.prepareGoogle();
    await lazy.getIdToken();

    expect(authenticator.prepareGoogle).toHaveBeenCalledOnce();
  });

  it('fails silently', async () => {
    const { authenticator, lazy, load } = setUp();
    load.mockRejectedValueOnce(offline);

    lazy.prepareGoogle();
    await failureOf(lazy.getIdToken());
    await lazy.signInWithGoogle(call);

    expect(authenticator.signInWithGoogle.mock.calls).toEqual([[call]]);
  });
});
