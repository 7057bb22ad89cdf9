import { expect, test } from '../support/demoTest';
import { openSearch, row, search, wide } from '../support/screens';

test.use({ viewport: wide });

test('more contrast makes texts and edges clearer', async ({ page, openBrowse }) => {
  await openBrowse();
  const note = page.getByText('(sign out)');
  const card = row(page, 'Popular Movies').getByRole('article').first();
  await expect(note).toHaveCSS('color', 'rgb(188, 183, 172)');
  await expect(card).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ contrast: 'more' });
  await expect(note).toHaveCSS('color', 'rgb(246, 242, 234)');
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('a card with a drawn poster prints its title once', async ({ page, openBrowse }) => {
  await openBrowse();
  const card = row(page, 'Popular Movies').getByRole('article').first();
  const title = 'Godzilla x Kong: The New Empire';
  await expect(card.getByText(title).filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText(title).filter({ visible: true })).toHaveCount(1);
});

test('in forced colours the title of a focused card has a background', async ({
  page,
  openBrowse,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBrowse();
  const card = row(page, 'Popular Movies').getByRole('article').first();
  await card.getByRole('button').focus();
  const caption = card.locator('p').first().locator('xpath=..');
  await expect(caption).toHaveCSS('opacity', '1');
  expect(
    await caption.evaluate((element) => getComputedStyle(element).backgroundColor),
  ).not.toMatch(/^rgba\(.*, 0\)$/);
});

test('in forced colours the sign-in screen has no empty frame', async ({ page }) => {
  await page.goto('/');
  const slideshow = page.locator('[data-slideshow]');
  await expect(slideshow).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(slideshow).toBeHidden();
});

test('the popup is in the title of the document, then the screen again', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await expect(page).toHaveTitle('Browse · Marquee');
  const info = row(page, 'Popular Movies').getByRole('button', { name: /^More info/ });
  await info.first().press('Enter');
  const title = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
  await expect(page).toHaveTitle(`${title} · Marquee`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Browse · Marquee');
});

test('GPT Search opens with a focused field, one heading and its own page title', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await openSearch(page);
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would you like to watch?');
  await expect(page).toHaveTitle('GPT Search · Marquee');
  await search(page, 'movies with cat in it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
