import { expect, test } from '@playwright/test';
import { deleteApp, getApp } from 'firebase/app';
import { GoogleAuthProvider, getAuth, signInWithCredential } from 'firebase/auth';
import { IdentityFailure, type User } from '@/domain/session';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { failureOf } from '../support/failureOf';
import { memoryStorage } from '../support/memoryStorage';
import { emulatorUrl, project } from './project';

const name = 'Asha Rao';
const password = 'Marigold1';
const picture = 'https://marquee.example/default-avatar.svg';

/** The adapter as the app creates it, with its updates. */
function authenticator() {
  const its = firebaseAuthenticator({
    apiKey: 'demo',
    authDomain: 'demo-marquee.firebaseapp.com',
    projectId: 'demo-marquee',
    emulatorUrl,
    defaultPhotoURL: picture,
    loadPopupResolver: () => Promise.reject(new Error('No window was expected.')),
    storage: memoryStorage(),
    report: (_, cause) => {
      throw cause;
    },
  });
  const updates: (User | null)[] = [];
  its.watch(
    (user) => updates.push(user),
    (cause) => {
      throw cause;
    },
  );
  return { its, updates };
}

const call = () => ({ signal: new AbortController().signal });
const newEmail = () => `asha-${crypto.randomUUID()}@example.com`;

test.afterEach(() => deleteApp(getApp()));

test('a weak password is rejected with the emulator’s message', async () => {
  const { its } = authenticator();
  const email = newEmail();

  const failure = await failureOf(its.signUp({ name, email, password: 'abc12' }, call()));
  expect(failure).toBeInstanceOf(IdentityFailure);
  expect(failure).toHaveProperty('code', 'auth/weak-password');
  expect(failure.message).toBe(
    'Firebase: Password should be at least 6 characters (auth/weak-password).',
  );
  expect(await project.account(email)).toBeUndefined();
});

test('a new account reports its name and picture before and after the update', async () => {
  const { its, updates } = authenticator();
  const email = newEmail();
  await its.signUp({ name, email, password }, call());
  await its.updateProfile();

  const account = await project.account(email);
  const user = {
    uid: account?.localId,
    email,
    displayName: name,
    photoURL: picture,
    accessToken: await its.getIdToken(),
  };
  await expect.poll(() => updates).toEqual([null, user, user]);
  expect(account?.displayName).toBe(name);
  expect(account?.photoUrl).toBe(picture);
});

test('a Google credential signs in with name and picture', async () => {
  const { updates } = authenticator();
  const email = newEmail();
  const credential = GoogleAuthProvider.credential(
    JSON.stringify({ sub: email, email, email_verified: true, name: 'Meera Nair', picture }),
  );
  await signInWithCredential(getAuth(getApp()), credential);

  await expect
    .poll(() => {
      const user = updates.at(-1);
      return [user?.email, user?.displayName, user?.photoURL];
    })
    .toEqual([email, 'Meera Nair', picture]);
  expect((await project.account(email))?.displayName).toBe('Meera Nair');
});

test('a token that cannot be renewed rejects, and watchers receive null', async () => {
  const { its, updates } = authenticator();
  const email = newEmail();
  await its.signUp({ name, email, password }, call());
  const account = await project.account(email);
  await project.disable(account?.localId ?? '');
  Object(getAuth(getApp()).currentUser).stsTokenManager.expirationTime = 0;

  const failure = await failureOf(its.getIdToken());
  expect(failure).toBeInstanceOf(IdentityFailure);
  expect(failure).toHaveProperty('code', 'auth/user-disabled');
  await expect.poll(() => updates.at(-1)).toBeNull();
  expect(await its.getIdToken()).toBeNull();
});
