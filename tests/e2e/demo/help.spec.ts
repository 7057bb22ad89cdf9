import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { expect, test } from '../support/demoTest';
import { person } from '../support/person';
import {
  fillIn,
  nameItems,
  openSearch,
  row,
  rowOfName,
  search,
  signOutButton,
  unfoldHelp,
  wide,
} from '../support/screens';

test.use({ viewport: wide });

const { searchHelp } = english;

const offered = (page: Page) =>
  page.getByRole('list', { name: searchHelp.try }).getByRole('button');
const recent = (page: Page) => page.getByRole('list', { name: searchHelp.recent });

test('examples: search with one click, link names to rows, vary and surprise', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await openSearch(page);
  const atFirst = await offered(page).allInnerTexts();

  await test.step('an example fills the field and finds ten names', async () => {
    const example = offered(page).first();
    const query = await example.innerText();
    expect(searchHelp.examples).toContain(query);

    await example.click();
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(query);
    await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
    await expect(nameItems(page)).toHaveCount(10);
    await expect(page.getByRole('status')).toHaveText(/^\d+ movies in \d+ rows\.$/);
  });

  await test.step('a name links to its row', async () => {
    const last = nameItems(page).last().getByRole('button');
    const name = await last.innerText();
    await last.click();
    const heading = rowOfName(page, name).getByRole('heading');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  await test.step('the next visit shows other examples', async () => {
    await page.getByRole('button', { name: 'Homepage' }).click();
    await expect(row(page, 'Popular Movies')).toBeVisible();
    await openSearch(page);
    const atNext = await offered(page).allInnerTexts();
    expect(atNext).toHaveLength(4);
    expect(atNext.filter((each) => atFirst.includes(each))).toEqual([searchHelp.surprise]);
  });

  await test.step('surprise me', async () => {
    await page.getByRole('button', { name: searchHelp.surprise }).click();
    await expect(nameItems(page)).toHaveCount(10);
    expect(searchHelp.examples).toContain(
      await page.getByRole('search').getByRole('combobox').inputValue(),
    );
  });
});

test('recent searches survive a reload and end with sign-out', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  const queries = recent(page).getByRole('button', { name: /^(?!Remove|Clear)/ });

  await test.step('searches are listed, latest first', async () => {
    for (const query of ['cats', 'heist in space', 'CATS']) {
      await search(page, query);
      await expect(nameItems(page)).toHaveCount(10);
    }
    await unfoldHelp(page);
    await expect(queries).toHaveText(['CATS', 'heist in space']);
  });

  await test.step('a reload keeps them, and one can be repeated', async () => {
    await page.reload();
    await unfoldHelp(page);
    await expect(queries).toHaveText(['CATS', 'heist in space']);
    await queries.last().click();
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('heist in space');
    await unfoldHelp(page);
    await expect(queries).toHaveText(['heist in space', 'CATS']);
  });

  await test.step('sign-out removes them', async () => {
    await signOutButton(page).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('marquee.searches'))).toBeNull();
    await fillIn(page, { email: person.email, password: person.password });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await openSearch(page);
    await expect(offered(page)).toHaveCount(4);
    await expect(recent(page)).toHaveCount(0);
  });
});

test('recent searches are shared between two tabs', async ({ page, context, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  const other = await context.newPage();
  await other.goto('/browse');
  await openSearch(other);
  await search(other, 'cats');
  await expect(recent(page).getByRole('button', { name: 'cats', exact: true })).toBeVisible();
  await unfoldHelp(other);
  await expect(recent(other)).toBeVisible();
  await page.getByRole('button', { name: searchHelp.clear }).click();
  await expect(recent(other)).toHaveCount(0);
});
