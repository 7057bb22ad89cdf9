import type { Page } from '@playwright/test';
import { catalogueKnowsEveryName, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { openSearch, row, search } from '../support/screens';
import { expect, test } from '../support/test';

/** A4 in CSS pixels without margins. */
test.use({ reuseContext: false, viewport: { width: 688, height: 1017 } });

test('off-screen cards are drawn before printing', async ({ page, openBrowse }) => {
  await openBrowse();
  await expect(page.locator('article')).toHaveCount(70);
  const loaded = page.locator('article [data-state="loaded"]');
  await expect(loaded.first()).toBeVisible();
  expect(await loaded.count()).toBeLessThan(70);
  const printed = await page.evaluateHandle(() => {
    const counts: number[][] = [];
    addEventListener('afterprint', () => {
      const countOf = (selector: string) => document.querySelectorAll(selector).length;
      // Printing does not wait for pictures: some may be drawn.
      const posters = 'article :is([data-state="loaded"], [data-state]:has([data-art]))';
      counts.push([countOf(posters), countOf('article > :last-child > p')]);
    });
    return counts;
  });

  await page.pdf();

  expect(await printed.jsonValue()).toEqual([[70, 140]]);
});

test('every screen prints dark text on white without controls', async ({
  page,
  vendors,
  openBrowse,
}) => {
  vendors.answer(recommends('Heat', 'Flow', 'Cats'), catalogueKnowsEveryName());

  await test.step('an unknown URL', async () => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expectPrintable(page);
  });

  await test.step('sign-in', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Email').blur();
    await expectPrintable(page);
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  await test.step('the homepage', async () => {
    await openBrowse();
    await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    await expectPrintable(page);
    await expectPostersInSight(page, 70);
    await expectTextsBelowPosters(page, 70);
    await page.emulateMedia({ media: 'print' });
    const logo = await page.getByRole('link', { name: 'Marquee' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the popup alone', async () => {
    await row(page, 'Upcoming Movies')
      .getByRole('button', { name: /^More info/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPrintable(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog').getByText(/^Release Date/)).toBeVisible();
    const widths = await page
      .getByRole('dialog')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeGreaterThan(100);
    await expect(page.locator('article').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('the message that a movie is missing', async () => {
    await expect(page).toHaveURL('/browse');
    await page.goto('/browse?movie=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPrintable(page);
    await page.emulateMedia({ media: 'print' });
    const title = await page.getByText(english.popup.missing.title).boundingBox();
    const advice = await page.getByText(english.popup.missing.advice).boundingBox();
    expect(advice?.x).toBe(title?.x);
    expect(advice?.width).toBeGreaterThan(300);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('search results', async () => {
    await openSearch(page);
    await search(page, 'heist in space');
    await expect(row(page, 'Cats').getByRole('article')).toHaveCount(1);
    await expectPrintable(page);
    await expectPostersInSight(page, 3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('1 - Heat')).toBeVisible();
    const first = row(page, 'Heat');
    const cards = first.getByRole('list');
    expect((await cards.boundingBox())?.width).toBeGreaterThan(300);
    await expect(cards).toHaveCSS('mask-image', 'none');
    await expect(first.getByText(/^\d{4}$/).filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
  });
});

test('prints all names of a search', async ({ page, vendors, openBrowse }) => {
  const names = Array.from(
    { length: 10 },
    (_, number) => `A title of more than one word ${number}`,
  );
  vendors.answer(recommends(...names), catalogueKnowsEveryName());
  await openBrowse();
  await openSearch(page);
  await search(page, 'heist in space');
  await expect(row(page, names[9] ?? '').getByRole('article')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });

  const right = await page
    .locator('ol > li')
    .evaluateAll((items) => Math.max(...items.map((it) => it.getBoundingClientRect().right)));
  expect(right).toBeLessThan(688);
});

async function expectPrintable(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => controls(page)).toEqual([]);
  expect(await paleTexts(page)).toEqual([]);
  const { background, overflow } = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(background).toBe('rgb(255, 255, 255)');
  expect(overflow).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

/** Visible controls that make no sense on paper. Names in the result list do. */
function controls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, iframe, a[target]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('ol'))
      .map(({ innerText }) => innerText),
  );
}

/** Texts too pale for white paper, except on posters. */
function paleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isPale = (element: Element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? [])
        .slice(0, 3)
        .every((it) => Number(it) > 120);
    return [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((each) =>
        [...each.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && isPale(each))
      .map(({ innerText }) => innerText);
  });
}

/** Expects this many cards inside the sheet, each with its title below its poster. */
async function expectPostersInSight(page: Page, count: number) {
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('article').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        const title = card.querySelector('p');
        const hasTitle = title?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        return left < 0 || right > innerWidth || !hasTitle;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expect(page.locator('article')).toHaveCount(count);
  await page.emulateMedia({ media: 'screen' });
}

/** Title, facts and release date of each card: on a dark picture they could not be read. */
async function expectTextsBelowPosters(page: Page, count: number) {
  await page.emulateMedia({ media: 'print' });
  const cards = await page.locator('article').evaluateAll((articles) =>
    articles.map((article) => {
      const bottom = article.firstElementChild?.getBoundingClientRect().bottom ?? Infinity;
      const texts = [...article.querySelectorAll('p')];
      return texts.length > 0 && texts.every((it) => it.getBoundingClientRect().top >= bottom);
    }),
  );
  expect(cards).toEqual(Array.from({ length: count }, () => true));
  await page.emulateMedia({ media: 'screen' });
}
