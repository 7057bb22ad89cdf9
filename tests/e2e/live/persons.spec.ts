import type { BrowserContext, Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { catalogueKnowsEveryName, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { provideBrowser, testArgs } from '../../tooling/browser.mjs';
import { anotherPerson, createAccount, sessionEntry, person } from '../support/person';
import {
  expectTitles,
  fillIn,
  openSearch,
  row,
  search,
  signOutButton,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';

const elsewhere = 'https://elsewhere.test/';
const keptAt = 'firebase:authUser:test-firebase-key:[DEFAULT]';

test.use({
  viewport: wide,
  launchOptions: {
    executablePath: provideBrowser({ withoutShell: true }),
    args: testArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ vendors }) => {
  vendors.answer(
    recommends('Heat', 'Ronin'),
    catalogueKnowsEveryName(),
    http.get(elsewhere, () => HttpResponse.html('<h1>Elsewhere</h1>')),
  );
});

const line = (page: Page) => page.getByRole('combobox', { name: english.search.label });
const recent = (page: Page) => page.getByRole('list', { name: english.searchHelp.recent });

/** The first user searches and scrolls. */
async function searchAndScroll(page: Page) {
  await openSearch(page);
  await search(page, 'zeppelins');
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  await page.evaluate(() => scrollTo(0, 40));
}

/** Another tab signs the first user out and the second one in. */
async function changePlaces(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/browse');
  await signOutButton(other).click();
  await signInAs(other, anotherPerson);
  return other;
}

async function storeUser(page: Page, user: string) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [keptAt, user] as const);
}

async function signInAs(page: Page, { name, email, password }: typeof person) {
  await expect(page).toHaveURL('/');
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(signOutButton(page, name)).toBeVisible();
}

/** Goes back in the page; Playwright’s goBack waits for a page that is left at once. */
async function goBack(page: Page) {
  // Runs in a task of its own, so that evaluate returns before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/**
 * Records in each frame whether the first user’s search is visible and under whose name, and
 * whether the page came from bfcache.
 */
async function watchFrames(page: Page) {
  const observed: string[] = [];
  await page.exposeFunction('reportFrame', (seen: string) => void observed.push(seen));
  await page.addInitScript(
    (names) => {
      const emit = (seen: string) => {
        const callback: unknown = Reflect.get(window, 'reportFrame');
        if (typeof callback === 'function') callback(seen);
      };
      let isRestored = false;
      addEventListener('pageshow', ({ persisted }) => {
        isRestored = persisted;
        if (persisted) emit('restored');
      });
      let last = '';
      const look = () => {
        requestAnimationFrame(look);
        const text = document.body?.innerText ?? '';
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
        const whose = names.filter((name) => text.includes(name));
        const isVisible = document.body?.checkVisibility() ?? false;
        const isOfFirst =
          isVisible && [text, ...typed, location.search].some((it) => /zeppelins|Ronin/.test(it));
        const seen = isOfFirst ? `${isRestored ? 'restored, ' : ''}${whose.join()}: zeppelins` : '';
        if (seen !== last) emit(seen);
        last = seen;
      };
      requestAnimationFrame(look);
    },
    [person.name, anotherPerson.name],
  );
  return observed;
}

/** Nothing of the first user remains on the screen, in the history or in storage. */
async function expectOnlySecond(page: Page, frames: readonly string[]) {
  await expect(signOutButton(page, anotherPerson.name)).toBeVisible();
  await expect(page).toHaveURL('/browse');
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const mixed = frames.filter((seen) => /restored|Ravi/.test(seen));
  expect(mixed.filter((seen) => seen !== 'restored')).toEqual([]);

  await openSearch(page);
  await expect(line(page)).toHaveValue('');
  await expect(recent(page)).toHaveCount(0);
  await search(page, 'cats');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await expect(recent(page).getByRole('button', { name: /^(?!Remove|Clear)/ })).toHaveText([
    'cats',
  ]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('zeppelins');
}

test('a page restored from bfcache shows nothing of the previous user', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  await createAccount(vendors, anotherPerson.name, anotherPerson);
  const frames = await watchFrames(page);
  await openBrowse();
  await searchAndScroll(page);
  await page.goto(elsewhere);
  await changePlaces(context);
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
  const frames = await watchFrames(page);
  await openBrowse();
  await searchAndScroll(page);
  await page.goto(elsewhere);
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
  const frames = await watchFrames(page);
  await openBrowse();
  await searchAndScroll(page);
  await page.goto(elsewhere);
  const requests = vendors.requests('').length;

  await goBack(page);
  await expect(signOutButton(page)).toBeVisible();
  await expect(line(page)).toHaveValue('zeppelins');
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  expect(frames).toContain('restored');
  expect(vendors.requests('')).toHaveLength(requests);
});

test('a user stored by another tab replaces the current one at once', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  const second = await sessionEntry(vendors, anotherPerson);
  const frames = await watchFrames(page);
  await openBrowse();
  await searchAndScroll(page);
  const other = await context.newPage();
  await other.goto('/default-avatar.svg');

  await storeUser(other, second.value);
  await expectOnlySecond(page, frames);
});

test('a user stored by another tab stays while the old one is looked up', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  const second = await sessionEntry(vendors, anotherPerson);
  const lookup = vendors.hold('accounts:lookup');
  await openBrowse();
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  const other = await context.newPage();
  await other.goto('/default-avatar.svg');

  await storeUser(other, second.value);
  lookup();
  await expect(signOutButton(page, anotherPerson.name)).toBeVisible();
  expect(await other.evaluate((key) => localStorage.getItem(key), keptAt)).toContain(
    anotherPerson.email,
  );
});

test.describe('on a phone, where the SDK polls the storage', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('one user replaces the other without a signed-out state between', async ({
    page,
    vendors,
    openBrowse,
  }) => {
    const second = await sessionEntry(vendors, anotherPerson);
    const frames = await watchFrames(page);
    await openBrowse();
    await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
    await searchAndScroll(page);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

    // A tab gets no storage event for its own writes.
    await storeUser(page, second.value);
    await expectOnlySecond(page, frames);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/browse');
    await expect(line(page)).toHaveCount(0);
  });
});

test('after sign-out no return address and no scroll position remain', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await createAccount(vendors, anotherPerson.name, anotherPerson);
  await openBrowse('/browse?search=zeppelins');
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  await page.reload();
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(2);

  for (const who of [person, anotherPerson]) {
    await signOutButton(page).or(signOutButton(page, anotherPerson.name)).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('zeppelins');
    await signInAs(page, who);
    await expect(page).toHaveURL('/browse');
    await expect(line(page)).toHaveCount(0);
  }
});

test('a link followed by one user is not shown to the next', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await createAccount(vendors, anotherPerson.name, anotherPerson);
  await openBrowse('/browse?search=zeppelins');
  await expect(line(page)).toHaveValue('zeppelins');
  await page.getByRole('button', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/browse');
  await signOutButton(page).click();
  await signInAs(page, anotherPerson);

  await page.goBack();
  await expect(signOutButton(page, anotherPerson.name)).toBeVisible();
  await expect(page).toHaveURL('/browse');
  await expect(line(page)).toHaveCount(0);
});
