import type { BrowserContext, Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { catalogueKnowsEveryName, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { provideBrowser, testArgs } from '../../tooling/browser.mjs';
import { anotherPerson, createAccount } from '../support/person';
import { expectTitles, row, searchField, signOutButton, wide } from '../support/screens';
import { expectOnlySecond, searchAndScroll, signInAs, watchFrames } from '../support/secondUser';
import { expect, test } from '../support/test';

const elsewhere = 'https://elsewhere.test/';

test.use({
  viewport: wide,
  launchOptions: {
    executablePath: provideBrowser({ withoutShell: true }),
    args: testArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// One worker starts such a browser.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ vendors }) => {
  vendors.answer(
    recommends('Heat', 'Ronin'),
    catalogueKnowsEveryName(),
    http.get(elsewhere, () => HttpResponse.html('<h1>Elsewhere</h1>')),
  );
});

/** Leaves the results for another site. Returns what each frame shows. */
async function searchAndLeave(page: Page, openBrowse: () => Promise<void>) {
  const frames = await watchFrames(page);
  await openBrowse();
  await searchAndScroll(page);
  await page.goto(elsewhere);
  return frames;
}

/** Another tab signs the first user out and the second one in. */
async function switchUser(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/browse');
  await signOutButton(other).click();
  await signInAs(other, anotherPerson);
  return other;
}

/** Goes back in the page; Playwright’s goBack waits for a page that is left at once. */
async function goBack(page: Page) {
  // Runs in a task of its own, so that evaluate returns before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

test('a page restored from bfcache shows nothing of the previous user', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  await createAccount(vendors, anotherPerson.name, anotherPerson);
  const frames = await searchAndLeave(page, openBrowse);
  await switchUser(context);
  frames.length = 0;

  await page.bringToFront();
  await goBack(page);
  await expectOnlySecond(page, frames);
  expect(frames).toContain('restored');
});

test('a page restored from bfcache shows sign-in when signed out', async ({
  page,
  context,
  openBrowse,
}) => {
  const frames = await searchAndLeave(page, openBrowse);
  const other = await context.newPage();
  await other.goto('/browse');
  await signOutButton(other).click();
  await expect(other).toHaveURL('/');
  frames.length = 0;

  await page.bringToFront();
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(english.authForm.sessionEnded)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(frames.filter((seen) => seen.includes('restored'))).toEqual(['restored']);
});

test('a page restored from bfcache for the same user is unchanged', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const frames = await searchAndLeave(page, openBrowse);
  const requests = vendors.requests('').length;

  await goBack(page);
  await expect(signOutButton(page)).toBeVisible();
  await expect(searchField(page)).toHaveValue('zeppelins');
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  expect(frames).toContain('restored');
  expect(vendors.requests('')).toHaveLength(requests);
});
