import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { catalogueKnowsEveryName, recommends } from '@/demo/vocabulary';
import { filmTitled } from '@/demo/movies/filmTitled';
import { expect, test } from '../support/test';
import { expectTitles, row, search, searchField, signOutButton } from '../support/screens';

const chat = 'chat/completions';

test.beforeEach(({ vendors }) => {
  vendors.answer(recommends('Heat', 'Ronin'), catalogueKnowsEveryName());
});

const offer = (page: Page) => page.getByRole('button', { name: english.search.ask });

test('a reload shows the results without a request', async ({ page, vendors, openBrowse }) => {
  await openBrowse('/browse?search=');
  await search(page, 'heist');
  for (const name of ['Heat', 'Ronin']) await expectTitles(row(page, name), [name]);
  const lookups = vendors.requests('search/movie').length;

  await page.reload();

  for (const name of ['Heat', 'Ronin']) await expectTitles(row(page, name), [name]);
  await expect(searchField(page)).toHaveValue('heist');
  expect(vendors.requests(chat)).toHaveLength(1);
  expect(vendors.requests('search/movie')).toHaveLength(lookups);
});

test('without a saved answer one button asks', async ({ page, vendors, openBrowse }) => {
  await openBrowse('/browse?search=');
  await search(page, 'heist');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.evaluate(() => sessionStorage.clear());

  await page.reload();
  await expect(searchField(page)).toHaveValue('heist');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  expect(vendors.requests(chat)).toHaveLength(1);

  await offer(page).click();
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await expect(offer(page)).toHaveCount(0);
  expect(vendors.requests(chat)).toHaveLength(2);
});

test('a link asks only after a press, for what the field holds', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await openBrowse('/browse?search=heist');
  await expect(searchField(page)).toHaveValue('heist');
  await expect(offer(page)).toBeVisible();
  expect(vendors.requests(chat)).toEqual([]);

  await searchField(page).fill('heist in space');
  await offer(page).click();

  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  await expect(page).toHaveURL('/browse?search=heist+in+space');
  await page.getByRole('button', { name: 'Homepage' }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('a link to a film of a search keeps its URL until the search is asked', async ({
  page,
  openBrowse,
}) => {
  const heat = filmTitled('Heat').id;
  const url = `/browse?search=heist&movie=${heat}`;
  await openBrowse(url);
  await expect(offer(page)).toBeVisible();
  await expect(page).toHaveURL(url);

  await offer(page).click();

  await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();
  await expect(page).toHaveURL(url);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();
  await expect(page).toHaveURL(url);
});

test('answers are gone after sign-out', async ({ page, openBrowse }) => {
  await openBrowse('/browse?search=');
  await search(page, 'zeppelins');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('zeppelins');

  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await expect.poll(stored).not.toContain('zeppelins');
});

test('full storage loses only the saved answer', async ({ page, vendors, openBrowse }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openBrowse('/browse?search=');
  await search(page, 'heist');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.getByRole('button', { name: 'Homepage' }).click();
  await page.goBack();
  await expectTitles(row(page, 'Heat'), ['Heat']);
  expect(vendors.requests(chat)).toHaveLength(1);
});
