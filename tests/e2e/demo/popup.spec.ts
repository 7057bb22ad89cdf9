import type { Page } from '@playwright/test';
import { values } from '@/components/theme/tokens';
import { brokenWords } from '../../tooling/brokenWords';
import { expect, test } from '../support/demoTest';
import { filmTitled } from '@/demo/movies/filmTitled';
import { rgbOf } from '../support/rgbOf';
import { moving, row, wide } from '../support/screens';

const popupOf = (page: Page) => page.getByRole('dialog');

const firstCard = (page: Page) =>
  row(page, 'Popular Movies')
    .getByRole('button', { name: /^More info/ })
    .first();

async function openFirstPopup(page: Page) {
  await firstCard(page).press('Enter');
  await expect(popupOf(page)).toBeVisible();
}

test('the trailer link is visible without scrolling in short and in narrow windows', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openBrowse();
  await openFirstPopup(page);
  const trailer = popupOf(page).getByRole('link', { name: 'Search for the trailer' });
  await expect(trailer).toHaveCSS('background-color', rgbOf(values.color.accent));
  const visiblePart = () =>
    trailer.evaluate((element) => {
      const dialog = element.closest('dialog');
      const bottom = dialog?.getBoundingClientRect().bottom ?? 0;
      return dialog?.scrollTop === 0 && element.getBoundingClientRect().bottom < bottom;
    });
  await expect.poll(visiblePart).toBe(true);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(visiblePart).toBe(true);
});

test('titles keep their words in the upper half of a phone', async ({ page, openBrowse }) => {
  await page.setViewportSize({ width: 360, height: 540 });
  await openBrowse();
  await openFirstPopup(page);

  expect(await page.evaluate(brokenWords)).toEqual([]);
});

test('titles keep their words on a laptop at 400 %', async ({ page, openBrowse }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openBrowse();
  for (const movie of ['Dune: Part Two', 'Exhuma']) {
    await page.goto(`/browse?movie=${filmTitled(movie).id}`);
    await expect(popupOf(page)).toHaveAccessibleName(movie);
    expect(await page.evaluate(brokenWords)).toEqual([]);
  }
});

test('the popup is wider on large screens', async ({ page, openBrowse }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openBrowse();
  await openFirstPopup(page);
  const width = async () => Math.round((await popupOf(page).boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(46 * 16);
  await page.setViewportSize(wide);
  await expect.poll(width).toBe(62 * 16);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(width).toBe(78 * 16);
});

test('Back goes from a similar movie to the movie before, then to the page', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize(wide);
  await openBrowse();
  await openFirstPopup(page);
  const first = page.url();
  const title = await popupOf(page).getByRole('heading', { level: 2 }).innerText();
  const similar = popupOf(page).getByRole('region', { name: 'More like this' }).getByRole('button');
  const next = await similar.first().locator('> span').innerText();

  await similar.first().click();
  await expect(page.getByRole('dialog', { name: next })).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(popupOf(page)).toHaveCount(0);
  await expect(firstCard(page)).toBeFocused();

  await test.step('closing the second goes to the page', async () => {
    await openFirstPopup(page);
    await similar.first().click();
    await expect(page.getByRole('dialog', { name: next })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/browse$/);
    await page.goForward();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });
});

test('Back closes a popup that has only just opened', async ({ page, openBrowse }) => {
  await openBrowse();
  await openFirstPopup(page);
  await page.goBack();
  await expect(popupOf(page)).toHaveCount(0);

  // The history goes back while the new URL is written.
  const wentBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const push = history.pushState;
        history.pushState = (...entry) => {
          history.pushState = push;
          history.pushState(...entry);
          addEventListener('popstate', () => resolve(), { once: true });
          history.back();
          const end = performance.now() + 200;
          while (performance.now() < end);
        };
      }),
  );
  await firstCard(page).press('Enter');
  await wentBack;
  await expect(popupOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse$/);

  await openFirstPopup(page);
  await expect(page).toHaveURL(/movie=/);
});

test('the link is copied and opens the same popup', async ({ page, context, openBrowse }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBrowse();
  await openFirstPopup(page);
  const url = page.url();
  const title = await popupOf(page).getByRole('heading', { level: 2 }).innerText();
  await popupOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(popupOf(page).getByRole('status')).toHaveText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.goto(url);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test.describe('the exit', () => {
  test.describe('with motion', () => {
    test.use(moving);
    test('fades', async ({ page, openBrowse }) => {
      await openBrowse();
      await openFirstPopup(page);
      await page.evaluate(() => {
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof HTMLDialogElement) target.dataset.faded = propertyName;
        });
      });
      const faded = page.waitForFunction(() => document.querySelector('dialog[data-faded]'));
      await popupOf(page).getByRole('button', { name: 'Close' }).press('Enter');
      await faded;
      await expect(popupOf(page)).toHaveCount(0);
    });
  });

  test('is immediate with reduced motion', async ({ page, openBrowse }) => {
    await openBrowse();
    await openFirstPopup(page);
    await popupOf(page).evaluate((dialog) => {
      const closed = new MutationObserver(() => {
        const timings = dialog.getAnimations().map(({ effect }) => effect?.getTiming());
        Reflect.set(
          globalThis,
          'durations',
          timings.map((timing) => Number(timing?.duration)),
        );
      });
      closed.observe(dialog, { attributeFilter: ['open'] });
    });
    await popupOf(page).getByRole('button', { name: 'Close' }).press('Enter');
    const durations = await page.waitForFunction(() => Reflect.get(globalThis, 'durations'));
    expect((await durations.jsonValue()).filter((ms: number) => ms > 1)).toEqual([]);
    await expect(popupOf(page)).toHaveCount(0);
  });
});

test('the press on Close is painted before the dialog closes', async ({ page, openBrowse }) => {
  await openBrowse();
  await openFirstPopup(page);
  const close = popupOf(page).getByRole('button', { name: 'Close' });
  const isOpenAtPaint = await close.evaluate(
    (button: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          button.click();
          // React renders the press in the next microtask.
          void Promise.resolve()
            .then(() => {})
            .then(() => resolve(button.closest('dialog')?.open ?? false));
        });
      }),
  );
  expect(isOpenAtPaint).toBe(true);
  await expect(popupOf(page)).toHaveCount(0);
});
