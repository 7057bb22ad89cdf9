import { FirebaseError, deleteApp, getApps } from 'firebase/app';
import { browserPopupRedirectResolver, type PopupRedirectResolver } from 'firebase/auth';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Authenticator } from '@/domain/ports';
import { IdentityFailure } from '@/domain/session';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { deferred } from '../../support/deferred';
import { abortable } from '../../support/abortable';
import { announcements } from '../../support/userUpdates';
import { failureOf } from '../../support/failureOf';
import { idToken, identityProvider, refusing } from '../support/identityProvider';
import { memoryStorage } from '../../support/memoryStorage';

vi.mock('firebase/auth', async () =>
  (await import('../support/firebaseInBrowser')).firebaseInBrowser(),
);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => browserWith(memoryStorage()));
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const toolkit = 'https://identitytoolkit.googleapis.com';
const picture = 'https://marquee.example/default-avatar.svg';
const sent = { email: 'ada@example.com', password: 'Passw0rd' };
const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  accessToken: idToken('ada'),
};
const adaWithProfile = { ...ada, displayName: 'Ada Lovelace', photoURL: picture };

/** What the SDK asks of a browser. */
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
  return firebaseAuthenticator({
    apiKey: 'key-1',
    authDomain: 'marquee.example',
    projectId: 'demo-marquee',
    defaultPhotoURL: picture,
    loadPopupResolver: () => Promise.reject(new Error('No window was expected.')),
    storage: localStorage,
    ...settings,
  });
}

/** An authenticator that somebody listens to, once it has told that nobody is there. */
async function watched(settings?: Parameters<typeof authenticator>[0]) {
  const its = authenticator(settings);
  const heard = announcements();
  const stop = its.watch(heard.listener, () => {});
  expect(await heard.next()).toBeNull();
  return { its, heard, stop };
}

/** Leaves the page and comes back to it. */
async function reload() {
  await Promise.all(getApps().map(deleteApp));
}

describe('signing in', () => {
  it('asks the provider, and tells who came in', async () => {
    const { asked } = provider();
    const { its, heard } = await watched({ appId: '1:1:web:1' });

    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:signInWithPassword?key=key-1`,
        body: { returnSecureToken: true, ...sent, clientType: 'CLIENT_TYPE_WEB' },
      },
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:lookup?key=key-1`,
        body: { idToken: idToken('ada') },
      },
    ]);
    expect(heard.told).toEqual([null, ada]);
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
  ])('refuses as the provider refuses: %s', async (message, code, said) => {
    provider().answer('accounts:signInWithPassword', refusing(message));
    const { its, heard } = await watched();

    const failure = await failureOf(its.signIn(sent, abortable()));

    expect(failure).toBeInstanceOf(IdentityFailure);
    expect(failure).toMatchObject({ code, message: `Firebase: ${said} (${code}).` });
    expect(failure).toHaveProperty('policy', undefined);
    expect(failure.cause).toEqual(new Error(`FirebaseError: Firebase: ${said} (${code}).`));
    expect(heard.told).toEqual([null]);
  });

  it.each([
    ['no network', () => HttpResponse.error()],
    ['a web page', () => HttpResponse.html('<h1>Hotel Wi-Fi</h1>')],
    ['an error page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON that breaks off', () => HttpResponse.text('{"idToken":"')],
    ['an error without a message', () => HttpResponse.json({ error: {} }, { status: 500 })],
  ])('takes %s for a network failure', async (_, answer) => {
    provider().answer('accounts:signInWithPassword', answer);
    const { its } = await watched();

    expect(await failureOf(its.signIn(sent, abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/network-request-failed',
      message: 'Firebase: Error (auth/network-request-failed).',
    });
  });

  it.each([
    ['nobody', { users: [] }, 'Firebase: Error (auth/internal-error).'],
    ['no users', {}, 'The identity provider sent an unexpected response.'],
  ])('refuses when the provider knows %s', async (_, answer, message) => {
    provider().answer('accounts:lookup', () => HttpResponse.json(answer));
    const { its } = await watched();

    expect(await failureOf(its.signIn(sent, abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/internal-error',
      message,
    });
  });

  it('asks nothing once it has been given up', async () => {
    const { asked } = provider();
    const { its } = await watched();
    const { signal, abort } = abortable();
    const reason = new Error('The visitor left.');
    abort(reason);

    expect(await failureOf(its.signIn(sent, { signal }))).toBe(reason);
    expect(await failureOf(its.signUp({ name: 'Ada', ...sent }, { signal }))).toBe(reason);
    expect(await failureOf(its.signInWithGoogle({ signal }))).toBe(reason);
    expect(await failureOf(its.signOut({ signal }))).toBe(reason);
    expect(asked).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const mail = 'accounts:sendOobCode';

  it('is asked a reset mail for, and nobody comes in by that', async () => {
    const { asked, answer } = provider();
    answer(mail, () => HttpResponse.json({ email: sent.email }));
    const { its, heard } = await watched();

    await its.sendPasswordReset(sent.email, abortable());

    expect(asked).toEqual([
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:sendOobCode?key=key-1`,
        body: {
          requestType: 'PASSWORD_RESET',
          email: sent.email,
          clientType: 'CLIENT_TYPE_WEB',
        },
      },
    ]);
    expect(heard.told).toEqual([null]);
  });

  it.each([
    ['there is no account', 'EMAIL_NOT_FOUND'],
    ['the account is disabled', 'USER_DISABLED'],
    ['the account was sent too many', 'RESET_PASSWORD_EXCEED_LIMIT'],
  ])('is answered alike where %s', async (_, message) => {
    provider().answer(mail, refusing(message));
    const { its } = await watched();

    await expect(its.sendPasswordReset(sent.email, abortable())).resolves.toBeUndefined();
  });

  it.each([
    ['no network', () => HttpResponse.error(), 'auth/network-request-failed'],
    [
      'a project without passwords',
      refusing('OPERATION_NOT_ALLOWED'),
      'auth/operation-not-allowed',
    ],
  ])('is refused with %s', async (_, answer, code) => {
    provider().answer(mail, answer);
    const { its } = await watched();

    expect(await failureOf(its.sendPasswordReset(sent.email, abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code,
    });
  });

  it('is not asked for once the call is aborted', async () => {
    const { asked } = provider();
    const { its } = await watched();

    const reason = new Error('The form is gone.');
    const failure = await failureOf(
      its.sendPasswordReset(sent.email, { signal: AbortSignal.abort(reason) }),
    );

    expect(failure).toBe(reason);
    expect(asked).toEqual([]);
  });
});

describe('signing up', () => {
  const form = { name: 'Ada Lovelace', ...sent };

  it('shows the name and picture to come at once, and then those that came', async () => {
    const { asked } = provider();
    const { its, heard } = await watched();

    await its.signUp(form, abortable());
    expect(await heard.next()).toEqual(adaWithProfile);

    await its.updateProfile();
    expect(await heard.next()).toEqual(adaWithProfile);

    expect(asked).toEqual([
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:signUp?key=key-1`,
        body: { returnSecureToken: true, ...sent, clientType: 'CLIENT_TYPE_WEB' },
      },
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:lookup?key=key-1`,
        body: { idToken: idToken('ada') },
      },
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:update?key=key-1`,
        body: {
          idToken: idToken('ada'),
          displayName: 'Ada Lovelace',
          photoUrl: picture,
          returnSecureToken: true,
        },
      },
    ]);
    expect(heard.told).toEqual([null, adaWithProfile, adaWithProfile]);
  });

  it('shows them although the provider writes the e-mail in its own way', async () => {
    provider();
    const { its, heard } = await watched();

    await its.signUp({ ...form, email: 'Ada@Example.com' }, abortable());

    expect(await heard.next()).toEqual(adaWithProfile);
  });

  it('shows what the provider made of the name', async () => {
    provider().answer('accounts:update', () =>
      HttpResponse.json({ localId: 'ada', displayName: 'ADA', photoUrl: picture }),
    );
    const { its, heard } = await watched();

    await its.signUp(form, abortable());
    await heard.next();
    await its.updateProfile();

    expect(await heard.next()).toEqual({ ...adaWithProfile, displayName: 'ADA' });
  });

  it('shows them although the provider has refused them', async () => {
    provider().answer('accounts:update', refusing('INVALID_DISPLAY_NAME : No such name'));
    const { its, heard } = await watched();

    await its.signUp(form, abortable());
    expect(await heard.next()).toEqual(adaWithProfile);

    expect(await failureOf(its.updateProfile())).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/invalid-display-name',
      message: 'Firebase: No such name (auth/invalid-display-name).',
    });
    expect(heard.told).toEqual([null, adaWithProfile]);
  });

  it('tells every watcher', async () => {
    provider();
    const { its, heard } = await watched();
    const second = announcements();
    its.watch(second.listener, () => {});

    await its.signUp(form, abortable());
    await its.updateProfile();

    expect(await heard.next()).toEqual(adaWithProfile);
    expect(await heard.next()).toEqual(adaWithProfile);
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
  ])('refuses as the provider refuses: %s', async (message, code, said) => {
    provider().answer('accounts:signUp', refusing(message));
    const { its, heard } = await watched();

    expect(await failureOf(its.signUp(form, abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code,
      message: `Firebase: ${said} (${code}).`,
    });
    expect(heard.told).toEqual([null]);
  });

  it('leaves nothing of a refused sign-up to who signs in afterwards', async () => {
    provider().answer('accounts:signUp', refusing('EMAIL_EXISTS'));
    const { its, heard } = await watched();

    await failureOf(its.signUp(form, abortable()));
    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
  });

  it('leaves nothing of a sign-up to who signs in after a sign-out', async () => {
    provider();
    const { its, heard } = await watched();

    await its.signUp(form, abortable());
    expect(await heard.next()).toEqual(adaWithProfile);
    await its.signOut(abortable());
    expect(await heard.next()).toBeNull();
    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
  });

  it('updates nothing where nobody is signed in', async () => {
    const { asked } = provider();
    const { its } = await watched();

    await its.updateProfile();
    expect(asked).toEqual([]);
  });
});

describe('a name that the provider does not have yet', () => {
  const form = { name: 'Ada Lovelace', ...sent };
  const storedProfile = () => localStorage.getItem('marquee.profile');
  const updates = (asked: readonly { readonly url: string; readonly body: unknown }[]) =>
    asked.filter(({ url }) => url.includes('accounts:update')).map(({ body }) => body);
  const update = {
    idToken: idToken('ada'),
    displayName: 'Ada Lovelace',
    photoUrl: picture,
    returnSecureToken: true,
  };

  /** Opens the page again, and waits until the SDK knows who is there. */
  async function comeBack() {
    await reload();
    const its = authenticator();
    const remembered = its.cachedUser();
    const heard = announcements();
    its.watch(heard.listener, () => {});
    return { its, remembered, heard, reported: await heard.next() };
  }

  it('is shown at once after a reload, and the provider gets it', async () => {
    const { asked } = provider();
    await authenticator().signUp(form, abortable());

    const { its, remembered, heard, reported } = await comeBack();
    expect(remembered).toEqual(adaWithProfile);
    expect(reported).toEqual(adaWithProfile);

    await its.updateProfile();
    await its.updateProfile();
    expect(updates(asked)).toEqual([update]);
    expect(await heard.next()).toEqual(adaWithProfile);
    expect(storedProfile()).toBeNull();
    expect(its.cachedUser()).toEqual(adaWithProfile);
  });

  it('is sent again after a reload that comes before the answer', async () => {
    const { asked, answer } = provider();
    const reached = deferred<void>();
    answer('accounts:update', () => {
      reached.resolve();
      return new Promise(() => {});
    });
    const its = authenticator();
    await its.signUp(form, abortable());
    its.updateProfile();
    await reached.promise;

    const back = await comeBack();
    expect(back.remembered).toEqual(adaWithProfile);
    back.its.updateProfile();
    await vi.waitFor(() => expect(updates(asked)).toEqual([update, update]));
  });

  it('is sent again after a failure', async () => {
    const { asked, answer } = provider();
    const its = authenticator();
    await its.signUp(form, abortable());
    answer('accounts:update', refusing('UNAVAILABLE', 503));
    expect(await failureOf(its.updateProfile())).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/unavailable',
    });

    const back = await comeBack();
    expect(back.remembered).toEqual(adaWithProfile);
    expect(back.reported).toEqual(adaWithProfile);
    answer('accounts:update', () =>
      HttpResponse.json({ localId: 'ada', displayName: 'Ada Lovelace', photoUrl: picture }),
    );
    await back.its.updateProfile();
    expect(updates(asked)).toEqual([update, update]);
    expect(storedProfile()).toBeNull();
  });

  it('is still shown and stored after an answer that holds no name', async () => {
    provider().answer('accounts:update', () => HttpResponse.json({}));
    const { its, heard } = await watched();
    await its.signUp(form, abortable());
    await its.updateProfile();

    expect(heard.told.at(-1)).toEqual(adaWithProfile);
    expect(storedProfile()).toContain('Lovelace');
  });

  it('is not sent again where the provider has it, although its answer was lost', async () => {
    provider();
    await authenticator().signUp(form, abortable());
    const named = { localId: 'ada', email: sent.email, displayName: 'ADA', photoUrl: picture };
    const { asked } = provider(named);

    const { its, reported } = await comeBack();
    expect(reported).toEqual({ ...adaWithProfile, displayName: 'ADA' });
    await its.updateProfile();

    expect(updates(asked)).toEqual([]);
    expect(storedProfile()).toBeNull();
  });

  it('waits for the person who left before the sign-up was answered', async () => {
    const { asked, answer } = provider();
    const reached = deferred<void>();
    answer('accounts:signUp', () => {
      reached.resolve();
      return new Promise(() => {});
    });
    authenticator().signUp({ ...form, email: 'Ada@Example.com' }, abortable());
    await reached.promise;

    const { its, heard } = await comeBack();
    await its.signIn(sent, abortable());
    expect(await heard.next()).toEqual(adaWithProfile);
    await its.updateProfile();
    expect(updates(asked)).toEqual([update]);
  });

  it.each([
    ['an e-mail of their own', { localId: 'grace', email: 'grace@example.com' }],
    ['the same e-mail, once the uid is known', { localId: 'grace', email: 'ada@example.com' }],
  ])('is not given to another person with %s', async (_, account) => {
    provider().answer('accounts:update', refusing('UNAVAILABLE', 503));
    const its = authenticator();
    await its.signUp(form, abortable());
    await failureOf(its.updateProfile());
    localStorage.removeItem('firebase:authUser:key-1:[DEFAULT]');

    const { asked } = provider(account);
    const back = await comeBack();
    await back.its.signIn(sent, abortable());
    expect(await back.heard.next()).toMatchObject({ uid: 'grace', displayName: null });
    expect(back.its.cachedUser()).toMatchObject({ uid: 'grace', displayName: null });
    await back.its.updateProfile();

    expect(updates(asked)).toEqual([]);
  });

  it('is stored without the password, until a sign-out, even one that fails, or a refused sign-up', async () => {
    const { answer } = provider();
    const { its } = await watched();
    await its.signUp(form, abortable());
    expect(Object.fromEntries(new URLSearchParams(storedProfile() ?? ''))).toEqual({
      owner: sent.email,
      displayName: 'Ada Lovelace',
      photoURL: picture,
    });

    vi.spyOn(localStorage, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await failureOf(its.signOut(abortable()));
    expect(storedProfile()).toBeNull();

    answer('accounts:signUp', refusing('EMAIL_EXISTS'));
    await failureOf(its.signUp(form, abortable()));
    expect(storedProfile()).toBeNull();
  });

  it('stays with the person who signed up last, whatever is answered to who left', async () => {
    const { answer } = provider();
    const [reached, answered] = [deferred<void>(), deferred<Response>()];
    answer('accounts:update', () => {
      reached.resolve();
      return answered.promise;
    });
    const { its, heard } = await watched();
    await its.signUp(form, abortable());
    const updating = its.updateProfile();
    await reached.promise;
    await its.signOut(abortable());

    provider({ localId: 'grace', email: 'grace@example.com' });
    await its.signUp({ ...form, name: 'Grace Hopper', email: 'grace@example.com' }, abortable());
    answered.resolve(HttpResponse.json({ localId: 'ada', displayName: 'Ada Lovelace' }));
    await updating;

    expect(heard.told.at(-1)).toMatchObject({ uid: 'grace', displayName: 'Grace Hopper' });
    expect(storedProfile()).toContain('Grace');
  });
});

describe('a password that breaks the policy', () => {
  const broken = refusing(
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
  );
  const refused = {
    name: 'IdentityFailure',
    code: 'auth/password-does-not-meet-requirements',
    message:
      'Firebase: Missing password requirements: [Password must contain at least 12 characters] (auth/password-does-not-meet-requirements).',
  };

  it('is refused with what the policy asks for', async () => {
    const { asked, answer } = provider();
    answer('accounts:signUp', broken);
    const { its } = await watched();

    const failure = await failureOf(its.signUp({ name: 'Ada', ...sent }, abortable()));

    expect(failure).toMatchObject(refused);
    expect(failure).toHaveProperty('policy', {
      minLength: 12,
      maxLength: 64,
      lowercase: true,
      digit: true,
      symbol: true,
    });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${toolkit}/v1/accounts:signUp?key=key-1`,
      `GET ${toolkit}/v2/passwordPolicy?key=key-1`,
    ]);
  });

  it('is refused with a capital letter where the policy asks for one alone', async () => {
    const { answer } = provider();
    answer('accounts:signUp', broken);
    answer('passwordPolicy', () =>
      HttpResponse.json({
        customStrengthOptions: { containsUppercaseCharacter: true },
        schemaVersion: 1,
      }),
    );

    const failure = await failureOf(authenticator().signUp({ name: 'Ada', ...sent }, abortable()));

    expect(failure).toHaveProperty('policy', expect.objectContaining({ uppercase: true }));
    expect(failure).toHaveProperty('policy', expect.not.objectContaining({ lowercase: true }));
  });

  it('is refused so at a sign-in too', async () => {
    provider().answer('accounts:signInWithPassword', broken);
    const { its } = await watched();

    expect(await failureOf(its.signIn(sent, abortable()))).toHaveProperty('policy.minLength', 12);
  });

  it.each([
    ['cannot be had', refusing('INTERNAL', 500)],
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
  ])('is refused without the policy when that %s', async (_, answer) => {
    const its = provider();
    its.answer('accounts:signUp', broken);
    its.answer('passwordPolicy', answer);

    const failure = await failureOf(authenticator().signUp({ name: 'Ada', ...sent }, abortable()));

    expect(failure).toMatchObject(refused);
    expect(failure).toHaveProperty('policy', undefined);
  });
});

describe('coming back', () => {
  async function signInAndLeave() {
    const its = authenticator();
    await its.signIn(sent, abortable());
    await reload();
  }

  it('is remembered before the provider is asked, and then confirmed', async () => {
    const { asked } = provider();
    await signInAndLeave();
    asked.length = 0;

    const its = authenticator();
    expect(its.cachedUser()).toEqual(ada);
    expect(asked).toEqual([]);

    const heard = announcements();
    its.watch(heard.listener, () => {});
    expect(await heard.next()).toEqual(ada);
    expect(asked.map(({ url }) => url)).toEqual([`${toolkit}/v1/accounts:lookup?key=key-1`]);
  });

  it('ends where the provider no longer knows who came', async () => {
    const { answer } = provider();
    await signInAndLeave();
    answer('accounts:lookup', refusing('USER_NOT_FOUND'));

    const its = authenticator();
    const heard = announcements();
    its.watch(heard.listener, () => {});

    expect(await heard.next()).toBeNull();
    expect(its.cachedUser()).toBeNull();
  });

  it('lasts without network, even with the token of last time', async () => {
    const { answer } = provider();
    await signInAndLeave();
    vi.setSystemTime(Date.now() + 7_200_000);
    answer('accounts:lookup', () => HttpResponse.error());
    answer('token', () => HttpResponse.error());

    const heard = announcements();
    authenticator().watch(heard.listener, () => {});

    expect(await heard.next()).toEqual(ada);
    vi.useRealTimers();
  });

  it('is not remembered after a sign-out', async () => {
    provider();
    const { its, heard } = await watched();
    await its.signIn(sent, abortable());
    await heard.next();

    await its.signOut(abortable());

    expect(await heard.next()).toBeNull();
    expect(its.cachedUser()).toBeNull();
  });
});

describe('a sign-out that fails', () => {
  it('is refused, and the same person can sign in again', async () => {
    provider();
    const storage = memoryStorage();
    browserWith(storage);
    const { its, heard } = await watched();
    await its.signIn(sent, abortable());
    expect(await heard.next()).toEqual(ada);
    const { removeItem } = storage;
    storage.removeItem = () => {
      storage.removeItem = removeItem;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(await failureOf(its.signOut(abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/internal-error',
    });
    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
  });
});

describe('where storage is denied', () => {
  it.each([
    [
      'by an error',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    ['by its absence', () => null],
  ])('signing in works, only nothing is remembered: %s', async (_, localStorage) => {
    provider();
    const denied = { get: localStorage };
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', denied));
    vi.stubGlobal('localStorage', undefined);
    const { its, heard } = await watched({ storage: memoryStorage() });

    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
    expect(its.cachedUser()).toBeNull();
    await its.signOut(abortable());
    expect(await heard.next()).toBeNull();
  });
});

describe('where storage is nearly full', () => {
  /** Room for the SDK's probe and for nobody, until the filler is removed. */
  function fullStorage(entries: Readonly<Record<string, string>> = {}) {
    const filler = 'x'.repeat(5_000);
    const used = Object.values(entries).join('').length + filler.length;
    return memoryStorage({ ...entries, filler }, used + 10);
  }

  const storedAt = 'firebase:authUser:key-1:[DEFAULT]';
  const stored = () => localStorage.getItem(storedAt);

  /** What the SDK stores of somebody who signs in. */
  async function storedAfterSignIn(...account: Parameters<typeof provider>) {
    provider(...account);
    await authenticator().signIn(sent, abortable());
    const user = stored() ?? '';
    await reload();
    return user;
  }

  it.each<[string, (its: Authenticator) => Promise<void>]>([
    ['in', (its) => its.signIn(sent, abortable())],
    ['up', (its) => its.signUp({ name: 'Ada Lovelace', ...sent }, abortable())],
  ])('signing %s works, and holds until the page is left', async (_, enter) => {
    provider();
    browserWith(fullStorage());
    const { its, heard } = await watched({ storage: memoryStorage() });

    await enter(its);

    expect(await heard.next()).toMatchObject({ uid: 'ada' });
    expect(await its.getIdToken()).toBe(idToken('ada'));
    expect(stored()).toBeNull();
    await its.signOut(abortable());
    expect(await heard.next()).toBeNull();
  });

  it('signing in with Google works', async () => {
    provider();
    browserWith(fullStorage());
    const google = windowByHand();
    const { its, heard } = await watched({ loadPopupResolver: async () => google.resolver });

    const signingIn = its.signInWithGoogle(abortable());
    await google.opened;
    await withinThePress();
    google.choose();
    await signingIn;

    expect(await heard.next()).toMatchObject({ uid: 'ada' });
    expect(stored()).toBeNull();
  });

  it('renews the token and updates the profile, and stores them as soon as there is room', async () => {
    provider();
    browserWith(fullStorage());
    const { its, heard } = await watched({ storage: memoryStorage() });
    await its.signUp({ name: 'Ada Lovelace', ...sent }, abortable());
    expect(await heard.next()).toEqual(adaWithProfile);

    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await its.getIdToken()).toBe(idToken('ada', 2));
    vi.useRealTimers();
    expect(await heard.next()).toEqual({ ...adaWithProfile, accessToken: idToken('ada', 2) });
    expect(stored()).toBeNull();

    localStorage.removeItem('filler');
    await its.updateProfile();
    expect(its.cachedUser()).toMatchObject({ uid: 'ada', displayName: 'Ada Lovelace' });
  });

  it('removes another person who is stored', async () => {
    provider();
    browserWith(fullStorage());
    const { its, heard } = await watched();
    localStorage.setItem('filler', 'x'.repeat(4_900));
    localStorage.setItem(storedAt, JSON.stringify({ uid: 'grace' }));

    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
    expect(stored()).toBeNull();
  });

  it('removes what is stored and cannot be read', async () => {
    provider();
    browserWith(fullStorage());
    const { its, heard } = await watched();
    localStorage.setItem('filler', 'x'.repeat(4_900));
    localStorage.setItem(storedAt, '{');

    await its.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
    expect(stored()).toBeNull();
  });

  it('the person who is stored comes back, although a renewed token has no room', async () => {
    const user = await storedAfterSignIn();
    provider().answer('token', () =>
      HttpResponse.json({
        access_token: `${idToken('ada', 2)}${'x'.repeat(100)}`,
        refresh_token: 'refresh-1',
        expires_in: '3600',
      }),
    );
    browserWith(fullStorage({ [storedAt]: user }));
    const its = authenticator();
    const heard = announcements();
    its.watch(heard.listener, () => {});
    expect(await heard.next()).toEqual(ada);

    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await its.getIdToken()).toContain(idToken('ada', 2));
    vi.useRealTimers();

    expect(heard.told).toEqual([ada]);
    expect(its.cachedUser()).toEqual(ada);
  });

  /** Another tab writes to the storage, or the SDK's polling on phones finds a change. */
  async function signedInBesideAnotherTab(...account: Parameters<typeof provider>) {
    const user = await storedAfterSignIn(...account);
    provider();
    let hear: (event: object) => void = () => {};
    browserWith(fullStorage(), {
      addEventListener: (_: string, listener: typeof hear) => void (hear = listener),
    });
    const { its, heard } = await watched();
    await its.signIn(sent, abortable());
    expect(await heard.next()).toEqual(ada);
    return { its, heard, user, hear: (event: object) => hear(event) };
  }

  it('keeps the session in memory when the storage turns out to be empty, until the sign-out', async () => {
    const { its, heard, hear } = await signedInBesideAnotherTab();

    hear({ key: null });
    await withinThePress();

    expect(await its.getIdToken()).toBe(idToken('ada'));
    expect(heard.told).toEqual([null, ada]);

    await its.signOut(abortable());
    expect(await heard.next()).toBeNull();
    hear({ key: null });
    await withinThePress();
    expect(await its.getIdToken()).toBeNull();
  });

  it.each([
    ['replaces the one in memory', { localId: 'grace', email: 'grace@example.com' }, 'grace'],
    ['may be the same, whose sign-out counts here, too', undefined, 'ada'],
  ])('a person whom another tab stores %s', async (_, account, uid) => {
    const { its, heard, user, hear } = await signedInBesideAnotherTab(account);

    localStorage.removeItem('filler');
    localStorage.setItem(storedAt, user);
    hear({ key: storedAt, newValue: user });
    await vi.waitFor(async () => expect(its.cachedUser()).toMatchObject({ uid }));
    await withinThePress();
    localStorage.removeItem(storedAt);
    hear({ key: storedAt, newValue: null });

    await vi.waitFor(() => expect(heard.told.at(-1)).toBeNull());
    expect(await its.getIdToken()).toBeNull();
  });
});

describe('the token', () => {
  it('is nobody’s when nobody is signed in', async () => {
    provider();

    expect(await authenticator().getIdToken()).toBeNull();
  });

  it('waits until it is known who is there', async () => {
    const { asked } = provider();
    await authenticator().signIn(sent, abortable());
    await reload();
    asked.length = 0;

    expect(await authenticator().getIdToken()).toBe(idToken('ada'));
    expect(asked.map(({ url }) => url)).toEqual([`${toolkit}/v1/accounts:lookup?key=key-1`]);
  });

  it('is renewed when it has run out', async () => {
    const { asked } = provider();
    const { its } = await watched();
    await its.signIn(sent, abortable());
    asked.length = 0;
    vi.setSystemTime(Date.now() + 3_600_000);

    expect(await its.getIdToken()).toBe(idToken('ada', 2));
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'https://securetoken.googleapis.com/v1/token?key=key-1',
        body: 'grant_type=refresh_token&refresh_token=refresh-1',
      },
    ]);
    vi.useRealTimers();
  });

  it('is refused as the provider refuses, and the session ends', async () => {
    const { answer } = provider();
    const { its, heard } = await watched();
    await its.signIn(sent, abortable());
    await heard.next();
    vi.setSystemTime(Date.now() + 3_600_000);
    answer('token', refusing('TOKEN_EXPIRED'));

    expect(await failureOf(its.getIdToken())).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/user-token-expired',
    });
    expect(await heard.next()).toBeNull();
    vi.useRealTimers();
  });
});

describe('what watchers are told', () => {
  /** Somebody comes back with a token that has run out; its renewal is in the test's hand. */
  async function comeBackLate() {
    const its = provider();
    await authenticator().signIn(sent, abortable());
    await reload();
    vi.setSystemTime(Date.now() + 3_600_000);
    its.answer('accounts:lookup', () => HttpResponse.error());
    const [asked, renewal] = [deferred<void>(), deferred<Response>()];
    let tries = 0;
    its.answer('token', () => {
      // The SDK itself tries once while it restores the session, before anybody is announced.
      tries += 1;
      if (tries === 1) return HttpResponse.error();
      asked.resolve();
      return renewal.promise;
    });

    const late = authenticator();
    const heard = announcements();
    const stop = late.watch(heard.listener, () => {});
    await asked.promise;
    vi.useRealTimers();
    const back = identityProvider();
    return {
      late,
      heard,
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
      expire: () => renewal.resolve(refusing('TOKEN_EXPIRED')()),
    };
  }

  it('is never late: who signed out while the token was renewed is not announced', async () => {
    const { late, heard, letProviderAnswer, renew } = await comeBackLate();
    await late.signOut(abortable());
    expect(await heard.next()).toBeNull();

    renew();
    letProviderAnswer();
    await late.signIn(sent, abortable());

    expect(await heard.next()).toEqual(ada);
    expect(heard.told).toEqual([null, ada]);
  });

  it('is never late: who came in again keeps what was announced last', async () => {
    const { late, heard, letProviderAnswer, renew } = await comeBackLate();
    letProviderAnswer();
    await late.signOut(abortable());
    await late.signIn(sent, abortable());
    expect(await heard.next()).toBeNull();
    expect(await heard.next()).toEqual(ada);

    renew();
    await late.signUp({ name: 'Ada Lovelace', ...sent }, abortable());
    await late.updateProfile();

    expect(await heard.next()).toEqual(adaWithProfile);
    expect(heard.told).toEqual([null, ada, adaWithProfile]);
  });

  it('is never false: whose session has expired is not announced', async () => {
    const { heard, expire } = await comeBackLate();
    expire();

    expect(await heard.next()).toBeNull();
    expect(heard.told).toEqual([null]);
  });

  it('ends when they stop, even while a token is renewed', async () => {
    const { late, heard, stop, letProviderAnswer, renew } = await comeBackLate();
    stop();

    renew();
    letProviderAnswer();
    await late.signUp({ name: 'Ada Lovelace', ...sent }, abortable());
    await late.updateProfile();

    expect(heard.told).toEqual([]);
  });

  it('ends when they stop', async () => {
    provider();
    const { its, heard, stop } = await watched();
    const other = announcements();
    its.watch(other.listener, () => {});
    await other.next();

    stop();
    await its.signUp({ name: 'Ada Lovelace', ...sent }, abortable());
    await other.next();
    await its.updateProfile();
    await other.next();

    expect(heard.told).toEqual([null]);
  });
});

describe('the emulator', () => {
  it('is asked instead of the hosted service, without a word', async () => {
    const { asked } = provider();
    const spoken = vi.spyOn(console, 'info');
    const { its } = await watched({ emulatorUrl: 'http://127.0.0.1:9099' });

    await its.signIn(sent, abortable());

    expect(asked.map(({ url }) => url)).toEqual([
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key-1',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key-1',
    ]);
    expect(spoken).not.toHaveBeenCalled();
  });
});

interface Consumer {
  readonly eventId: string;
  onAuthEvent(event: object): void;
}

/** Google's window in the hands of a test: a resolver of the shape that the SDK expects. */
function windowByHand() {
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
    _isIframeWebStorageSupported(_auth: unknown, tell: (isSupported: boolean) => void) {
      tell(true);
    }
  }
  const resolver: PopupRedirectResolver = Resolver;

  return {
    resolver,
    made,
    initialized: initialized.promise,
    opened: opened.promise,
    block: (cause: Error) => void (blocking = cause),
    choose: () =>
      consumer?.onAuthEvent({
        type: 'signInViaPopup',
        eventId: consumer.eventId,
        urlResponse: 'https://marquee.example/__/auth/handler?code=1',
        sessionId: 'session-1',
        postBody: null,
        tenantId: null,
      }),
  };
}

/** Lets all happen that can happen without a clock or a network. */
async function withinThePress() {
  for (let turn = 0; turn < 100; turn += 1) await null;
}

describe('continuing with Google', () => {
  it('opens the window, asks the provider, and tells who came in', async () => {
    const { asked } = provider({
      localId: 'g-1',
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
      photoUrl: 'https://pictures.example/ada.png',
    });
    const google = windowByHand();
    const { its, heard } = await watched({ loadPopupResolver: async () => google.resolver });

    const signingIn = its.signInWithGoogle(abortable());
    await google.opened;
    await withinThePress();
    google.choose();
    await signingIn;

    expect(await heard.next()).toEqual({
      uid: 'g-1',
      email: 'ada@example.com',
      displayName: 'Ada Lovelace',
      photoURL: 'https://pictures.example/ada.png',
      accessToken: idToken('g-1'),
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:signInWithIdp?key=key-1`,
        body: {
          requestUri: 'https://marquee.example/__/auth/handler?code=1',
          sessionId: 'session-1',
          returnSecureToken: true,
          returnIdpCredential: true,
        },
      },
      {
        method: 'POST',
        url: `${toolkit}/v1/accounts:lookup?key=key-1`,
        body: { idToken: idToken('g-1') },
      },
    ]);
  });

  it('opens the window within the press, once it is prepared', async () => {
    provider();
    const google = windowByHand();
    const loadPopupResolver = vi.fn(async () => google.resolver);
    const { its } = await watched({ loadPopupResolver });

    its.prepareGoogle();
    its.prepareGoogle();
    await google.initialized;
    expect(google.made).toEqual(['made', 'initialized', 'initialized']);

    const signingIn = its.signInWithGoogle(abortable());
    await withinThePress();
    expect(google.made).toEqual(['made', 'initialized', 'initialized', 'initialized', 'opened']);
    expect(loadPopupResolver).toHaveBeenCalledOnce();

    google.choose();
    await signingIn;
  });

  it('is refused as the provider refuses', async () => {
    provider().answer('accounts:signInWithIdp', refusing('INVALID_IDP_RESPONSE : Expired.'));
    const google = windowByHand();
    const { its } = await watched({ loadPopupResolver: async () => google.resolver });

    const failure = failureOf(its.signInWithGoogle(abortable()));
    await google.opened;
    await withinThePress();
    google.choose();

    expect(await failure).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/invalid-credential',
      message: 'Firebase: Expired. (auth/invalid-credential).',
    });
  });

  it('is refused when the window is blocked', async () => {
    provider();
    const google = windowByHand();
    google.block(new FirebaseError('auth/popup-blocked', 'Firebase: Error (auth/popup-blocked).'));
    const { its } = await watched({ loadPopupResolver: async () => google.resolver });

    expect(await failureOf(its.signInWithGoogle(abortable()))).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/popup-blocked',
      message: 'Firebase: Error (auth/popup-blocked).',
    });
  });

  it('is refused when what the window needs cannot be loaded, and tried again', async () => {
    provider();
    const google = windowByHand();
    const cause = new Error('Failed to fetch dynamically imported module');
    const loadPopupResolver = vi.fn(async () => google.resolver).mockRejectedValueOnce(cause);
    const { its } = await watched({ loadPopupResolver });

    const failure = await failureOf(its.signInWithGoogle(abortable()));
    expect(failure).toMatchObject({
      name: 'IdentityFailure',
      code: 'auth/network-request-failed',
      message: 'Google’s sign-in popup could not be loaded.',
      cause,
    });

    const signingIn = its.signInWithGoogle(abortable());
    await google.opened;
    await withinThePress();
    google.choose();
    await signingIn;
    expect(loadPopupResolver).toHaveBeenCalledTimes(2);
  });

  it('is prepared in silence, even where that fails', async () => {
    provider();
    const loadPopupResolver = vi.fn(() => Promise.reject(new Error('offline')));
    const { its } = await watched({ loadPopupResolver });

    its.prepareGoogle();
    await withinThePress();
    its.prepareGoogle();
    await withinThePress();

    expect(loadPopupResolver).toHaveBeenCalledTimes(2);
  });

  it('opens no window for who has gone before it could open', async () => {
    provider();
    const google = windowByHand();
    const loading = deferred<PopupRedirectResolver>();
    const { its } = await watched({ loadPopupResolver: () => loading.promise });
    const { signal, abort } = abortable();
    const reason = new Error('The visitor left.');

    const failure = failureOf(its.signInWithGoogle({ signal }));
    abort(reason);
    loading.resolve(google.resolver);

    expect(await failure).toBe(reason);
    expect(google.made).not.toContain('opened');
  });
});

/** As much of Google's script, its frame and the browser as the SDK's own resolver asks for. */
function browserWithGoogle() {
  const [scripts, windows]: [URL[], URL[]] = [[], []];
  let tellFrame: ((event: object) => void) | undefined;

  const frame = {
    restyle: async () => {},
    ping: async () => {},
    register: (_name: string, handler: (event: object) => void) => void (tellFrame = handler),
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
    /** Google's script calls the function that its own address names. */
    scriptArrives() {
      const name = scripts.at(-1)?.searchParams.get('onload') ?? '';
      const arrived = Reflect.get(window, name);
      Reflect.set(window, 'gapi', gapi);
      arrived();
    },
    choose: () =>
      tellFrame?.({
        authEvent: {
          type: 'signInViaPopup',
          eventId: windows.at(-1)?.searchParams.get('eventId'),
          urlResponse: 'https://marquee.example/__/auth/handler?code=1',
          sessionId: 'session-1',
        },
      }),
  };
}

describe('the SDK’s own window', () => {
  it('has its script and frame before the press, and opens within it', async () => {
    const { asked } = provider();
    const google = browserWithGoogle();
    const { its, heard } = await watched({
      loadPopupResolver: async () => browserPopupRedirectResolver,
    });

    its.prepareGoogle();
    await withinThePress();
    expect(google.scripts.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://apis.google.com/js/api.js',
    ]);
    google.scriptArrives();
    await withinThePress();
    expect(google.windows).toEqual([]);

    const signingIn = its.signInWithGoogle(abortable());
    await withinThePress();
    expect(google.windows.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://marquee.example/__/auth/handler',
    ]);
    expect(google.windows[0]?.searchParams.get('providerId')).toBe('google.com');
    expect(google.scripts).toHaveLength(1);

    google.choose();
    await signingIn;
    expect(await heard.next()).toEqual(ada);
    expect(asked.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      `GET ${toolkit}/v1/projects?key=key-1`,
      `POST ${toolkit}/v1/accounts:lookup?key=key-1`,
      `POST ${toolkit}/v1/accounts:signInWithIdp?key=key-1`,
    ]);
  });
});
