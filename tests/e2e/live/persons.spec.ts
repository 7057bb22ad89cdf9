import type { Page } from '@playwright/test';
import { catalogueKnowsEveryName, recommends } from '@/demo/vocabulary';
import { anotherPerson, createAccount, sessionEntry, person } from '../support/person';
import { expectTitles, row, searchField, signOutButton, wide } from '../support/screens';
import { expectOnlySecond, searchAndScroll, signInAs, watchFrames } from '../support/secondUser';
import { expect, test } from '../support/test';

const userKey = 'firebase:authUser:test-firebase-key:[DEFAULT]';

test.use({ viewport: wide });

test.beforeEach(({ vendors }) => {
  vendors.answer(recommends('Heat', 'Ronin'), catalogueKnowsEveryName());
});

async function storeUser(page: Page, user: string) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [userKey, user] as const);
}

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
  expect(await other.evaluate((key) => localStorage.getItem(key), userKey)).toContain(
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
    await expect(searchField(page)).toHaveCount(0);
  });
});

test('after sign-out no return URL, saved answer or scroll position remains', async ({
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
    await expect(searchField(page)).toHaveCount(0);
  }
});

test('a link followed by one user is not shown to the next', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await createAccount(vendors, anotherPerson.name, anotherPerson);
  await openBrowse('/browse?search=zeppelins');
  await expect(searchField(page)).toHaveValue('zeppelins');
  await page.getByRole('button', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/browse');
  await signOutButton(page).click();
  await signInAs(page, anotherPerson);

  await page.goBack();
  await expect(signOutButton(page, anotherPerson.name)).toBeVisible();
  await expect(page).toHaveURL('/browse');
  await expect(searchField(page)).toHaveCount(0);
});

test('the screen of an unknown URL forgets a user who signed out while it was cached', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const lookup = page.waitForResponse(/accounts:lookup/);
  await page.goto('/nowhere');
  await expect(signOutButton(page)).toBeVisible();
  await lookup;

  // A page in the back/forward cache gets no storage event.
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new Event('pageshow'));
  }, userKey);

  await expect(signOutButton(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/nowhere');
});

test('a press just before a sign-out writes nothing to the history', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const entries = await page.evaluate(() => history.length);
  const paint = await page.evaluateHandle(() => {
    const jobs: (() => void)[] = [];
    window.requestAnimationFrame = () => 0;
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (setTimeout, self, [job, ms]) =>
        ms === 200 ? jobs.push(job) : Reflect.apply(setTimeout, self, [job, ms]),
    });
    return () => jobs.forEach((job) => job());
  });

  for (const button of [page.getByRole('button', { name: 'GPT Search' }), signOutButton(page)]) {
    await button.dispatchEvent('click');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await paint.evaluate((run) => run());

  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
