import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/demoTest';
import { english } from '@/domain/texts/english';
import { narrow, openSearch, rowOfName, search, wide } from '../support/screens';

const panel = (page: Page) => page.getByRole('heading', { name: /^Movies recommended by/ });
const complete = /^\d+ movies in \d+ rows\.$/;

test('ten names fit two screens, and one line of a very wide window', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  await openSearch(page);
  await search(page, 'heist in space');
  await expect(page.getByRole('status')).toHaveText(complete);
  const rows = page.getByRole('main').getByRole('region');
  await expect(rows).toHaveCount(10);
  const boxesOf = (all: readonly Element[]) => all.map((one) => one.getBoundingClientRect());

  for (const { width, height } of [narrow, wide]) {
    await test.step(`two screens at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const boxes = await rows.evaluateAll(boxesOf);
      const [first, second] = boxes;
      const end = Math.max(...boxes.map(({ bottom }) => bottom));
      expect(end - (first?.top ?? 0)).toBeLessThanOrEqual(2 * height);
      expect(first?.width).toBeGreaterThan(1.5 * (second?.width ?? Infinity));
      await expect(rows.first().getByRole('paragraph').last()).toHaveText(/.{60}/);
    });
  }

  await test.step('one line at 3440 px', async () => {
    await page.setViewportSize({ width: 3440, height: 1440 });
    const boxes = await rows.evaluateAll(boxesOf);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(0.95 * 3440);
  });
});

test('on a laptop a search shows posters without scrolling', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  await openSearch(page);
  for (const query of ['cats', 'science fiction', 'love', 'horror', '90s comedies', 'heist']) {
    await search(page, query);
    await expect(page.getByRole('status')).toHaveText(complete);
  }
  const card = page.getByRole('main').getByRole('region').first().getByRole('article').first();
  await expect(card).toBeInViewport({ ratio: 0.2 });
});

test('arrow keys go from row to row on one line', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  await openSearch(page);
  await search(page, 'heist in space');
  await expect(page.getByRole('status')).toHaveText(complete);
  const rows = page.getByRole('main').getByRole('region');
  for (const index of [0, 1, 2, 3]) {
    const row = rows.nth(index);
    const cards = row.getByRole('button', { name: /^More info about/ });
    if (index === 0) await cards.first().focus();
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(cards.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('a search makes room for the results', async ({ page, openBrowse }) => {
    await openBrowse();
    await openSearch(page);
    const field = page.getByRole('search').getByRole('combobox');
    const example = page
      .getByRole('list', { name: english.searchHelp.try })
      .getByRole('button')
      .first();
    const help = page.getByRole('button', { name: english.searchHelp.toggle });
    await expect(example).toBeVisible();
    await expect(help).toHaveCount(0);

    await test.step('an empty query changes nothing', async () => {
      await search(page, ' ');
      await expect(page.getByRole('search').getByRole('alert')).toHaveText(
        english.search.invalidInput,
      );
      await expect(example).toBeVisible();
    });

    await test.step('a query closes the keyboard, folds the help and scrolls', async () => {
      await field.fill('heist in space');
      await field.press('Enter');
      await expect(field).not.toBeFocused();
      await expect(example).toBeHidden();
      await expect.poll(() => topOf(panel(page))).toBeLessThan(100);
      await expect(page.getByRole('status')).toHaveText(complete);
      await expect(rowOfName(page, 'Guardians of the Galaxy')).toBeInViewport();
    });

    await test.step('the help opens again, and an example folds it', async () => {
      await help.click();
      await expect(help).toHaveAttribute('aria-expanded', 'true');
      await example.click();
      await expect(example).toBeHidden();
      await expect.poll(() => topOf(panel(page))).toBeLessThan(100);
    });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a search closes the keyboard and focuses the results', async ({ page, openBrowse }) => {
    await openBrowse();
    await openSearch(page);
    await search(page, 'heist in space');
    await expect(page.getByRole('status')).toHaveText(complete);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search without “heist”' })).toBeFocused();
  });
});

function topOf(element: Locator): Promise<number> {
  return element.evaluate((it) => Math.round(it.getBoundingClientRect().top));
}
