import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test as base } from '../e2e/support/guardedTest';
import { fillIn, wide } from '../e2e/support/screens';
import { gapi } from './gapi';
import { emulatorUrl, project } from './project';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Fixtures {
  readonly person: Person;
  readonly network: void;
}

const accounts = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts`;

/** A test of the built app against the emulator. The only other network is Google’s script. */
export const test = base.extend<Fixtures>({
  viewport: wide,
  person: async ({ context: _ }, use) => {
    const email = `asha-${crypto.randomUUID()}@example.com`;
    await use({ name: 'Asha Rao', email, password: 'Marigold1' });
  },
  network: [
    async ({ context, baseURL, reports: _ }, use) => {
      await context.route(
        (url) => ![baseURL, emulatorUrl].includes(url.origin),
        (route) =>
          route.request().url().startsWith('https://apis.google.com/js/api.js')
            ? route.fulfill({ contentType: 'text/javascript', body: gapi })
            : route.abort('internetdisconnected'),
      );
      await use();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** Creates the user’s account in the emulator and returns its id. */
export async function createAccount({ name, email, password }: Person): Promise<string> {
  const { localId, idToken } = v.parse(
    v.object({ localId: v.string(), idToken: v.string() }),
    await post('signUp', { email, password, returnSecureToken: true }),
  );
  await post('update', { idToken, displayName: name });
  return localId;
}

export async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/');
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signUp(page: Page, person: Person) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Signs a user in and returns the account’s id. */
export async function arrive(page: Page, person: Person): Promise<string> {
  const localId = await createAccount(person);
  await signIn(page, person);
  await expect(page).toHaveURL('/browse');
  return localId;
}

async function post(action: string, body: object): Promise<unknown> {
  const response = await fetch(`${accounts}:${action}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator answered ${response.status} to ${action}.`);
  return response.json();
}

export { emulatorUrl, expect, project };
