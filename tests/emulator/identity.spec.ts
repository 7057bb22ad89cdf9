import type { Page } from '@playwright/test';
import { errorLine, fillIn, row, signOutButton } from '../e2e/support/screens';
import { storedUser, expireToken } from './storedUser';
import { arrive, emulatorUrl, expect, createAccount, project, signIn, signUp, test } from './test';

/** Collects the emulator requests from here on by their last path segment. */
function collectRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === emulatorUrl) requests.push(pathname.split(/[/:]/).at(-1) ?? '');
  });
  return requests;
}

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await storedUser(page)).toBeNull();
}

test('sign-up shows name and picture at once, after a reload and in the account', async ({
  page,
  person,
  baseURL,
}) => {
  const picture = `${baseURL}/default-avatar.svg`;
  const button = signOutButton(page);
  await signUp(page, person);
  await expect(page).toHaveURL('/browse');
  await expect(button).toBeVisible();
  await expect(button.getByRole('presentation')).toHaveAttribute('src', picture);
  await expect
    .poll(() => project.account(person.email))
    .toEqual({
      localId: expect.any(String),
      email: person.email,
      displayName: person.name,
      photoUrl: picture,
    });

  await page.reload();
  await expect(button).toBeVisible();
  await expect(button.getByRole('presentation')).toHaveAttribute('src', picture);
});

test('sign-in ignores the case of the e-mail', async ({ page, person }) => {
  await createAccount(person);
  const requests = collectRequests(page);
  await signIn(page, { ...person, email: person.email.toUpperCase() });

  await expect(page).toHaveURL('/browse');
  await expect(signOutButton(page)).toBeVisible();
  await expect(row(page, 'Popular Movies')).toBeVisible();
  expect(requests).toEqual(['signInWithPassword', 'lookup']);
});

test('a wrong password and an unknown e-mail are rejected alike', async ({
  page,
  person,
  reports,
}) => {
  const message = 'Firebase: Error (auth/invalid-credential).';
  const line = `auth/invalid-credential - sign in err - ${message}`;
  await createAccount(person);
  await signIn(page, { ...person, password: 'Wrong1234' });
  await expect(errorLine(page)).toHaveText(line);
  await expect(page).toHaveURL('/');

  await fillIn(page, { email: `not-${person.email}`, password: person.password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await reports.are(
    `error signing in IdentityFailure: ${message}`,
    `error signing in IdentityFailure: ${message}`,
  );
  await expect(errorLine(page)).toHaveText(line);

  await fillIn(page, { email: person.email, password: person.password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/browse');
});

test('sign-up with a taken e-mail changes nothing', async ({ page, person, reports }) => {
  await createAccount(person);
  const before = await project.account(person.email);
  await signUp(page, { ...person, name: 'Somebody Else', password: 'Another1' });

  const message = 'Firebase: Error (auth/email-already-in-use).';
  await expect(errorLine(page)).toHaveText(`auth/email-already-in-use - sign UP err - ${message}`);
  await reports.are(`error signing up IdentityFailure: ${message}`);
  expect(await project.account(person.email)).toEqual(before);
});

test('a weak password is rejected by the form', async ({ page, person }) => {
  const requests = collectRequests(page);
  await signUp(page, { ...person, password: 'abc' });

  await expect(errorLine(page)).toHaveText('Password is not valid! Try again.');
  expect(requests).toEqual([]);
  expect(await project.account(person.email)).toBeUndefined();
});

test('a disabled user cannot sign in', async ({ page, person, reports }) => {
  await project.disable(await createAccount(person));
  await signIn(page, person);

  const message = 'Firebase: Error (auth/user-disabled).';
  await expect(errorLine(page)).toHaveText(`auth/user-disabled - sign in err - ${message}`);
  await reports.are(`error signing in IdentityFailure: ${message}`);
});

test('a user returning the next day gets a new token', async ({ page, person }) => {
  await arrive(page, person);
  const before = await storedUser(page);
  await expireToken(page);
  const requests = collectRequests(page);
  await page.reload();

  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect.poll(() => requests).toEqual(['token', 'lookup']);
  await expect(signOutButton(page)).toBeVisible();
  await expect
    .poll(async () => (await storedUser(page))?.stsTokenManager.expirationTime)
    .toBeGreaterThan(Date.now());
  expect((await storedUser(page))?.email).toBe(before?.email);
});

test('a user disabled meanwhile gets no token and is signed out', async ({ page, person }) => {
  await project.disable(await arrive(page, person));
  await expireToken(page);
  const requests = collectRequests(page);
  await page.reload();

  await expectSignedOut(page);
  expect(requests).toEqual(['token']);
});

for (const { what, happen } of [
  { what: 'disabled', happen: project.disable },
  { what: 'deleted', happen: project.remove },
  { what: 'whose tokens were revoked', happen: project.revoke },
]) {
  test(`a returning user who was ${what} is signed out`, async ({ page, person }) => {
    await happen(await arrive(page, person));
    await page.reload();
    await expectSignedOut(page);
  });
}

test('an unreachable identity provider signs no user out', async ({ page, person }) => {
  await arrive(page, person);
  await page.route(`${emulatorUrl}/**`, (route) => route.abort('internetdisconnected'));
  const lookup = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('accounts:lookup'),
  );
  await page.reload();
  await lookup;

  await expect(signOutButton(page)).toBeVisible();
  await expect(row(page, 'Popular Movies')).toBeVisible();
  expect((await storedUser(page))?.email).toBe(person.email);
});

test('a reload shows no form and keeps the user until sign-out', async ({ page, person }) => {
  await arrive(page, person);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('input[type=password]')) return;
      observer.disconnect();
      document.documentElement.dataset.form = 'shown';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-form');

  await signOutButton(page).click();
  await expectSignedOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-form', 'shown');
  await page.goto('/browse');
  await expectSignedOut(page);
});

test('sign-in and sign-out apply to other tabs', async ({ page, context, person }) => {
  await arrive(page, person);
  const other = await context.newPage();
  await other.goto('/browse');
  await expect(signOutButton(other)).toBeVisible();

  await signOutButton(page).click();
  await expectSignedOut(other);

  await signIn(page, person);
  await expect(other).toHaveURL('/browse');
  await expect(signOutButton(other)).toBeVisible();
});

/** Signs a new user in through the emulator’s Google window. */
async function chooseNewPerson(page: Page, { name, email }: { name: string; email: string }) {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opening;
  await chooser.getByRole('button', { name: 'Add new account' }).click();
  await chooser.locator('#email-input').fill(email);
  await chooser.locator('#display-name-input').fill(name);
  await chooser.getByRole('button', { name: 'Sign in' }).click();
}

test('a new Google user signs in through the emulator’s window and is recognised later', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await chooseNewPerson(page, person);
  await expect(page).toHaveURL('/browse');
  await expect(signOutButton(page)).toBeVisible();
  const account = await project.account(person.email);
  expect(account).toEqual({
    localId: expect.any(String),
    email: person.email,
    displayName: person.name,
  });

  await signOutButton(page).click();
  await expectSignedOut(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opening).getByText(person.email).click();
  await expect(page).toHaveURL('/browse');
  expect(await project.account(person.email)).toEqual(account);
});

test('a Google user takes over the account with the same e-mail, and its password is void', async ({
  page,
  person,
  reports,
}) => {
  const localId = await createAccount(person);
  await page.goto('/');
  await chooseNewPerson(page, { ...person, name: 'Meera Nair' });
  await expect(signOutButton(page, 'Meera Nair')).toBeVisible();
  const account = await project.account(person.email);
  expect(account?.localId).toBe(localId);
  expect(account?.displayName).toBe('Meera Nair');

  await signOutButton(page, 'Meera Nair').click();
  await signIn(page, person);
  const message = 'Firebase: Error (auth/invalid-credential).';
  await expect(errorLine(page)).toHaveText(`auth/invalid-credential - sign in err - ${message}`);
  await reports.are(`error signing in IdentityFailure: ${message}`);
});
