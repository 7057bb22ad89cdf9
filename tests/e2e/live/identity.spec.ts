import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { identityAsksFor, identityRefuses } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { googlePerson } from '../support/google';
import { createAccount, person } from '../support/person';
import {
  errorLine,
  narrow,
  row,
  signIn,
  signOutButton,
  signUp,
  submitSignIn,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';
import type { VendorRequest, Vendors } from '../support/vendors';

const identity = 'https://identitytoolkit.googleapis.com';
const key = '?key=test-firebase-key';
const { email, password } = person;
const anIdToken = expect.stringMatching(/^[\w-]+\.[\w-]+\./);

test.use({ viewport: wide });

function callsIn(requests: readonly VendorRequest[]) {
  return requests.map(({ method, url, body }) => ({
    call: `${method} ${url}`,
    body: body === null ? null : JSON.parse(body),
  }));
}

function storedProfile(page: Page) {
  return page.evaluate(() => localStorage.getItem('marquee.profile'));
}

test('sign-in sends the credentials once, looks the account up and shows its email without a name', async ({
  page,
  vendors,
}) => {
  await createAccount(vendors);
  const answer = vendors.hold('accounts:signInWithPassword');
  await signIn(page);

  await expect(page.getByRole('button', { name: 'signing in ...' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  answer();

  await expect(page).toHaveURL('/browse');
  await expect(signOutButton(page, email)).toBeVisible();
  expect(callsIn(vendors.requests('googleapis.com/v'))).toEqual([
    {
      call: `POST ${identity}/v1/accounts:signInWithPassword${key}`,
      body: { returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' },
    },
    {
      call: `POST ${identity}/v1/accounts:lookup${key}`,
      body: { idToken: anIdToken },
    },
  ]);
  const headers = vendors.requests('accounts:signIn')[0]?.headers;
  expect(headers?.['content-type']).toBe('application/json');
  expect(headers?.['x-firebase-gmpid']).toBe('1:1234567890:web:abcdef');
});

test('sign-up creates the account, then sets a name and the default picture', async ({
  page,
  vendors,
  baseURL,
}) => {
  const created = vendors.hold('accounts:signUp');
  const updated = vendors.hold('accounts:update');
  const button = signOutButton(page);

  await test.step('create the account', async () => {
    await signUp(page);
    await expect(page.getByRole('button', { name: 'signing up ...' })).toBeVisible();
    created();
  });

  await test.step('show the name and the default picture', async () => {
    await expect(button).toBeVisible();
    await expect(button.getByRole('presentation')).toHaveAttribute(
      'src',
      `${baseURL}/default-avatar.svg`,
    );
    await expect.poll(() => vendors.requests('accounts:update').length).toBe(1);
    updated();
    await expect(page).toHaveURL('/browse');
  });

  await test.step('send three requests', async () => {
    expect(callsIn(vendors.requests('googleapis.com/v'))).toEqual([
      {
        call: `POST ${identity}/v1/accounts:signUp${key}`,
        body: { returnSecureToken: true, email, password, clientType: 'CLIENT_TYPE_WEB' },
      },
      { call: `POST ${identity}/v1/accounts:lookup${key}`, body: { idToken: anIdToken } },
      {
        call: `POST ${identity}/v1/accounts:update${key}`,
        body: {
          idToken: anIdToken,
          displayName: person.name,
          photoUrl: `${baseURL}/default-avatar.svg`,
          returnSecureToken: true,
        },
      },
    ]);
  });

  await test.step('keep the picture after a reload', async () => {
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('default-avatar.svg');
    await page.reload();
    await expect(button.getByRole('presentation')).toHaveAttribute(
      'src',
      `${baseURL}/default-avatar.svg`,
    );
  });
});

test('a reload during the profile update shows the name at once and sends it again', async ({
  page,
  vendors,
}) => {
  const button = signOutButton(page);
  const never = new Promise<Response>(() => {});
  vendors.answer(http.post(/accounts:update/, () => never, { once: true }));
  await signUp(page);
  await expect(button).toBeVisible();
  await expect.poll(() => vendors.requests('accounts:update').length).toBe(1);

  const lookup = vendors.hold('accounts:lookup');
  await page.reload();
  await expect(button).toBeVisible();
  lookup();
  await expect.poll(() => vendors.requests('accounts:update').length).toBe(2);
  await expect.poll(() => storedProfile(page)).toBeNull();

  await signOutButton(page).click();
  await signIn(page);
  await expect(button).toBeVisible();
  expect(vendors.requests('accounts:update')).toHaveLength(2);
});

test('after a sign-out during the profile update, sign-in works', async ({ page, vendors }) => {
  const updated = vendors.hold('accounts:update');
  await signUp(page);
  await expect.poll(() => vendors.requests('accounts:update').length).toBe(1);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  updated();

  await submitSignIn(page);
  await expect(page).toHaveURL('/browse');
  await expect(signOutButton(page)).toBeVisible();
});

test('a failed sign-in shows code and message and keeps the input', async ({
  page,
  vendors,
  reports,
}) => {
  const providerMessage = 'Access has been temporarily disabled.';
  const code = 'auth/too-many-requests';
  vendors.answer(identityRefuses(`TOO_MANY_ATTEMPTS_TRY_LATER : ${providerMessage}`));
  await signIn(page);
  await expect(errorLine(page)).toHaveText(
    `${code} - sign in err - Firebase: ${providerMessage} (${code}).`,
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await reports.are(`error signing in IdentityFailure: Firebase: ${providerMessage} (${code}).`);
  expect(vendors.requests('passwordPolicy')).toEqual([]);
});

test('password reset sends one request and does not reveal that the account is unknown', async ({
  page,
  vendors,
}) => {
  vendors.answer(identityRefuses('EMAIL_NOT_FOUND'));
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  const answer = vendors.hold('accounts:sendOobCode');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const asking = page.getByText('Sending the email…');
  await expect(asking).toBeVisible();
  answer();
  await expect(
    page.getByText(
      'If there is an account with this email, a link to choose a new password is on its way.',
    ),
  ).toBeVisible();
  await expect(asking).toHaveCount(0);
  await expect(errorLine(page)).toHaveText('');
  expect(callsIn(vendors.requests('googleapis.com/v'))).toEqual([
    {
      call: `POST ${identity}/v1/accounts:sendOobCode${key}`,
      body: { requestType: 'PASSWORD_RESET', email, clientType: 'CLIENT_TYPE_WEB' },
    },
  ]);
});

test('a password policy that cannot be fetched again is reported', async ({
  page,
  vendors,
  reports,
}) => {
  vendors.answer(identityAsksFor({ minLength: 12, symbol: true }));
  await signUp(page);
  const code = 'auth/password-does-not-meet-requirements';
  await expect(errorLine(page)).toContainText(`${code} - sign UP err - Firebase: `);
  const rejection = `error signing up IdentityFailure: Firebase: Missing password requirements: [Password must contain at least 12 characters, Password must contain a non-alphanumeric character] (${code}).`;
  await reports.are(rejection);

  vendors.answer(http.get(`${identity}/v2/passwordPolicy`, () => HttpResponse.error()));
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await reports.are(
    rejection,
    rejection,
    'uncaught error Error: FirebaseError: Firebase: Error (auth/network-request-failed).',
  );
});

test('Google sign-in opens its window inside the click', async ({ page, vendors }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...args) => {
      document.documentElement.dataset.opened = navigator.userActivation.isActive
        ? 'inside a press'
        : 'uncalled for';
      return open(...args);
    };
  });
  const button = page.getByRole('button', { name: 'Continue with Google' });

  await test.step('load the script on hover', async () => {
    await page.goto('/');
    await expect(button).toBeVisible();
    expect(vendors.requests('google')).toEqual([]);

    await button.hover();
    await expect
      .poll(() => vendors.requests('').map(({ url }) => url))
      .toEqual([expect.stringMatching(/^https:\/\/apis\.google\.com\/js\/api\.js\?onload=\w+$/)]);
  });

  await test.step('choose an account', async () => {
    const opening = page.waitForEvent('popup');
    await button.click();
    const chooser = await opening;
    await expect(page.getByText('Waiting for the Google window…')).toBeVisible();
    await chooser.getByRole('button', { name: googlePerson.name }).click();
  });

  await test.step('sign in', async () => {
    await expect(page).toHaveURL('/browse');
    await expect(signOutButton(page, googlePerson.name)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-opened', 'inside a press');
    expect(vendors.requests('apis.google.com')).toHaveLength(1);
    const [handler] = vendors.requests('marquee-test.firebaseapp.com/__/auth/handler');
    const asked = new URL(handler?.url ?? '').searchParams;
    expect(asked.get('apiKey')).toBe('test-firebase-key');
    expect(asked.get('authType')).toBe('signInViaPopup');
    expect(asked.get('providerId')).toBe('google.com');
    expect(callsIn(vendors.requests('googleapis.com/v'))).toEqual([
      { call: `GET ${identity}/v1/projects${key}`, body: null },
      {
        call: `POST ${identity}/v1/accounts:signInWithIdp${key}`,
        body: expect.objectContaining({ returnIdpCredential: true, returnSecureToken: true }),
      },
      { call: `POST ${identity}/v1/accounts:lookup${key}`, body: { idToken: anIdToken } },
    ]);
  });
});

test.describe('on touch screens', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('the Google script is loaded before the tap', async ({ page, vendors }) => {
    await page.goto('/');
    await expect.poll(() => vendors.requests('apis.google.com').length).toBe(1);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).tap();
    await (await opening).getByRole('button', { name: googlePerson.name }).tap();
    await expect(page).toHaveURL('/browse');
  });
});

test('Google sign-in fails when the user closes the window', async ({ page, reports }) => {
  await page.clock.install();
  await page.goto('/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opening;
  await expect(chooser.getByRole('button', { name: googlePerson.name })).toBeVisible();
  await chooser.close();
  await page.clock.runFor(2_000);
  await page.clock.runFor(8_000);

  const message = 'Firebase: Error (auth/popup-closed-by-user).';
  await expect(errorLine(page)).toHaveText(
    `auth/popup-closed-by-user - google sign in err - ${message}`,
  );
  await expect(page.getByText('Waiting for the Google window…')).toHaveCount(0);
  await reports.are(`error signing in with google IdentityFailure: ${message}`);
});

test('Google sign-in fails for an unknown domain and a missing script', async ({
  page,
  vendors,
  reports,
}) => {
  const logged: string[] = [];
  const expectFailure = async (code: string) => {
    const message = `Firebase: Error (${code}).`;
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(errorLine(page)).toHaveText(`${code} - google sign in err - ${message}`);
    logged.push(`error signing in with google IdentityFailure: ${message}`);
    await reports.are(...logged);
  };

  await test.step('an unknown domain', async () => {
    const elsewhere = { projectId: '1', authorizedDomains: ['marquee.example'] };
    vendors.answer(
      http.get(`${identity}/v1/projects`, () => HttpResponse.json(elsewhere), { once: true }),
    );
    await page.goto('/');
    await expectFailure('auth/unauthorized-domain');
  });

  await test.step('a missing script', async () => {
    vendors.answer(http.get('https://apis.google.com/js/api.js', () => HttpResponse.error()));
    await page.goto('/');
    await expectFailure('auth/internal-error');
  });
});

test('sign-out sends nothing, clears the user and shows sign-in, even on failure', async ({
  page,
  context,
  vendors,
  openBrowse,
  reports,
}) => {
  const signInAgain = async () => {
    await submitSignIn(page);
    await expect(page).toHaveURL('/browse');
  };
  const lookups = () => vendors.requests('accounts:lookup').length;

  await test.step('before the identity provider has answered', async () => {
    const lookup = vendors.hold('accounts:lookup');
    await openBrowse();
    await expect.poll(lookups).toBe(1);
    await signOutButton(page).click();
    lookup();
    await expect(page).toHaveURL('/');
  });

  await test.step('sends nothing and clears the user', async () => {
    await signInAgain();
    await expect(signOutButton(page)).toBeVisible();
    await expect.poll(lookups).toBe(2);
    const askedBefore = vendors.requests('googleapis.com').length;
    await signOutButton(page).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(signOutButton(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto('/browse');
    await expect(page).toHaveURL('/');
    expect(vendors.requests('googleapis.com')).toHaveLength(askedBefore);
  });

  await test.step('clears the user when it fails', async () => {
    await signInAgain();
    await expect.poll(lookups).toBe(3);
    const other = await context.newPage();
    await other.goto('/browse');
    await expect(signOutButton(other)).toBeVisible();
    await expect.poll(lookups).toBe(4);
    await page.evaluate(() => {
      const { removeItem } = Storage.prototype;
      let refusals = 2;
      Storage.prototype.removeItem = function (key) {
        if (refusals === 0) return removeItem.call(this, key);
        refusals -= 1;
        throw new Error('The storage is unavailable.');
      };
    });
    await signOutButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(errorLine(page)).toHaveText('');
    await expect(other).toHaveURL('/');
    await reports.are(
      'error signing out IdentityFailure: Firebase: An internal AuthError has occurred: The storage is unavailable. (auth/internal-error).',
    );
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await signInAgain();
    await signOutButton(page).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('a session that the provider ends is mentioned until the user signs in', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  const line = page.getByText(english.authForm.sessionEnded);
  vendors.answer(
    http.post(
      `${identity}/v1/accounts\\:lookup`,
      () => HttpResponse.json({ error: { code: 400, message: 'USER_DISABLED' } }, { status: 400 }),
      { once: true },
    ),
  );
  await openBrowse();
  await expect(page).toHaveURL('/');
  await expect(line).toBeVisible();
  await expect(errorLine(page)).toHaveText('');

  await test.step('a sign-out in another tab does not show it, and closes the popup', async () => {
    await submitSignIn(page);
    await row(page, 'Popular Movies')
      .getByRole('button', { name: /^More info/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/browse');
    await signOutButton(other).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Email').click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(line).toHaveCount(0);
  });
});

/** Opens another tab, which waits for its lookup until the returned function is called. */
async function openWaitingTab(page: Page, vendors: Vendors) {
  await expect(signOutButton(page)).toBeVisible();
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  const lookup = vendors.hold('accounts:lookup');
  const other = await page.context().newPage();
  await other.goto('/browse');
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(2);
  return { other, lookup };
}

test('a sign-out in a tab that waits for its lookup also signs out the other tab', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await openBrowse();
  const { other, lookup } = await openWaitingTab(page, vendors);
  await signOutButton(other).click();
  await expect(page).toHaveURL('/');
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(new URL(frame.url()).pathname));

  lookup();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  expect(urls).toEqual([]);
});

test('a sign-out that waits for the lookup forgets the language, also after a change of tab', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const lookup = vendors.hold('accounts:lookup');
  await openBrowse();
  await page.getByLabel('Language').first().selectOption('spanish');
  const leave = page.getByRole('button', { name: /\(salir\)$/ });
  await expect(leave).toBeVisible();
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  await leave.click();
  const isHidden = await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return document.body.hidden;
  });
  expect(isHidden, 'the page is about to reload').toBe(false);

  lookup();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('marquee.language'))).toBeNull();
});

test('a sign-out in another tab wins over a pending lookup', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await openBrowse();
  const { other, lookup } = await openWaitingTab(page, vendors);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');

  lookup();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  const storedUser = () => localStorage.getItem('firebase:authUser:test-firebase-key:[DEFAULT]');
  await expect.poll(() => other.evaluate(storedUser)).toBeNull();
});
