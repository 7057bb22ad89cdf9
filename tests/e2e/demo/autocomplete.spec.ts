import type { Locator, Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { expect, test } from '../support/demoTest';
import { focusedName } from '../support/keys';
import { nameItems, narrow, openSearch, search, wide } from '../support/screens';

test.use({ viewport: wide });

const field = (page: Page) => page.getByRole('search').getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string) => list(page).getByRole('option', { name });

async function textOf(active: Locator): Promise<string> {
  return active.locator('span').first().innerText();
}

async function firstTitle(movies: Locator): Promise<string> {
  const start = 'More info about ';
  const name = await movies
    .locator(`button[aria-label^="${start}"]`)
    .first()
    .getAttribute('aria-label');
  return name?.slice(start.length) ?? '';
}

test('the list completes what is typed and makes no request', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await field(page).fill('h');
  await expect(list(page)).toHaveCount(0);
  await field(page).pressSequentially('eis');
  await expect(list(page)).toHaveAccessibleName(english.autocomplete.list);
  await expect(option(page, 'a heist in space example')).toBeVisible();
  await field(page).fill('');
  await expect(list(page)).toHaveCount(0);

  // Scripts and fonts load when the page is idle.
  expect(requests.filter((url) => !/\.(js|woff2)$/.test(url))).toEqual([]);
});

test('the list works by keyboard', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  const { keyboard } = page;
  const input = field(page);
  const active = list(page).getByRole('option', { selected: true });

  await test.step('Down and Up move the active option; the field keeps the focus', async () => {
    await input.pressSequentially('the');
    await expect(list(page)).toBeVisible();
    await expect(active).toHaveCount(0);
    await keyboard.press('ArrowDown');
    const first = await textOf(active);
    await keyboard.press('ArrowDown');
    expect(await textOf(active)).not.toBe(first);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    await keyboard.press('ArrowUp');
    expect(await textOf(active)).toBe(first);
    await keyboard.press('ArrowUp');
    await expect(active).toHaveCount(0);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('the');
  });

  await test.step('Escape closes the list and changes nothing else', async () => {
    await keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('the');
    await keyboard.press('ArrowDown');
    expect(await focusedName(page), 'without a list the arrow moves the focus').toBe('Search');
    await input.focus();
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('keys of a composition do not move in the list', async () => {
    await input.press('m');
    await input.press('Backspace');
    await expect(list(page)).toBeVisible();
    await input.evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true }),
      ),
    );
    await expect(active).toHaveCount(0);
  });

  await test.step('Down leaves the end of the list for the button', async () => {
    const count = await list(page).getByRole('option').count();
    for (let pressed = 0; pressed < count; pressed += 1) await keyboard.press('ArrowDown');
    await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('ArrowDown');
    expect(await focusedName(page)).toBe('Search');
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('Tab leaves the list', async () => {
    await input.fill('heis');
    await expect(list(page)).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Search');
    await expect(list(page)).toHaveCount(0);
    await expect(input).toHaveValue('heis');
  });

  await test.step('Enter without an active option searches for the typed text', async () => {
    await input.fill('heis');
    await expect(list(page)).toBeVisible();
    await keyboard.press('Enter');
    await expect(list(page)).toHaveCount(0);
    await expect(nameItems(page)).toHaveCount(10);
    await expect(page).toHaveURL(/search=heis$/);
  });
});

test('recent searches, titles of the lists and of the results are offered', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const title = await firstTitle(page.getByRole('region', { name: 'Popular Movies' }));
  await openSearch(page);

  await field(page).fill(title.slice(0, 4).toLowerCase());
  await expect(option(page, `${title} movie`)).toBeVisible();

  await search(page, 'heist in space');
  await expect(nameItems(page)).toHaveCount(10);
  await expect(page.getByRole('status')).toHaveText(/^\d+ movies in/);
  const found = await firstTitle(page.getByRole('main'));
  await field(page).fill(found.slice(0, 5));
  await expect(option(page, `${found} movie`)).toBeVisible();
  await field(page).fill('HEIST');
  await expect(option(page, 'heist in space recent')).toBeVisible();
  await option(page, 'heist in space recent').click();
  await expect(field(page)).toHaveValue('heist in space');
  await expect(list(page)).toHaveCount(0);
});

test('Back closes the list', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  await search(page, 'robots');
  await search(page, 'cats');
  await field(page).fill('robo');
  await expect(list(page)).toBeVisible();

  await page.goBack();

  await expect(field(page)).toHaveValue('robots');
  await expect(list(page)).toHaveCount(0);
});

test('Back to the homepage opens no list', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  await field(page).fill('heist');
  await field(page).press('Enter');
  await expect(nameItems(page)).toHaveCount(10);
  const opened = await page.evaluateHandle(() => {
    const lists: Node[] = [];
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      lists.push(...added.filter((node) => node instanceof Element && node.role === 'listbox'));
    }).observe(document.body, { childList: true, subtree: true });
    return lists;
  });

  await page.goBack();

  await expect(page.getByRole('region', { name: 'Popular Movies' })).toBeVisible();
  expect(await opened.evaluate((lists) => lists.length)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('a tap picks a query; the list covers neither field nor button', async ({
    page,
    openBrowse,
  }) => {
    await openBrowse();
    await openSearch(page);
    await field(page).fill('heis');
    await expect(list(page)).toBeVisible();
    const button = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox();
    const box = await list(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));

    await option(page, 'a heist in space example').tap();

    await expect(field(page)).toHaveValue('a heist in space');
    await expect(nameItems(page)).toHaveCount(10);
  });

  test('the list ends above an on-screen keyboard', async ({ page, openBrowse }) => {
    await openBrowse();
    await openSearch(page);
    await field(page).fill('the');
    await expect(list(page)).toBeVisible();
    const top = await list(page).evaluate((element) => element.getBoundingClientRect().top);

    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: height });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, top + 200);

    await expect
      .poll(() => list(page).evaluate((element) => element.getBoundingClientRect().height))
      .toBeLessThanOrEqual(200);
    await page.keyboard.press('ArrowDown');
    const active = list(page).getByRole('option', { selected: true });
    const count = await list(page).getByRole('option').count();
    for (let pressed = 1; pressed < count; pressed += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(active).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('the list is in the language of the page and fits text of 200 %', async ({
    page,
    openBrowse,
  }) => {
    await openBrowse();
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('hindi');
    await page.getByRole('button', { name: hindi.header.gptSearch }).click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await field(page).fill('रोब');
    await expect(list(page)).toHaveAccessibleName(hindi.autocomplete.list);
    await expect(option(page, 'रोबोट जो प्यार करना सीखते हैं उदाहरण')).toBeVisible();
    const fits = await list(page).evaluate(
      (element) => element.scrollWidth <= element.clientWidth && element.clientWidth <= innerWidth,
    );
    expect(fits).toBe(true);
  });
});
