import { FirebaseError, deleteApp, getApps } from 'firebase/app';
import { browserPopupRedirectResolver, type PopupRedirectResolver } from 'firebase/auth';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityFailure, type PasswordPolicy, type User } from '@/domain/session';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import { deferred } from '../../support/deferred';
import { userUpdates } from '../../support/userUpdates';
import { failureOf } from '../../support/failureOf';
import { fakeTimeouts } from '../../support/fakeTimeouts';
import { idToken, identityProvider, errorResponse } from '../support/identityProvider';
import { memoryStorage } from '../../support/memoryStorage';
import { testServer } from '../../support/testServer';

vi.mock('firebase/auth', async () =>
  (await import('../support/firebaseInBrowser')).firebaseInBrowser(),
);

type FirebaseAuthenticator = ReturnType<typeof firebaseAuthenticator>;

const server = testServer();
beforeEach(() => browserWith(memoryStorage()));
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
});

const call = new AbortController();
const toolkit = 'https://identitytoolkit.googleapis.com';
const posted = (call: string, body: object) => ({
  method: 'POST',
  url: `${toolkit}/v1/${call}?key=key-1`,
  body,
});
const picture = 'https://marquee.example/default-avatar.svg';
const credentials = { email: 'ada@example.com', password: 'Passw0rd' };
const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  accessToken: idToken('ada'),
};
const grace = {
  ...ada,
  uid: 'grace',
  email: 'grace@example.com',
  accessToken: idToken('grace'),
};
const adaWithProfile = { ...ada, displayName: 'Ada Lovelace', photoURL: picture };

/** Stubs the browser globals that the SDK uses. */
function browserWith(localStorage: Storage, more: object = {}) {
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: () => {},
    removeEventListener: () => {},
    setTimeout: () => 1,
    clearTimeout: () => {},
    ...more,
  });
}

function provider(...account: Parameters<typeof identityProvider>) {
  const its = identityProvider(...account);
  server.use(its.handler);
  return its;
}

function authenticator(settings: Partial<Parameters<typeof firebaseAuthenticator>[0]> = {}) {
  const its = firebaseAuthenticator({
    apiKey: 'key-1',
    authDomain: 'marquee.example',
    projectId: 'demo-marquee',
    defaultPhotoURL: picture,
    loadPopupResolver: () => Promise.reject(new Error('No window was expected.')),
    storage: localStorage,
    report: expectNoReport,
    ...settings,
  });
  return { ...its, cachedUser: () => cachedUser('key-1', () => localStorage) };
}

function expectNoReport(what: string, cause: unknown) {
  throw new Error(what, { cause });
}

/** An authenticator with a watcher that has received null. */
async function watchedAuthenticator(settings?: Parameters<typeof authenticator>[0]) {
  const its = authenticator(settings);
  const updates = userUpdates();
  const stop = its.watch(updates.listener, () => {});
  expect(await updates.next()).toBeNull();
  return { its, updates, stop };
}

/** What a call rejects with after an error of the SDK. */
function sdkFailure(code: string, text = 'Error', policy?: PasswordPolicy) {
  const message = `Firebase: ${text} (${code}).`;
  const cause = new Error(`FirebaseError: ${message}`);
  return new IdentityFailure(code, message, { cause, policy });
}

/** Deletes the SDK’s app, as leaving the page does. */
async function reload() {
  await Promise.all(getApps().map(deleteApp));
}

describe('signing in', () => {
  it('asks the provider and reports the user', async () => {
    const { requests } = provider();
    const { its, updates } = await watchedAuthenticator({ appId: '1:1:web:1' });

    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
    expect(requests).toEqual([
      posted('accounts:signInWithPassword', {
        returnSecureToken: true,
        ...credentials,
        clientType: 'CLIENT_TYPE_WEB',
      }),
      posted('accounts:lookup', { idToken: idToken('ada') }),
    ]);
    expect(updates.received).toEqual([null, ada]);
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential', 'Error'],
    ['INVALID_PASSWORD', 'auth/wrong-password', 'Error'],
    ['EMAIL_NOT_FOUND', 'auth/user-not-found', 'Error'],
    ['USER_DISABLED', 'auth/user-disabled', 'Error'],
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'Error'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'auth/too-many-requests', 'Try later.'],
    [
      'API key not valid. Please pass a valid API key.',
      'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
      'Error',
    ],
    ['SOME_NEW_CODE', 'auth/some-new-code', 'Error'],
  ])('rejects with the provider’s code: %s', async (message, code, text) => {
    provider().answer('accounts:signInWithPassword', errorResponse(message));
    const { its, updates } = await watchedAuthenticator();

    const failure = await failureOf(its.signIn(credentials, call));

    expect(failure).toEqual(sdkFailure(code, text));
    expect(updates.received).toEqual([null]);
  });

  it.each([
    ['no network', () => HttpResponse.error()],
    ['a web page', () => HttpResponse.html('<h1>Hotel Wi-Fi</h1>')],
    ['an error page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON that breaks off', () => HttpResponse.text('{"idToken":"')],
    ['an error without a message', () => HttpResponse.json({ error: {} }, { status: 500 })],
  ])('treats %s as a network failure', async (_, answer) => {
    provider().answer('accounts:signInWithPassword', answer);
    const { its } = await watchedAuthenticator();

    expect(await failureOf(its.signIn(credentials, call))).toEqual(
      sdkFailure('auth/network-request-failed'),
    );
  });

  it.each([
    ['an empty list', { users: [] }, 'Firebase: Error (auth/internal-error).'],
    ['no list', {}, 'The identity provider sent an unexpected response.'],
  ])('rejects when the provider returns %s', async (_, answer, message) => {
    provider().answer('accounts:lookup', () => HttpResponse.json(answer));
    const { its } = await watchedAuthenticator();

    expect(await failureOf(its.signIn(credentials, call))).toEqual(
      new IdentityFailure('auth/internal-error', message),
    );
  });

  it('sends nothing when the call is already aborted', async () => {
    const { requests } = provider();
    const { its } = await watchedAuthenticator();
    const reason = new Error('The visitor left.');
    const signal = AbortSignal.abort(reason);

    expect(await failureOf(its.signIn(credentials, { signal }))).toBe(reason);
    expect(await failureOf(its.signUp({ name: 'Ada', ...credentials }, { signal }))).toBe(reason);
    expect(await failureOf(its.signInWithGoogle({ signal }))).toBe(reason);
    expect(await failureOf(its.sendPasswordReset(credentials.email, { signal }))).toBe(reason);
    expect(await failureOf(its.signOut({ signal }))).toBe(reason);
    expect(requests).toEqual([]);
  });
});

describe('password reset', () => {
  const mail = 'accounts:sendOobCode';

  it('requests the email and signs no user in', async () => {
    const { requests, answer } = provider();
    answer(mail, () => HttpResponse.json({ email: credentials.email }));
    const { its, updates } = await watchedAuthenticator();

    await its.sendPasswordReset(credentials.email, call);

    expect(requests).toEqual([
      posted('accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: credentials.email,
        clientType: 'CLIENT_TYPE_WEB',
      }),
    ]);
    expect(updates.received).toEqual([null]);
  });

  it.each([
    ['there is no account', 'EMAIL_NOT_FOUND', []],
    ['the account is disabled', 'USER_DISABLED', []],
    [
      'the account was sent too many',
      'RESET_PASSWORD_EXCEED_LIMIT',
      [['error sending the reset mail', sdkFailure('auth/too-many-requests').cause]],
    ],
  ])('succeeds alike when %s', async (_, message, reports) => {
    provider().answer(mail, errorResponse(message));
    const report = vi.fn();
    const { its } = await watchedAuthenticator({ report });

    await expect(its.sendPasswordReset(credentials.email, call)).resolves.toBeUndefined();
    expect(report.mock.calls).toEqual(reports);
  });

  it.each([
    ['no network', () => HttpResponse.error(), 'auth/network-request-failed'],
    [
      'a project without passwords',
      errorResponse('OPERATION_NOT_ALLOWED'),
      'auth/operation-not-allowed',
    ],
  ])('rejects with %s', async (_, answer, code) => {
    provider().answer(mail, answer);
    const { its } = await watchedAuthenticator();

    expect(await failureOf(its.sendPasswordReset(credentials.email, call))).toEqual(
      sdkFailure(code),
    );
  });
});

describe('signing up', () => {
  const form = { name: 'Ada Lovelace', ...credentials };

  it('reports the name and picture before and after the update', async () => {
    const { requests } = provider();
    const { its, updates } = await watchedAuthenticator();

    await its.signUp(form, call);
    expect(await updates.next()).toEqual(adaWithProfile);

    await its.updateProfile();
    expect(await updates.next()).toEqual(adaWithProfile);

    expect(requests).toEqual([
      posted('accounts:signUp', {
        returnSecureToken: true,
        ...credentials,
        clientType: 'CLIENT_TYPE_WEB',
      }),
      posted('accounts:lookup', { idToken: idToken('ada') }),
      posted('accounts:update', {
        idToken: idToken('ada'),
        displayName: 'Ada Lovelace',
        photoUrl: picture,
        returnSecureToken: true,
      }),
    ]);
    expect(updates.received).toEqual([null, adaWithProfile, adaWithProfile]);
  });

  it('reports the name as the provider stored it', async () => {
    provider().answer('accounts:update', () =>
      HttpResponse.json({ localId: 'ada', displayName: 'ADA', photoUrl: picture }),
    );
    const { its, updates } = await watchedAuthenticator();

    await its.signUp(form, call);
    await updates.next();
    await its.updateProfile();

    expect(await updates.next()).toEqual({ ...adaWithProfile, displayName: 'ADA' });
  });

  it('reports them when the provider rejects the update', async () => {
    provider().answer('accounts:update', errorResponse('INVALID_DISPLAY_NAME : No such name'));
    const { its, updates } = await watchedAuthenticator();

    await its.signUp(form, call);
    expect(await updates.next()).toEqual(adaWithProfile);

    expect(await failureOf(its.updateProfile())).toEqual(
      sdkFailure('auth/invalid-display-name', 'No such name'),
    );
    expect(updates.received).toEqual([null, adaWithProfile]);
  });

  it('notifies every watcher', async () => {
    provider();
    const { its, updates } = await watchedAuthenticator();
    const second = userUpdates();
    its.watch(second.listener, () => {});

    await its.signUp(form, call);
    await its.updateProfile();

    expect(await updates.next()).toEqual(adaWithProfile);
    expect(await updates.next()).toEqual(adaWithProfile);
    expect(await second.next()).toBeNull();
    expect(await second.next()).toEqual(adaWithProfile);
    expect(await second.next()).toEqual(adaWithProfile);
  });

  it.each([
    ['EMAIL_EXISTS', 'auth/email-already-in-use', 'Error'],
    ['INVALID_EMAIL', 'auth/invalid-email', 'Error'],
    ['MISSING_PASSWORD', 'auth/missing-password', 'Error'],
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      'auth/weak-password',
      'Password should be at least 6 characters',
    ],
  ])('rejects with the provider’s code: %s', async (message, code, text) => {
    provider().answer('accounts:signUp', errorResponse(message));
    const { its, updates } = await watchedAuthenticator();

    expect(await failureOf(its.signUp(form, call))).toEqual(sdkFailure(code, text));
    expect(updates.received).toEqual([null]);
  });

  it('leaves no pending profile after a rejected sign-up', async () => {
    provider().answer('accounts:signUp', errorResponse('EMAIL_EXISTS'));
    const { its, updates } = await watchedAuthenticator();

    await failureOf(its.signUp(form, call));
    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
  });

  it('leaves no pending profile after a sign-out', async () => {
    provider();
    const { its, updates } = await watchedAuthenticator();

    await its.signUp(form, call);
    expect(await updates.next()).toEqual(adaWithProfile);
    await its.signOut(call);
    expect(await updates.next()).toBeNull();
    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
  });

  it('updates no profile without a signed-in user', async () => {
    const { requests } = provider();
    const { its } = await watchedAuthenticator();

    await its.updateProfile();
    expect(requests).toEqual([]);
  });
});

describe('a pending profile', () => {
  const form = { name: 'Ada Lovelace', ...credentials };
  const storedProfile = () => localStorage.getItem('marquee.profile');
  const profileUpdates = (requests: readonly { readonly url: string; readonly body: unknown }[]) =>
    requests.filter(({ url }) => url.includes('accounts:update')).map(({ body }) => body);
  const update = {
    idToken: idToken('ada'),
    displayName: 'Ada Lovelace',
    photoUrl: picture,
    returnSecureToken: true,
  };

  /** Reloads and waits for the SDK’s first user. */
  async function reopen() {
    await reload();
    const its = authenticator();
    const cached = its.cachedUser();
    const updates = userUpdates();
    its.watch(updates.listener, () => {});
    return { its, cached, updates, reported: await updates.next() };
  }

  it('is shown after a reload and sent to the provider', async () => {
    const { requests } = provider();
    await authenticator().signUp(form, call);

    const { its, cached, updates, reported } = await reopen();
    expect(cached).toEqual(adaWithProfile);
    expect(reported).toEqual(adaWithProfile);

    await its.updateProfile();
    await its.updateProfile();
    expect(profileUpdates(requests)).toEqual([update]);
    expect(await updates.next()).toEqual(adaWithProfile);
    expect(storedProfile()).toBeNull();
    expect(its.cachedUser()).toEqual(adaWithProfile);
  });

  it('is sent again after a reload during the update', async () => {
    const { requests, answer } = provider();
    const reached = deferred<void>();
    answer('accounts:update', () => {
      reached.resolve();
      return new Promise(() => {});
    });
    const its = authenticator();
    await its.signUp(form, call);
    its.updateProfile();
    await reached.promise;

    const back = await reopen();
    expect(back.cached).toEqual(adaWithProfile);
    back.its.updateProfile();
    await vi.waitFor(() => expect(profileUpdates(requests)).toEqual([update, update]));
  });

  it('is sent again after a failure', async () => {
    const { requests, answer } = provider();
    const its = authenticator();
    await its.signUp(form, call);
    answer('accounts:update', errorResponse('UNAVAILABLE', 503));
    expect(await failureOf(its.updateProfile())).toEqual(sdkFailure('auth/unavailable'));

    const back = await reopen();
    expect(back.cached).toEqual(adaWithProfile);
    expect(back.reported).toEqual(adaWithProfile);
    answer('accounts:update', () =>
      HttpResponse.json({ localId: 'ada', displayName: 'Ada Lovelace', photoUrl: picture }),
    );
    await back.its.updateProfile();
    expect(profileUpdates(requests)).toEqual([update, update]);
    expect(storedProfile()).toBeNull();
  });

  it('stays pending if the answer to the sign-up is lost, also after a second try', async () => {
    const { answer } = provider();
    answer('accounts:lookup', errorResponse('UNAVAILABLE', 503));
    const { its, updates } = await watchedAuthenticator();
    await failureOf(its.signUp(form, call));
    answer('accounts:signUp', errorResponse('EMAIL_EXISTS'));
    await failureOf(its.signUp({ ...form, name: 'A. L.' }, call));
    provider();

    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(adaWithProfile);
  });

  it('has the name of the last try if the answers of both are lost', async () => {
    provider().answer('accounts:lookup', errorResponse('UNAVAILABLE', 503));
    const { its } = await watchedAuthenticator();
    await failureOf(its.signUp(form, call));
    await failureOf(its.signUp({ ...form, name: 'A. L.' }, call));

    expect(storedProfile()).toContain('displayName=A.+L.');
  });

  it.each([
    'ADMIN_ONLY_OPERATION',
    'EMAIL_EXISTS',
    'INVALID_EMAIL',
    'MISSING_EMAIL',
    'MISSING_PASSWORD',
    'OPERATION_NOT_ALLOWED',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    'WEAK_PASSWORD',
  ])('is removed by a sign-up that the provider refuses with %s', async (code) => {
    const { answer } = provider();
    const { its } = await watchedAuthenticator();
    answer('accounts:signUp', errorResponse(code));

    await failureOf(its.signUp(form, call));

    expect(storedProfile()).toBeNull();
  });

  it('stays pending when the answer holds no name', async () => {
    provider().answer('accounts:update', () => HttpResponse.json({}));
    const { its, updates } = await watchedAuthenticator();
    await its.signUp(form, call);
    await its.updateProfile();

    expect(updates.received.at(-1)).toEqual(adaWithProfile);
    expect(storedProfile()).toContain('Lovelace');
  });

  it('is not sent again when the provider already has it', async () => {
    provider();
    await authenticator().signUp(form, call);
    const named = {
      localId: 'ada',
      email: credentials.email,
      displayName: 'ADA',
      photoUrl: picture,
    };
    const { requests } = provider(named);

    const { its, reported } = await reopen();
    expect(reported).toEqual({ ...adaWithProfile, displayName: 'ADA' });
    await its.updateProfile();

    expect(profileUpdates(requests)).toEqual([]);
    expect(storedProfile()).toBeNull();
  });

  it('waits for a user who left during the sign-up', async () => {
    const { requests, answer } = provider();
    const reached = deferred<void>();
    answer('accounts:signUp', () => {
      reached.resolve();
      return new Promise(() => {});
    });
    authenticator().signUp({ ...form, email: 'Ada@Example.com' }, call);
    await reached.promise;

    const { its, updates } = await reopen();
    await its.signIn(credentials, call);
    expect(await updates.next()).toEqual(adaWithProfile);
    await its.updateProfile();
    expect(profileUpdates(requests)).toEqual([update]);
  });

  it.each([
    ['an email of their own', { localId: 'grace', email: 'grace@example.com' }],
    ['the same email, once the uid is known', { localId: 'grace', email: 'ada@example.com' }],
  ])('is not given to another user with %s', async (_, account) => {
    provider().answer('accounts:update', errorResponse('UNAVAILABLE', 503));
    const its = authenticator();
    await its.signUp(form, call);
    await failureOf(its.updateProfile());
    localStorage.removeItem('firebase:authUser:key-1:[DEFAULT]');

    const { requests } = provider(account);
    const back = await reopen();
    await back.its.signIn(credentials, call);
    const other = { ...grace, email: account.email };
    expect(await back.updates.next()).toEqual(other);
    expect(back.its.cachedUser()).toEqual(other);
    await back.its.updateProfile();

    expect(profileUpdates(requests)).toEqual([]);
  });

  it('is stored without the password until a sign-out or a rejected sign-up', async () => {
    const { answer } = provider();
    const { its } = await watchedAuthenticator();
    await its.signUp(form, call);
    expect(Object.fromEntries(new URLSearchParams(storedProfile() ?? ''))).toEqual({
      owner: credentials.email,
      displayName: 'Ada Lovelace',
      photoURL: picture,
    });

    vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await failureOf(its.signOut(call));
    expect(storedProfile()).toBeNull();

    answer('accounts:signUp', errorResponse('EMAIL_EXISTS'));
    await failureOf(its.signUp(form, call));
    expect(storedProfile()).toBeNull();
  });

  it('belongs to the last user who signed up', async () => {
    const { answer } = provider();
    const [reached, answered] = [deferred<void>(), deferred<Response>()];
    answer('accounts:update', () => {
      reached.resolve();
      return answered.promise;
    });
    const { its, updates } = await watchedAuthenticator();
    await its.signUp(form, call);
    const updating = its.updateProfile();
    await reached.promise;
    await its.signOut(call);

    provider({ localId: 'grace', email: 'grace@example.com' });
    await its.signUp({ ...form, name: 'Grace Hopper', email: 'grace@example.com' }, call);
    answered.resolve(HttpResponse.json({ localId: 'ada', displayName: 'Ada Lovelace' }));
    await updating;

    expect(updates.received.at(-1)).toEqual({
      ...grace,
      displayName: 'Grace Hopper',
      photoURL: picture,
    });
    expect(storedProfile()).toContain('Grace');
  });
});

describe('the time limit', () => {
  const ada = { name: 'Ada', ...credentials };
  /** Whether a call has a limit. A missing call does not compile. */
  const calls: {
    readonly [Name in keyof FirebaseAuthenticator]: readonly [
      limited: boolean,
      make: (its: FirebaseAuthenticator) => unknown,
    ];
  } = {
    watch: [
      false,
      (its) =>
        its.watch(
          () => {},
          () => {},
        ),
    ],
    signIn: [true, (its) => its.signIn(credentials, call)],
    signUp: [true, (its) => its.signUp(ada, call)],
    updateProfile: [true, (its) => its.updateProfile()],
    // Only the code of the popup has a limit. A person uses the popup.
    prepareGoogle: [false, (its) => its.prepareGoogle()],
    signInWithGoogle: [false, (its) => its.signInWithGoogle(call).catch(() => {})],
    sendPasswordReset: [true, (its) => its.sendPasswordReset(credentials.email, call)],
    signOut: [true, (its) => its.signOut(call)],
    getIdToken: [true, (its) => its.getIdToken()],
  };

  it.each(Object.entries(calls))('of %s: %j', async (_, [limited, make]) => {
    provider();
    const limits = fakeTimeouts();

    const answer = make(authenticator());
    expect(limits.some(({ ms }) => ms === 65_000)).toBe(limited);
    limits[0]?.runOut();

    if (limited) {
      expect(await failureOf(Promise.resolve(answer))).toEqual(
        new IdentityFailure(
          'auth/timeout',
          'The identity provider did not finish its answer within 65000 ms.',
        ),
      );
    }
  });
});

describe('a password that breaks the policy', () => {
  const broken = errorResponse(
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
  );
  const refused = (policy?: PasswordPolicy) =>
    sdkFailure(
      'auth/password-does-not-meet-requirements',
      'Missing password requirements: [Password must contain at least 12 characters]',
      policy,
    );

  it('is rejected with the policy', async () => {
    const { requests, answer } = provider();
    answer('accounts:signUp', broken);
    const { its } = await watchedAuthenticator();

    const failure = await failureOf(its.signUp({ name: 'Ada', ...credentials }, call));

    expect(failure).toEqual(
      refused({ minLength: 12, maxLength: 64, lowercase: true, digit: true, symbol: true }),
    );
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${toolkit}/v1/accounts:signUp?key=key-1`,
      `GET ${toolkit}/v2/passwordPolicy?key=key-1`,
    ]);
  });

  it('is rejected with a policy of one rule', async () => {
    const { answer } = provider();
    answer('accounts:signUp', broken);
    answer('passwordPolicy', () =>
      HttpResponse.json({
        customStrengthOptions: { containsUppercaseCharacter: true },
        schemaVersion: 1,
      }),
    );

    const failure = await failureOf(authenticator().signUp({ name: 'Ada', ...credentials }, call));

    expect(failure).toEqual(refused({ minLength: 6, uppercase: true }));
  });

  it('is rejected with the policy at sign-in too', async () => {
    provider().answer('accounts:signInWithPassword', broken);
    const { its } = await watchedAuthenticator();

    expect(await failureOf(its.signIn(credentials, call))).toHaveProperty('policy.minLength', 12);
  });

  it.each([
    ['cannot be had', errorResponse('INTERNAL', 500)],
    ['is of another shape', () => HttpResponse.json({ schemaVersion: 1 })],
    [
      'is of another version',
      () => HttpResponse.json({ customStrengthOptions: {}, schemaVersion: 2 }),
    ],
    [
      'asks in another way',
      () =>
        HttpResponse.json({
          customStrengthOptions: { minPasswordLength: 'long' },
          schemaVersion: 1,
        }),
    ],
  ])('is rejected without the policy when that %s', async (_, answer) => {
    const its = provider();
    its.answer('accounts:signUp', broken);
    its.answer('passwordPolicy', answer);
    const report = vi.fn();

    const failure = await failureOf(
      authenticator({ report }).signUp({ name: 'Ada', ...credentials }, call),
    );

    expect(failure).toEqual(refused());
    expect(report.mock.calls).toEqual([['error fetching the password policy', expect.any(Error)]]);
  });
});

describe('a returning user', () => {
  async function signInAndLeave() {
    const its = authenticator();
    await its.signIn(credentials, call);
    await reload();
  }

  it('comes from the cache first and is then confirmed', async () => {
    const { requests } = provider();
    await signInAndLeave();
    requests.length = 0;

    const its = authenticator();
    expect(its.cachedUser()).toEqual(ada);
    expect(requests).toEqual([]);

    const updates = userUpdates();
    its.watch(updates.listener, () => {});
    expect(await updates.next()).toEqual(ada);
    expect(requests.map(({ url }) => url)).toEqual([`${toolkit}/v1/accounts:lookup?key=key-1`]);
  });

  it('is signed out when the provider no longer knows them', async () => {
    const { answer } = provider();
    await signInAndLeave();
    answer('accounts:lookup', errorResponse('USER_NOT_FOUND'));

    const its = authenticator();
    const updates = userUpdates();
    its.watch(updates.listener, () => {});

    expect(await updates.next()).toBeNull();
    expect(its.cachedUser()).toBeNull();
  });

  it.each([
    ['USER_DISABLED', 'accounts:lookup'],
    ['INVALID_ID_TOKEN', 'accounts:lookup'],
    ['TOKEN_EXPIRED', 'token'],
    ['INVALID_REFRESH_TOKEN', 'token'],
  ])('is signed out when the provider answers %s to %s', async (message, call) => {
    const { answer } = provider();
    await signInAndLeave();
    vi.setSystemTime(Date.now() + 7_200_000);
    answer(call, errorResponse(message));

    const its = authenticator();
    const updates = userUpdates();
    its.watch(updates.listener, () => {});

    expect(await updates.next()).toBeNull();
    expect(its.cachedUser()).toBeNull();
    vi.useRealTimers();
  });

  describe.each([
    ['503', errorResponse('The service is currently unavailable.', 503)],
    ['500', errorResponse('Internal error encountered.', 500)],
    ['429', errorResponse('RESOURCE_EXHAUSTED', 429)],
    ['403', errorResponse('Requests from this referrer are blocked.', 403)],
    ['an invalid API key', errorResponse('API key not valid. Please pass a valid API key.')],
    ['HTML', () => HttpResponse.html('<h1>Sorry</h1>', { status: 502 })],
  ])('stays signed in if the provider answers %s', (_, outage) => {
    it.each(['accounts:lookup', 'token'])('to %s', async (call) => {
      const { answer } = provider();
      await signInAndLeave();
      vi.setSystemTime(Date.now() + 7_200_000);
      answer(call, outage);

      const its = authenticator();
      const updates = userUpdates();
      its.watch(updates.listener, () => {});

      expect((await updates.next())?.uid).toBe('ada');
      expect(its.cachedUser()?.uid).toBe('ada');
      vi.useRealTimers();
    });
  });

  it('stays signed in offline with an expired token', async () => {
    const { answer } = provider();
    await signInAndLeave();
    vi.setSystemTime(Date.now() + 7_200_000);
    answer('accounts:lookup', () => HttpResponse.error());
    answer('token', () => HttpResponse.error());

    const updates = userUpdates();
    authenticator().watch(updates.listener, () => {});

    expect(await updates.next()).toEqual(ada);
    vi.useRealTimers();
  });

  it('is not cached after a sign-out', async () => {
    provider();
    const { its, updates } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    await updates.next();

    await its.signOut(call);

    expect(await updates.next()).toBeNull();
    expect(its.cachedUser()).toBeNull();
  });
});

describe('a failed sign-out', () => {
  it('rejects, and the same user can sign in again', async () => {
    provider();
    const storage = memoryStorage();
    browserWith(storage);
    const { its, updates } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    expect(await updates.next()).toEqual(ada);
    const { removeItem } = storage;
    storage.removeItem = () => {
      storage.removeItem = removeItem;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(await failureOf(its.signOut(call))).toEqual(
      sdkFailure(
        'auth/internal-error',
        'An internal AuthError has occurred: The operation is insecure.',
      ),
    );
    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
  });
});

describe('when storage is denied', () => {
  it.each([
    [
      'by an error',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    ['by its absence', () => null],
  ])('signing in works without a cached user: %s', async (_, localStorage) => {
    provider();
    const denied = { get: localStorage };
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', denied));
    vi.stubGlobal('localStorage', undefined);
    const { its, updates } = await watchedAuthenticator({ storage: memoryStorage() });

    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
    expect(its.cachedUser()).toBeNull();
    await its.signOut(call);
    expect(await updates.next()).toBeNull();
  });
});

describe('when storage is nearly full', () => {
  /** Room for the SDK’s probe but not for a user, until the filler is removed. */
  function fullStorage(entries: Readonly<Record<string, string>> = {}) {
    const filler = 'x'.repeat(5_000);
    const used = Object.values(entries).join('').length + filler.length;
    return memoryStorage({ ...entries, filler }, used + 10);
  }

  const userKey = 'firebase:authUser:key-1:[DEFAULT]';
  const stored = () => localStorage.getItem(userKey);

  /** The SDK’s entry for a signed-in user. */
  async function storedAfterSignIn(...account: Parameters<typeof provider>) {
    provider(...account);
    await authenticator().signIn(credentials, call);
    const user = stored() ?? '';
    await reload();
    return user;
  }

  it.each<[string, User, (its: FirebaseAuthenticator) => Promise<void>]>([
    ['in', ada, (its) => its.signIn(credentials, call)],
    ['up', adaWithProfile, (its) => its.signUp({ name: 'Ada Lovelace', ...credentials }, call)],
  ])('signing %s works until the page is left', async (_, reported, enter) => {
    provider();
    browserWith(fullStorage());
    const { its, updates } = await watchedAuthenticator({ storage: memoryStorage() });

    await enter(its);

    expect(await updates.next()).toEqual(reported);
    expect(await its.getIdToken()).toBe(idToken('ada'));
    expect(stored()).toBeNull();
    await its.signOut(call);
    expect(await updates.next()).toBeNull();
  });

  it('signing in with Google works', async () => {
    provider();
    browserWith(fullStorage());
    const google = controlledPopup();
    const { its, updates } = await watchedAuthenticator(google.settings);

    await google.signIn(its);

    expect(await updates.next()).toEqual(ada);
    expect(stored()).toBeNull();
  });

  it('the token and the profile are stored once there is room', async () => {
    provider();
    browserWith(fullStorage());
    const { its, updates } = await watchedAuthenticator({ storage: memoryStorage() });
    await its.signUp({ name: 'Ada Lovelace', ...credentials }, call);
    expect(await updates.next()).toEqual(adaWithProfile);

    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await its.getIdToken()).toBe(idToken('ada', 2));
    vi.useRealTimers();
    expect(await updates.next()).toEqual({ ...adaWithProfile, accessToken: idToken('ada', 2) });
    expect(stored()).toBeNull();

    localStorage.removeItem('filler');
    await its.updateProfile();
    expect(its.cachedUser()).toEqual({ ...adaWithProfile, accessToken: idToken('ada', 2) });
  });

  it.each([
    ['another', JSON.stringify({ uid: 'grace' })],
    ['an invalid', '{'],
  ])('%s stored user is removed', async (_, user) => {
    provider();
    browserWith(fullStorage());
    const { its, updates } = await watchedAuthenticator();
    localStorage.setItem('filler', 'x'.repeat(4_900));
    localStorage.setItem(userKey, user);

    await its.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
    expect(stored()).toBeNull();
  });

  it('the stored user returns when a renewed token does not fit', async () => {
    const user = await storedAfterSignIn();
    provider().answer('token', () =>
      HttpResponse.json({
        access_token: `${idToken('ada', 2)}${'x'.repeat(100)}`,
        refresh_token: 'refresh-1',
        expires_in: '3600',
      }),
    );
    browserWith(fullStorage({ [userKey]: user }));
    const its = authenticator();
    const updates = userUpdates();
    its.watch(updates.listener, () => {});
    expect(await updates.next()).toEqual(ada);

    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await its.getIdToken()).toContain(idToken('ada', 2));
    vi.useRealTimers();

    expect(updates.received).not.toContain(null);
    expect(its.cachedUser()).toEqual(ada);
  });

  /** Simulates a storage event, or the change that the SDK’s polling finds on phones. */
  async function signedInBesideAnotherTab(...account: Parameters<typeof provider>) {
    const user = await storedAfterSignIn(...account);
    provider();
    let dispatch: (event: object) => void = () => {};
    browserWith(fullStorage(), {
      addEventListener: (_: string, listener: typeof dispatch) => void (dispatch = listener),
    });
    const { its, updates } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    expect(await updates.next()).toEqual(ada);
    return { its, updates, user, dispatch: (event: object) => dispatch(event) };
  }

  it('the session stays in memory when the storage is emptied, until sign-out', async () => {
    const { its, updates, dispatch } = await signedInBesideAnotherTab();

    dispatch({ key: null });
    await flushMicrotasks();

    expect(await its.getIdToken()).toBe(idToken('ada'));
    expect(updates.received).toEqual([null, ada]);

    await its.signOut(call);
    expect(await updates.next()).toBeNull();
    dispatch({ key: null });
    await flushMicrotasks();
    expect(await its.getIdToken()).toBeNull();
  });

  it.each([
    ['replaces the one in memory', { localId: 'grace', email: 'grace@example.com' }, 'grace'],
    ['may be the same, whose sign-out counts here, too', undefined, 'ada'],
  ])('a user stored by another tab %s', async (_, account, uid) => {
    const { its, updates, user, dispatch } = await signedInBesideAnotherTab(account);

    localStorage.removeItem('filler');
    localStorage.setItem(userKey, user);
    dispatch({ key: userKey, newValue: user });
    await vi.waitFor(async () => expect(its.cachedUser()?.uid).toBe(uid));
    await flushMicrotasks();
    localStorage.removeItem(userKey);
    dispatch({ key: userKey, newValue: null });

    await vi.waitFor(() => expect(updates.received.at(-1)).toBeNull());
    expect(await its.getIdToken()).toBeNull();
  });
});

describe('the ID token', () => {
  it('is null without a signed-in user', async () => {
    provider();

    expect(await authenticator().getIdToken()).toBeNull();
  });

  it('waits until the user is known', async () => {
    const { requests } = provider();
    await authenticator().signIn(credentials, call);
    await reload();
    requests.length = 0;

    expect(await authenticator().getIdToken()).toBe(idToken('ada'));
    expect(requests.map(({ url }) => url)).toEqual([`${toolkit}/v1/accounts:lookup?key=key-1`]);
  });

  it('is renewed when it has expired', async () => {
    const { requests } = provider();
    const { its } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    requests.length = 0;
    vi.setSystemTime(Date.now() + 3_600_000);

    expect(await its.getIdToken()).toBe(idToken('ada', 2));
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'https://securetoken.googleapis.com/v1/token?key=key-1',
        body: 'grant_type=refresh_token&refresh_token=refresh-1',
      },
    ]);
    vi.useRealTimers();
  });

  it('is renewed when it was refused', async () => {
    provider();
    const { its } = await watchedAuthenticator();
    await its.signIn(credentials, call);

    expect(await its.getIdToken(idToken('ada'))).toBe(idToken('ada', 2));
  });

  it('is not renewed when an older one was refused', async () => {
    const { requests } = provider();
    const { its } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    requests.length = 0;

    expect(await its.getIdToken(idToken('ada', 0))).toBe(idToken('ada'));
    expect(requests).toEqual([]);
  });

  it('rejects with the provider’s code and ends the session', async () => {
    const { answer } = provider();
    const { its, updates } = await watchedAuthenticator();
    await its.signIn(credentials, call);
    await updates.next();
    vi.setSystemTime(Date.now() + 3_600_000);
    answer('token', errorResponse('TOKEN_EXPIRED'));

    expect(await failureOf(its.getIdToken())).toEqual(sdkFailure('auth/user-token-expired'));
    expect(await updates.next()).toBeNull();
    vi.useRealTimers();
  });
});

describe('watchers', () => {
  /** A returning user whose expired token is being renewed. */
  async function reopenWithExpiredToken() {
    const its = provider();
    await authenticator().signIn(credentials, call);
    await reload();
    vi.setSystemTime(Date.now() + 3_600_000);
    its.answer('accounts:lookup', () => HttpResponse.error());
    const [requests, renewal] = [deferred<void>(), deferred<Response>()];
    let tries = 0;
    its.answer('token', () => {
      // The SDK itself tries once while it restores the session.
      tries += 1;
      if (tries === 1) return HttpResponse.error();
      requests.resolve();
      return renewal.promise;
    });

    const late = authenticator();
    const updates = userUpdates();
    const stop = late.watch(updates.listener, () => {});
    await requests.promise;
    vi.useRealTimers();
    const back = identityProvider();
    return {
      late,
      updates,
      stop,
      letProviderAnswer: () => server.use(back.handler),
      renew: () =>
        renewal.resolve(
          HttpResponse.json({
            access_token: idToken('ada', 2),
            refresh_token: 'refresh-2',
            expires_in: '3600',
          }),
        ),
      expire: () => renewal.resolve(errorResponse('TOKEN_EXPIRED')()),
    };
  }

  it('do not receive a user who signed out during a token renewal', async () => {
    const { late, updates, letProviderAnswer, renew } = await reopenWithExpiredToken();
    await late.signOut(call);
    expect(await updates.next()).toBeNull();

    renew();
    letProviderAnswer();
    await late.signIn(credentials, call);

    expect(await updates.next()).toEqual(ada);
    expect(updates.received).toEqual([null, ada]);
  });

  it('keep the latest user after signing in during a token renewal', async () => {
    const { late, updates, letProviderAnswer, renew } = await reopenWithExpiredToken();
    letProviderAnswer();
    await late.signOut(call);
    await late.signIn(credentials, call);
    expect(await updates.next()).toBeNull();
    expect(await updates.next()).toEqual(ada);

    renew();
    await late.signUp({ name: 'Ada Lovelace', ...credentials }, call);
    await late.updateProfile();

    // At the sign-up and at the update.
    expect(await updates.next()).toEqual(adaWithProfile);
    expect(await updates.next()).toEqual(adaWithProfile);
    expect(updates.received).toEqual([null, ada, adaWithProfile, adaWithProfile]);
  });

  it('do not receive a user whose session has expired', async () => {
    const { updates, expire } = await reopenWithExpiredToken();
    expire();

    expect(await updates.next()).toBeNull();
    expect(updates.received).toEqual([null]);
  });

  it('can unsubscribe during a token renewal', async () => {
    const { late, updates, stop, letProviderAnswer, renew } = await reopenWithExpiredToken();
    stop();

    renew();
    letProviderAnswer();
    await late.signUp({ name: 'Ada Lovelace', ...credentials }, call);
    await late.updateProfile();

    expect(updates.received).toEqual([]);
  });

  it('receive nothing after unsubscribe', async () => {
    provider();
    const { its, updates, stop } = await watchedAuthenticator();
    const other = userUpdates();
    its.watch(other.listener, () => {});
    await other.next();

    stop();
    await its.signUp({ name: 'Ada Lovelace', ...credentials }, call);
    await other.next();
    await its.updateProfile();
    await other.next();

    expect(updates.received).toEqual([null]);
  });
});

describe('the emulator', () => {
  it('is called instead of the hosted service, without a console message', async () => {
    const { requests } = provider();
    const info = vi.spyOn(console, 'info');
    const { its } = await watchedAuthenticator({ emulatorUrl: 'http://127.0.0.1:9099' });

    await its.signIn(credentials, call);

    expect(requests.map(({ url }) => url)).toEqual([
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key-1',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key-1',
    ]);
    expect(info).not.toHaveBeenCalled();
  });
});

interface Consumer {
  readonly eventId: string;
  onAuthEvent(event: object): void;
}

/** A popup resolver of the SDK’s shape, controlled by the test. */
function controlledPopup() {
  const made: string[] = [];
  const opened = deferred<void>();
  const initialized = deferred<void>();
  let consumer: Consumer | undefined;
  let blocking: Error | undefined;

  class Resolver {
    constructor() {
      made.push('made');
    }
    async _initialize() {
      made.push('initialized');
      initialized.resolve();
      return {
        registerConsumer: (its: Consumer) => void (consumer = its),
        unregisterConsumer: () => void (consumer = undefined),
      };
    }
    async _openPopup() {
      made.push('opened');
      if (blocking) throw blocking;
      opened.resolve();
      return { close: () => {}, window: { closed: false } };
    }
    async _originValidation() {}
    _isIframeWebStorageSupported(_auth: unknown, callback: (isSupported: boolean) => void) {
      callback(true);
    }
  }
  const resolver: PopupRedirectResolver = Resolver;

  return {
    resolver,
    settings: { loadPopupResolver: async () => resolver },
    made,
    initialized: initialized.promise,
    opened: opened.promise,
    block: (cause: Error) => void (blocking = cause),
    choose,
    async signIn(its: FirebaseAuthenticator) {
      const signingIn = its.signInWithGoogle(call);
      await opened.promise;
      await flushMicrotasks();
      choose();
      await signingIn;
    },
  };

  function choose() {
    consumer?.onAuthEvent({
      type: 'signInViaPopup',
      eventId: consumer.eventId,
      urlResponse: 'https://marquee.example/__/auth/handler?code=1',
      sessionId: 'session-1',
      postBody: null,
      tenantId: null,
    });
  }
}

/** Flushes microtasks. */
async function flushMicrotasks() {
  for (let turn = 0; turn < 100; turn += 1) await null;
}

describe('signing in with Google', () => {
  it('opens the popup, asks the provider and reports the user', async () => {
    const { requests } = provider({
      localId: 'g-1',
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
      photoUrl: 'https://pictures.example/ada.png',
    });
    const google = controlledPopup();
    const { its, updates } = await watchedAuthenticator(google.settings);

    await google.signIn(its);

    expect(await updates.next()).toEqual({
      uid: 'g-1',
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
      photoURL: 'https://pictures.example/ada.png',
      accessToken: idToken('g-1'),
    });
    expect(requests).toEqual([
      posted('accounts:signInWithIdp', {
        requestUri: 'https://marquee.example/__/auth/handler?code=1',
        sessionId: 'session-1',
        returnSecureToken: true,
        returnIdpCredential: true,
      }),
      posted('accounts:lookup', { idToken: idToken('g-1') }),
    ]);
  });

  it('opens the popup synchronously after preparation', async () => {
    provider();
    const google = controlledPopup();
    const loadPopupResolver = vi.fn(async () => google.resolver);
    const { its } = await watchedAuthenticator({ loadPopupResolver });

    its.prepareGoogle();
    its.prepareGoogle();
    await google.initialized;
    expect(google.made).toEqual(['made', 'initialized', 'initialized']);

    const signingIn = its.signInWithGoogle(call);
    await flushMicrotasks();
    expect(google.made).toEqual(['made', 'initialized', 'initialized', 'initialized', 'opened']);
    expect(loadPopupResolver).toHaveBeenCalledOnce();

    google.choose();
    await signingIn;
  });

  it('rejects with the provider’s code', async () => {
    provider().answer('accounts:signInWithIdp', errorResponse('INVALID_IDP_RESPONSE : Expired.'));
    const google = controlledPopup();
    const { its } = await watchedAuthenticator(google.settings);

    const failure = failureOf(its.signInWithGoogle(call));
    await google.opened;
    await flushMicrotasks();
    google.choose();

    expect(await failure).toEqual(sdkFailure('auth/invalid-credential', 'Expired.'));
  });

  it('rejects when the popup is blocked', async () => {
    provider();
    const google = controlledPopup();
    google.block(new FirebaseError('auth/popup-blocked', 'Firebase: Error (auth/popup-blocked).'));
    const { its } = await watchedAuthenticator(google.settings);

    expect(await failureOf(its.signInWithGoogle(call))).toEqual(sdkFailure('auth/popup-blocked'));
  });

  it('rejects when the popup code fails to load, and retries', async () => {
    provider();
    const google = controlledPopup();
    const cause = new Error('Failed to fetch dynamically imported module');
    const loadPopupResolver = vi.fn(async () => google.resolver).mockRejectedValueOnce(cause);
    const { its } = await watchedAuthenticator({ loadPopupResolver });

    const failure = await failureOf(its.signInWithGoogle(call));
    expect(failure).toEqual(
      new IdentityFailure(
        'auth/network-request-failed',
        'Google’s sign-in popup could not be loaded.',
        { cause },
      ),
    );

    await google.signIn(its);
    expect(loadPopupResolver).toHaveBeenCalledTimes(2);
  });

  it('prepares silently, even on failure', async () => {
    provider();
    const loadPopupResolver = vi.fn(() => Promise.reject(new Error('offline')));
    const { its } = await watchedAuthenticator({ loadPopupResolver });

    its.prepareGoogle();
    await flushMicrotasks();
    its.prepareGoogle();
    await flushMicrotasks();

    expect(loadPopupResolver).toHaveBeenCalledTimes(2);
  });

  it('opens no popup when the call is aborted before', async () => {
    provider();
    const google = controlledPopup();
    const loading = deferred<PopupRedirectResolver>();
    const { its } = await watchedAuthenticator({ loadPopupResolver: () => loading.promise });
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error('The visitor left.');

    const failure = failureOf(its.signInWithGoogle({ signal }));
    controller.abort(reason);
    loading.resolve(google.resolver);

    expect(await failure).toBe(reason);
    expect(google.made).not.toContain('opened');
  });
});

/** The parts of Google’s script, its frame and the browser that the SDK’s resolver uses. */
function browserWithGoogle() {
  const [scripts, windows]: [URL[], URL[]] = [[], []];
  let sendToFrame: ((event: object) => void) | undefined;

  const frame = {
    restyle: async () => {},
    ping: async () => {},
    register: (_name: string, handler: (event: object) => void) => void (sendToFrame = handler),
    send: async () => {},
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({
        open: (_settings: object, ready: (its: typeof frame) => unknown) => ready(frame),
      }),
    },
  };
  const globals: Record<string, unknown> = {
    screen: { availHeight: 900, availWidth: 1600 },
    open: (address: string) => {
      windows.push(new URL(address));
      return { closed: false, focus: () => {}, close: () => {} };
    },
  };

  browserWith(memoryStorage(), globals);
  vi.stubGlobal('self', { location: { href: 'https://marquee.example/login' } });
  vi.stubGlobal('gapi', gapi);
  vi.stubGlobal('document', {
    createElement: () => ({
      setAttribute(_name: string, address: string) {
        scripts.push(new URL(address));
      },
    }),
    getElementsByTagName: () => [{ appendChild: () => {} }],
  });

  return {
    scripts,
    windows,
    /** Calls the callback that the script’s URL names. */
    scriptArrives() {
      const name = scripts.at(-1)?.searchParams.get('onload') ?? '';
      const arrived = Reflect.get(window, name);
      Reflect.set(window, 'gapi', gapi);
      arrived();
    },
    choose: () =>
      sendToFrame?.({
        authEvent: {
          type: 'signInViaPopup',
          eventId: windows.at(-1)?.searchParams.get('eventId'),
          urlResponse: 'https://marquee.example/__/auth/handler?code=1',
          sessionId: 'session-1',
        },
      }),
  };
}

describe('the SDK’s own popup resolver', () => {
  it('loads its script and frame before the click and opens synchronously', async () => {
    const { requests } = provider();
    const google = browserWithGoogle();
    const { its, updates } = await watchedAuthenticator({
      loadPopupResolver: async () => browserPopupRedirectResolver,
    });

    its.prepareGoogle();
    await flushMicrotasks();
    expect(google.scripts.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://apis.google.com/js/api.js',
    ]);
    google.scriptArrives();
    await flushMicrotasks();
    expect(google.windows).toEqual([]);

    const signingIn = its.signInWithGoogle(call);
    await flushMicrotasks();
    expect(google.windows.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://marquee.example/__/auth/handler',
    ]);
    expect(google.windows[0]?.searchParams.get('providerId')).toBe('google.com');
    expect(google.scripts).toHaveLength(1);

    google.choose();
    await signingIn;
    expect(await updates.next()).toEqual(ada);
    expect(requests.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      `GET ${toolkit}/v1/projects?key=key-1`,
      `POST ${toolkit}/v1/accounts:lookup?key=key-1`,
      `POST ${toolkit}/v1/accounts:signInWithIdp?key=key-1`,
    ]);
  });
});
