import { deferred } from '../../support/deferred';
import { expect, test } from '../support/demoTest';
import { holdFile } from '../support/holdFile';
import { expectFocusVisible, focusedName, go } from '../support/keys';
import {
  moving,
  nameItems,
  narrow,
  openSearch,
  row,
  search,
  searchField,
  unfoldHelp,
  wide,
} from '../support/screens';

test.use({ viewport: wide });

test('when the focused element is removed, focus moves nearby', async ({ page, openBrowse }) => {
  await openBrowse();
  await go(page, 'Tab', 'Play Trailer on YT');
  await page.getByRole('link', { name: 'Play Trailer on YT' }).evaluate((link) => link.remove());
  await expect.poll(() => focusedName(page)).toBe('More info');
  await expectFocusVisible(page);
});

test('closing the message about a missing movie moves focus to the heading', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await page.goto('/browse?movie=999999999');
  await expect(page.getByRole('dialog', { name: "We couldn't find this movie." })).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('with motion', () => {
  test.use(moving);

  test('closing a popup scrolls no card into view', async ({ page, openBrowse }) => {
    await openBrowse();
    const card = row(page, 'Upcoming Movies')
      .getByRole('button', { name: /^More info/ })
      .nth(3);
    await expect(card).toBeInViewport({ ratio: 1 });
    await card.click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(card).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('Back from a typed search moves focus to the heading', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  await searchField(page).fill('heist');
  await searchField(page).press('Enter');
  await expect(nameItems(page)).toHaveCount(10);

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back to an earlier search moves focus to the heading', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  await search(page, 'heist');
  await expect(row(page, 'Heat')).toBeVisible();
  await search(page, 'movies with cats');
  await expect(page).toHaveURL('/browse?search=movies+with+cats');
  const card = page.getByRole('button', { name: 'More info about The Aristocats' });
  await card.focus();

  await page.goBack();

  await expect(row(page, 'Heat')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Forward to a search that the mouse opened leaves the field alone', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await page.getByRole('button', { name: 'GPT Search' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL(/search=/);
  await page.goBack();
  await expect(row(page, 'Popular Movies')).toBeVisible();

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back to a search that was left before its script came leaves the field alone', async ({
  page,
  openBrowse,
}) => {
  const arrived = await holdFile(page, 'deferredChunk');
  await openBrowse();
  const back = page.getByRole('button', { name: 'Homepage' });
  await page.getByRole('button', { name: 'GPT Search' }).click();
  await back.click();
  await expect(page).toHaveURL('/browse');

  await page.goBack();
  arrived();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(back).toBeFocused();
});

test('on a narrow screen an example moves focus to the results', async ({ page, openBrowse }) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  await openSearch(page);
  await page.getByRole('button', { name: 'Surprise me' }).focus();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Search without/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('div');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toMatch(/^Search without/);
});

test('on a narrow screen a refinement moves focus to the results', async ({ page, openBrowse }) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  await openSearch(page);
  await search(page, 'a heist in space');
  const newer = page.getByRole('button', { name: 'newer', exact: true });
  await newer.focus();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Search without “newer”' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('div');
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('after sign-in the heading has focus', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar como invitado' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a notice at the lower edge covers no focused control', async ({ page, openBrowse }) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.getByText(/^You're offline/)).toBeVisible();
  await row(page, 'Upcoming Movies')
    .getByRole('button', { name: /^More info/ })
    .first()
    .focus();
  const next = row(page, 'Popular Movies')
    .getByRole('button', { name: /^More info/ })
    .first();
  await next.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });

  await page.keyboard.press('Tab');

  await expect(next).toBeFocused();
  await expectFocusVisible(page);
});

test('focus follows the GPT search button before focus management has loaded', async ({
  page,
  openBrowse,
}) => {
  const gate = deferred<void>();
  await page.route('**/assets/startFocusManagement-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openBrowse();
  const there = page.getByRole('button', { name: 'GPT Search' });
  const back = page.getByRole('button', { name: 'Homepage' });
  await there.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect(there).toBeFocused();
  gate.resolve();
});

test('closing a popup whose card is gone moves focus to a nearby card', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const popular = row(page, 'Popular Movies');
  await popular.getByRole('button', { name: 'More info about Dune: Part Two' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await popular
    .getByRole('listitem')
    .nth(9)
    .evaluate((card) => card.remove());
  await page.keyboard.press('Escape');
  await expect(popular.getByRole('listitem').nth(9).locator(':focus')).toHaveCount(1);
});

test('in forced colours the search has thin borders, and Clear all none', async ({
  page,
  openBrowse,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBrowse();
  await openSearch(page);
  await search(page, 'heist');
  await unfoldHelp(page);
  const clear = page.getByRole('button', { name: 'Clear all' });
  await expect(clear).toBeVisible();

  const background = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(searchField(page)).toHaveCSS('border-top-color', background);
  await expect(clear).toHaveCSS('border-top-color', background);
  await expect(page.getByRole('search').locator('..')).toHaveCSS('border-top-width', '1px');
});

test('in forced colours cards, buttons and focus have borders', async ({ page, openBrowse }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBrowse();
  const popular = row(page, 'Popular Movies');
  for (const edged of [
    popular.getByRole('article').first(),
    popular.getByRole('button', { name: 'Scroll Popular Movies right' }),
    popular.getByRole('button', { name: /^More info/ }).first(),
    page.getByRole('link', { name: 'Play Trailer on YT' }),
    page.getByRole('button', { name: 'GPT Search' }),
  ]) {
    await expect(edged).toHaveCSS('border-top-style', 'solid');
    await expect(edged).toHaveCSS('border-top-width', '1px');
  }
  await popular.scrollIntoViewIfNeeded();
  await expect(popular.locator('[data-art]').first()).toBeVisible();
  await go(page, 'Tab', 'Play Trailer on YT');
  await page.keyboard.press('ArrowDown');
  await expectFocusVisible(page);
  await openSearch(page);
  await page.getByRole('search').getByRole('combobox').focus();
  await expectFocusVisible(page);
});
