import type { Page } from '@playwright/test';
import { expect, test } from '../support/guardedTest';
import { holdFile } from '../support/holdFile';
import {
  errorLine,
  fillIn,
  row,
  search,
  signOutButton,
  unfoldHelp,
  wide,
} from '../support/screens';
import { person } from '../support/person';
import { withoutWorkers } from '../support/workers';
import { textsOn, translate, untranslatedTexts } from '../support/translator';

test.use({ viewport: wide });

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const names = (page: Page) => page.getByRole('listitem').filter({ hasText: /\d+ - / });

async function expectRows(page: Page, title: string) {
  await expect(row(page, title).getByRole('article').nth(14)).toBeAttached();
}

async function expectResults(page: Page) {
  await expect(names(page)).toHaveCount(10);
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false');
}

/** Each step ends when its result is visible. */
const journey: readonly Step[] = [
  [
    'the sign-in screen',
    async (page) => {
      await page.goto('/');
      await expect(button(page, 'Sign In')).toBeEnabled();
    },
  ],
  ['sign-up', (page) => button(page, 'Not registered yet! Sign up now').click()],
  [
    'a wrong name',
    async (page) => {
      await fillIn(page, { ...person, name: '1', password: 'abc' });
      await button(page, 'Sign Up').click();
      await expect(errorLine(page)).toHaveText('Name is not valid! Try again.');
    },
  ],
  [
    'the rows',
    async (page) => {
      await fillIn(page, person);
      await button(page, 'Sign Up').click();
      await expect(signOutButton(page)).toBeVisible();
      await expectRows(page, 'Now Playing Movies');
    },
  ],
  [
    'the popup',
    async (page) => {
      await button(page, 'More info about Dune: Part Two').first().click();
      await expect(dialog(page)).toContainText('Release Date : 2024-02-27');
    },
  ],
  [
    'the popup closed',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  ],
  [
    'Spanish',
    async (page) => {
      await page.getByLabel('Language').first().selectOption('spanish');
      await expectRows(page, 'Películas populares');
    },
  ],
  [
    'English again',
    async (page) => {
      await page.getByLabel('Idioma').first().selectOption('english');
      await expectRows(page, 'Popular Movies');
    },
  ],
  [
    'GPT search',
    async (page) => {
      await button(page, 'GPT Search').click();
      await expect(button(page, 'Homepage')).toBeVisible();
    },
  ],
  [
    'a blank query',
    async (page) => {
      await search(page, '  ');
      await expect(page.getByText('Invalid Input! Try again.')).toBeVisible();
    },
  ],
  [
    'results',
    async (page) => {
      await search(page, 'heist in space');
      await expect(page.getByText('Suggestions from ai are loading...')).toBeVisible();
      await expectResults(page);
    },
  ],
  [
    'other results, cancelled half-way',
    async (page) => {
      await page.evaluate(() => Reflect.set(globalThis, 'piecesLeft', 12));
      await search(page, 'movies with cat in it');
      await page.waitForFunction(() => Reflect.get(globalThis, 'piecesLeft') < 0);
      await button(page, 'Cancel').click();
      await expect(button(page, 'Cancel')).toHaveCount(0);
      await page.evaluate(() => Reflect.set(globalThis, 'piecesLeft', Infinity));
    },
  ],
  [
    'nothing asked before',
    async (page) => {
      await unfoldHelp(page);
      await button(page, 'Clear all').click();
    },
  ],
  [
    'the homepage',
    async (page) => {
      await button(page, 'Homepage').click();
      await expectRows(page, 'Popular Movies');
    },
  ],
  [
    'offline',
    async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText("You're offline.")).toBeVisible();
    },
  ],
  [
    'online',
    async (page) => {
      await page.context().setOffline(false);
      await expect(page.getByText("You're offline.")).toHaveCount(0);
    },
  ],
  [
    'signed out',
    async (page) => {
      await signOutButton(page).click();
      await expect(button(page, 'Sign In')).toBeVisible();
    },
  ],
  [
    'Caps Lock',
    async (page) => {
      const password = page.getByLabel('Password', { exact: true });
      await password.focus();
      await password.dispatchEvent('keydown', { modifierCapsLock: true });
      await expect(page.getByText('Caps Lock is on.')).toBeVisible();
    },
  ],
  [
    'no Caps Lock',
    async (page) => {
      await page.getByLabel('Password', { exact: true }).blur();
      await expect(page.getByText('Caps Lock is on.')).toHaveCount(0);
    },
  ],
  [
    'a reset',
    async (page) => {
      await page.getByLabel('Email').fill(person.email);
      await button(page, 'Forgot password?').click();
      await expect(page.getByText('This demo sends no email.')).toBeVisible();
    },
  ],
  [
    'the Google window closed',
    async (page) => {
      const opening = page.waitForEvent('popup');
      await button(page, 'Continue with Google').click();
      await expect(page.getByText('Waiting for the Google window…')).toBeVisible();
      await (await opening).close();
      await expect(errorLine(page)).toContainText('auth/popup-closed-by-user');
    },
  ],
  [
    'a URL that does not exist',
    async (page) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    },
  ],
  [
    'back from there',
    async (page) => {
      await page.getByRole('link', { name: 'Back to Marquee' }).click();
      await expect(button(page, 'Sign In')).toBeVisible();
    },
  ],
];

/**
 * Runs in the page. Examples are drawn at random, and the demo sends a piece of its answer every
 * 15 ms.
 */
function showSameTexts() {
  Math.random = () => 0.5;
  const start = setTimeout;
  Reflect.set(globalThis, 'piecesLeft', Infinity);
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number, ...rest: unknown[]) => {
    const left: number = Reflect.get(globalThis, 'piecesLeft');
    if (ms === 15) Reflect.set(globalThis, 'piecesLeft', left - 1);
    return ms === 15 && left <= 0 ? 0 : start(run, ms, ...rest);
  });
}

test('a page translated by the browser shows the same texts from sign-up to sign-out', async ({
  browser,
  context,
  page: translated,
  reports,
}) => {
  const other = await browser.newContext();
  for (const one of [context, other]) await one.addInitScript(showSameTexts);
  await withoutWorkers(other);
  const original = await other.newPage();
  await translate(translated);

  for (const [name, act] of journey) {
    await test.step(name, async () => {
      await Promise.all([act(original), act(translated)]);
      // Pictures and lists of another language can arrive at any time.
      await expect(async () => {
        expect(await textsOn(translated)).toEqual(await textsOn(original));
      }).toPass({ timeout: 20_000, intervals: [100] });
      expect(await untranslatedTexts(translated)).toEqual([]);
    });
  }

  await other.close();
  await reports.are(
    'error signing in with google IdentityFailure: Firebase: Error (auth/popup-closed-by-user).',
  );
});

test('a form translated before hydration keeps what is typed', async ({ page }) => {
  const release = await holdFile(page, 'index');
  await translate(page);
  await page.goto('/', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill(person.email);
  await expect(button(page, 'Sign In')).toBeDisabled();
  expect(await untranslatedTexts(page)).toEqual([]);

  release();

  await expect(button(page, 'Sign In')).toBeEnabled();
  await expect(email).toHaveValue(person.email);
  await expect(email).toBeFocused();
  await button(page, 'Sign In').click();
  await expect(errorLine(page)).toHaveText('Password is not valid! Try again.');
});

test('a translated form does not wait for code that loads later', async ({ page }) => {
  await holdFile(page, 'deferredChunk');
  await translate(page);
  await page.goto('/', { waitUntil: 'commit' });

  await expect(button(page, 'Sign In')).toBeEnabled();
});

test('Enter in a form translated before hydration submits what is typed', async ({ page }) => {
  const release = await holdFile(page, 'index');
  await translate(page);
  await page.goto('/', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill(person.email);
  await email.press('Enter');

  release();

  await expect(errorLine(page)).toHaveText('Password is not valid! Try again.');
  await expect(email).toHaveValue(person.email);
});

test('a render error shows a reload button and is reported once', async ({ page, reports }) => {
  await page.goto('/');
  await fillIn(page, { email: 'nobody', password: person.password });
  await button(page, 'Sign In').click();
  await expect(errorLine(page)).toHaveText('Email is not valid! Try again.');
  // A browser extension may do this.
  await errorLine(page).evaluate((line) => line.replaceChildren());

  await page.getByLabel('Email').fill(person.email);

  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong on this page. Reloading it usually helps.',
  );
  await reports.are(
    "error rendering the page NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  );
  await button(page, 'Reload').click();
  await expect(button(page, 'Sign In')).toBeEnabled();
});
