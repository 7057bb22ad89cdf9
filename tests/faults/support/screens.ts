import { expect, type Page } from '@playwright/test';
import { createAccount, sessionEntry, person } from '../../e2e/support/person';
import { errorLine, fillIn, listTitles, openSearch, row, search } from '../../e2e/support/screens';
import type { Call } from './calls';
import type { Vendors } from './vendors';

/** A screen and the user’s actions there, split so that a fault can occur between them. */
export interface Screen {
  /** The requests made here. */
  readonly calls: readonly Call[];
  /** Without faults: go to the point before the requests. */
  arrive(page: Page, vendors: Vendors): Promise<void>;
  /** Makes the requests. */
  act(page: Page): Promise<void>;
  /** Loading has ended, with success or failure. */
  hasSettled(page: Page): Promise<boolean>;
  /** What must not be lost in any case. */
  expectNothingLost(page: Page, circumstances: Circumstances): Promise<void>;
  /** Without faults: continue from here. */
  resume(page: Page): Promise<void>;
}

interface Circumstances {
  /** The provider renews the token without one, and then rejects the user. */
  readonly isTokenLost: boolean;
}

const query = 'movies with cat in it';
const lists: readonly Call[] = ['upcoming', 'popular', 'top rated', 'now playing'];

const credentials = { email: person.email, password: person.password };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The user is shown by name or, if the name is unknown, by email. */
const signOut = (page: Page) => page.getByRole('button', { name: '(sign out)' });
const isInside = (page: Page) => signOut(page).isVisible();

const form: Pick<Screen, 'hasSettled' | 'expectNothingLost'> = {
  hasSettled: async (page) => (await isInside(page)) || (await objection(page)) !== '',
  async expectNothingLost(page) {
    if (await isInside(page)) return;
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  },
};

export const screens = {
  'sign-in': {
    ...form,
    calls: ['sign in', 'account lookup'],
    async arrive(page, vendors) {
      await createAccount(vendors, person.name);
      await page.goto('/');
      await fillIn(page, credentials);
    },
    act: (page) => button(page, 'Sign In').click(),
    async resume(page) {
      if (!(await isInside(page))) await button(page, 'Sign In').click();
      await expectInside(page);
    },
  },

  'sign-up': {
    ...form,
    calls: ['sign up', 'profile update', 'account lookup'],
    async arrive(page) {
      await page.goto('/');
      await button(page, 'Not registered yet! Sign up now').click();
      await fillIn(page, person);
    },
    act: (page) => button(page, 'Sign Up').click(),
    async resume(page) {
      if (!(await isInside(page))) {
        await button(page, 'Sign Up').click();
        await expect
          .poll(async () => (await isInside(page)) || (await isTaken(page)), 'an answer')
          .toBe(true);
      }
      // The account may exist although its response was lost.
      if (await isTaken(page)) await signInInstead(page);
      await expectInside(page);
    },
  },

  'a refused password': {
    ...form,
    calls: ['sign up', 'password policy'],
    async arrive(page, vendors) {
      vendors.startOver({ minLength: 12, symbol: true });
      await screens['sign-up'].arrive(page);
    },
    act: (page) => button(page, 'Sign Up').click(),
    async resume(page) {
      await page.getByLabel('Password', { exact: true }).fill(`${person.password}, with a symbol`);
      await button(page, 'Sign Up').click();
      await expectInside(page);
    },
  },

  browse: {
    calls: ['account lookup', 'token refresh', ...lists, 'videos', 'player', 'pictures'],
    // With an expired token, so that a new one is requested.
    arrive: (page, vendors) => beRemembered(page, vendors, 'expired').then(() => {}),
    // The load event waits for pictures, which may never come.
    act: (page) => page.goto('/browse', { waitUntil: 'domcontentloaded' }).then(() => {}),
    hasSettled: async (page) =>
      ((await everyRowHasCards(page)) && (await noPictureIsAwaited(page))) ||
      button(page, 'Sign In').isVisible(),
    async expectNothingLost(page, { isTokenLost }) {
      const isRemembered = (await canStore(page)) && !isTokenLost;
      expect(await isInside(page), 'signed in, if the user is remembered').toBe(isRemembered);
    },
    async resume(page) {
      if (!(await isInside(page))) {
        await fillIn(page, credentials);
        await button(page, 'Sign In').click();
      }
      await expectInside(page);
    },
  },

  popup: {
    calls: ['pictures'],
    arrive: openBrowse,
    act: (page) => moreInfo(page).click(),
    hasSettled: async (page) =>
      (await page.getByRole('dialog').isVisible()) && noPictureIsAwaited(page),
    async expectNothingLost(page) {
      await expect(page.getByRole('dialog')).toContainText('Release Date : ');
    },
    async resume(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(moreInfo(page)).toBeFocused();
      // Closing goes back in the history. A new visit must not cross it.
      await expect(page).toHaveURL('/browse');
    },
  },

  'GPT search': {
    calls: ['chat', 'search by name', 'pictures'],
    async arrive(page, vendors) {
      await openBrowse(page, vendors);
      await openSearch(page);
    },
    act: (page) => search(page, query),
    hasSettled: async (page) =>
      (await button(page, 'Try again').isVisible()) || (await searchHasEnded(page)),
    async expectNothingLost(page) {
      await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(query);
      await expect(signOut(page)).toBeVisible();
    },
    async resume(page) {
      const again = button(page, 'Try again');
      await ((await again.isVisible()) ? again : button(page, 'Search')).click();
      await expect(page.getByRole('article').nth(9)).toBeVisible();
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    },
  },

  'not found': {
    calls: [],
    arrive: (page, vendors) => beRemembered(page, vendors, 'fresh').then(() => {}),
    act: (page) => page.goto('/nowhere').then(() => {}),
    hasSettled: (page) => page.getByRole('heading', { level: 1 }).isVisible(),
    async expectNothingLost(page) {
      await expect(page).toHaveURL('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops!');
    },
    async resume(page) {
      await page.getByRole('link', { name: 'Back to Marquee' }).click();
      await expect
        .poll(async () => (await isInside(page)) || button(page, 'Sign In').isVisible())
        .toBe(true);
    },
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

function moreInfo(page: Page) {
  return row(page, 'Popular Movies')
    .getByRole('button', { name: /^More info about / })
    .nth(1);
}

/** Opens the homepage as a returning user, or signs in. */
async function openBrowse(page: Page, vendors: Vendors) {
  const isRemembered = await beRemembered(page, vendors, 'fresh');
  await page.goto('/browse');
  if (!isRemembered) {
    await fillIn(page, credentials);
    await button(page, 'Sign In').click();
  }
  await expectInside(page);
}

/** Stores the session by the browser’s own clock; false if it cannot be stored. */
async function beRemembered(page: Page, vendors: Vendors, token: 'fresh' | 'expired') {
  const { name, value } = await sessionEntry(vendors);
  return page.evaluate(
    ([key, session, validFor]) => {
      const user = JSON.parse(session);
      user.stsTokenManager.expirationTime = Date.now() + validFor;
      try {
        localStorage.setItem(key, JSON.stringify(user));
        return true;
      } catch {
        return false;
      }
    },
    [name, value, token === 'fresh' ? 3_600_000 : -1] as const,
  );
}

function canStore(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      localStorage.setItem('probe', '');
      localStorage.removeItem('probe');
      return true;
    } catch {
      return false;
    }
  });
}

async function expectInside(page: Page) {
  await expect(page).toHaveURL('/browse');
  await expect(signOut(page)).toBeVisible();
}

async function isTaken(page: Page): Promise<boolean> {
  return (await objection(page)).includes('email-already-in-use');
}

/** The text of the error line. */
async function objection(page: Page): Promise<string> {
  return (await errorLine(page).allTextContents()).join('');
}

async function signInInstead(page: Page) {
  await button(page, 'Already a customer! Sign in').click();
  await fillIn(page, credentials);
  await button(page, 'Sign In').click();
}

async function everyRowHasCards(page: Page): Promise<boolean> {
  const counts = listTitles.map((title) => row(page, title).getByRole('button').count());
  // Two buttons of a row are its arrows.
  return (await Promise.all(counts)).every((count) => count > 2);
}

/** Drawn posters replace pictures that fail. */
async function noPictureIsAwaited(page: Page): Promise<boolean> {
  return (await page.locator('div[data-state="loading"]').count()) === 0;
}

async function searchHasEnded(page: Page): Promise<boolean> {
  const main = page.getByRole('main');
  return (
    (await main
      .getByRole('listitem')
      .filter({ hasText: /^\d+ - / })
      .count()) > 0 && (await main.locator('[aria-busy="true"]').count()) === 0
  );
}
