import type { Locator, Page } from '@playwright/test';
import { smallTargets } from '../../tooling/smallTargets';
import { expect, test } from '../support/demoTest';
import { person } from '../support/person';
import { moving, narrow, openSearch, row, wide } from '../support/screens';

const phone = { ...moving, viewport: narrow, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('the whole journey works by touch', async ({ page }) => {
    test.slow();
    const popup = page.getByRole('dialog');

    await test.step('sign up', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).tap();
      await type(page.getByLabel('Name', { exact: true }), person.name);
      await type(page.getByLabel('Email'), person.email);
      await type(page.getByLabel('Password', { exact: true }), person.password);
      await page.getByRole('button', { name: 'Show password' }).tap();
      await page.getByRole('button', { name: 'Sign Up', exact: true }).tap();
      await expect(page).toHaveURL(/\/browse$/);
    });

    const popular = row(page, 'Popular Movies');
    const movieRow = popular.getByRole('list');

    await test.step('a swipe scrolls a row and snaps to a card', async () => {
      await expect(popular.getByRole('article')).toHaveCount(20);
      await popular.scrollIntoViewIfNeeded();
      const rest = comesToRest(movieRow);
      await swipe(page, movieRow, -260);
      await rest;
      expect(await atEdge(movieRow)).toBeGreaterThan(0);
    });

    await test.step('an arrow button scrolls 250 px', async () => {
      const before = await scrolled(movieRow);
      await page.getByRole('button', { name: 'Scroll Popular Movies right' }).tap();
      await expect.poll(() => scrolled(movieRow)).toBe(before + 250);
      await page.getByRole('button', { name: 'Scroll Popular Movies left' }).tap();
      await expect.poll(() => scrolled(movieRow)).toBe(before);
    });

    await test.step('a tap on a picture opens the popup, a swipe over it does not', async () => {
      await scrollToStart(movieRow);
      const card = popular.getByRole('article').first();
      const rest = comesToRest(movieRow);
      await swipe(page, movieRow, -120);
      await rest;
      await expect
        .poll(() => atEdge(movieRow), 'rows snap again after an arrow')
        .toBeGreaterThan(0);
      await scrollToStart(movieRow);
      await expect(popup).toHaveCount(0);
      await card.tap({ position: { x: 30, y: 150 } });
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'Close' }).tap();
      await expect(popup).toHaveCount(0);
    });

    await test.step('open and close the popup', async () => {
      await popular
        .getByRole('button', { name: /^More info about/ })
        .first()
        .tap();
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'Close' }).tap();
      await expect(popup).toHaveCount(0);
    });

    await test.step('change the language in the footer', async () => {
      const language = page.getByRole('contentinfo').getByRole('combobox');
      await language.selectOption('Español');
      await expect(row(page, 'Películas populares')).toBeVisible();
      await language.selectOption('English');
      await expect(popular).toBeVisible();
    });

    await test.step('search and open a movie', async () => {
      await page.getByRole('button', { name: 'GPT Search' }).tap();
      await type(page.getByRole('search').getByRole('combobox'), 'movies with cat in it');
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await page
        .getByRole('button', { name: /^More info about/ })
        .first()
        .tap();
      await expect(popup).toBeVisible();
      await page.touchscreen.tap(8, 8);
      await expect(popup).toHaveCount(0);
    });

    await test.step('go home and sign out', async () => {
      await page.getByRole('button', { name: 'Homepage' }).tap();
      await page.getByRole('button', { name: 'Asha Rao (sign out)' }).tap();
      await expect(page).toHaveURL(/\/$/);
    });
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('every target of the account chooser is 44 px', async ({ page }) => {
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).tap();
    const chooser = await opening;
    await chooser.getByRole('button', { name: 'Use another account' }).tap();
    expect(await chooser.evaluate(smallTargets)).toEqual([]);
  });

  test('no field has text so small that iOS zooms in', async ({ page, openBrowse, reports }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(smallFields)).toEqual([]);

    await openBrowse();
    await page.getByRole('button', { name: 'More info', exact: true }).tap();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: 'Copy link' }).tap();
    await expect(popup.getByRole('textbox')).toBeVisible();
    await reports.are('error copying the link Error: denied');
    expect(await page.evaluate(smallFields)).toEqual([]);
    await popup.getByRole('button', { name: 'Close' }).tap();

    await openSearch(page);
    expect(await page.evaluate(smallFields)).toEqual([]);
  });

  test('the footer link is 44 px high on a tablet too', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'About the project' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('typing and asking insert no styles', async ({ page, openBrowse }) => {
    await openBrowse();
    await openSearch(page);
    // What loads when the page is idle has its styles.
    await expect(page.locator('[data-notices]')).toBeAttached();
    const field = page.getByRole('search').getByRole('combobox');
    const typed = insertedStylesUntil(page, 'input');
    const asked = insertedStylesUntil(page, 'submit');

    await field.fill('heist');
    expect(await typed).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    expect(await asked).toEqual([]);
  });
});

/** Fields with text below 16 px. */
function smallFields(): string[] {
  return [...document.querySelectorAll('input, select')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);
}

/** The rules that are inserted until the page has responded to the next event of this type. */
function insertedStylesUntil(page: Page, type: 'input' | 'submit') {
  return page.evaluate(async (awaited) => {
    const inserted: string[] = [];
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      inserted.push(rule);
      return insert.call(this, rule, index);
    };
    await new Promise((resolve) => {
      addEventListener(awaited, () => setTimeout(resolve), { once: true });
    });
    return inserted;
  }, type);
}

test('a press on a picture opens the popup, a drag does not', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const card = row(page, 'Popular Movies').getByRole('article').nth(1);
  const info = card.getByRole('button', { name: /^More info about/ });
  const popup = page.getByRole('dialog');
  await card.scrollIntoViewIfNeeded();

  await test.step('press', async () => {
    await card.click({ position: { x: 60, y: 200 } });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(info).toBeFocused();
    await expect(page).toHaveURL(/\/browse$/);
  });

  await test.step('double press', async () => {
    await card.dblclick({ position: { x: 60, y: 200 } });
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL(/movie=/);
    await page.goBack();
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse$/);
  });

  await test.step('drag', async () => {
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 40, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 100, y + 150, { steps: 4 });
    await page.mouse.up();
    await info.focus();
    await expect(page).toHaveURL(/\/browse$/);
    await expect(popup).toHaveCount(0);
  });
});

for (const name of ['(sign out)', 'Close']) {
  test(`a double press that closes the popup presses nothing below it: ${name}`, async ({
    page,
    openBrowse,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(wide);
    await openBrowse();
    await page.getByRole('button', { name: 'More info', exact: true }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    const pressed = page.getByText(name).or(page.getByLabel(name));
    const { x = 0, y = 0 } = (await pressed.boundingBox()) ?? {};
    const presses = await page.evaluateHandle(() => {
      const details: number[] = [];
      addEventListener('click', ({ detail }) => details.push(detail));
      return details;
    });

    await page.mouse.click(x + 20, y + 10);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });

    expect(await presses.jsonValue()).toEqual([1]);
  });
}

test('a vertical wheel scrolls the page, a horizontal one the row', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const movieRow = row(page, 'Upcoming Movies').getByRole('list');
  await movieRow.hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(() => scrolled(movieRow)).toBe(400);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 300);
  expect(await scrolled(movieRow)).toBe(400);
});

test('the page behind the popup does not scroll', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const opener = row(page, 'Top Rated Movies').getByRole('button').last();
  await opener.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await opener.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  expect(await scrollTop(page)).toBe(before);

  for (const [x, y] of [
    [wide.width / 2, wide.height / 2],
    [20, wide.height / 2],
  ] as const) {
    await page.mouse.move(x, y);
    await wheel(page, 300);
    expect(await scrollTop(page)).toBe(before);
    await wheel(page, -300);
    expect(await scrollTop(page)).toBe(before);
  }

  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(await scrollTop(page)).toBe(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBe(before + 200);
});

/** Turns the wheel and waits two frames. */
async function wheel(page: Page, distance: number) {
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  );
  await page.mouse.wheel(0, distance);
  await turned;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function type(field: Locator, text: string) {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.insertText(text);
}

function scrolled(movieRow: Locator): Promise<number> {
  return movieRow.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
}

/** Without a swipe, because its length depends on the time between the events. */
async function scrollToStart(movieRow: Locator) {
  await movieRow.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(() => atEdge(movieRow)).toBe(0);
}

/** Resolves when the row has stopped scrolling and snapping. */
function comesToRest(movieRow: Locator): Promise<void> {
  return movieRow.evaluate(
    (list) =>
      new Promise<void>((resolve) => {
        list.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
}

/** How many cards have passed when one is exactly at the edge; −1 otherwise. */
function atEdge(movieRow: Locator): Promise<number> {
  return movieRow.evaluate((list) => {
    const edge = list.getBoundingClientRect().left + parseFloat(getComputedStyle(list).paddingLeft);
    return [...list.children].findIndex(
      (card) => Math.abs(card.getBoundingClientRect().left - edge) < 1,
    );
  });
}

/** Swipes the row with momentum. */
async function swipe(page: Page, movieRow: Locator, distance: number) {
  const box = await movieRow.boundingBox();
  if (!box) throw new Error('The row is not there.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const start = distance < 0 ? 340 : 40;
  const at = (x: number) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(start) });
  for (let part = 0.1; part <= 1; part += 0.1) {
    const touchPoints = at(start + distance * part);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
