import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { catalogueFinds, catalogueKnows, recommenderIsDown, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { deferred } from '../../support/deferred';
import { narrow, player, row, wide } from '../support/screens';
import { expect, test } from '../support/test';

const expectNoViolations = async (page: Page, screen: string) => {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    const violations = await violationsOn(page, { resultTypes: ['violations'] });
    expect(where(violations), `${screen}, ${viewport.width} px wide`).toEqual([]);
  }
};

test('axe finds no violation on Oops, sign-in and sign-up', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.oops.message);
  await expectNoViolations(page, 'an unknown address');

  await page.getByRole('main').getByRole('link').click();
  const submit = page.getByRole('button', { name: english.authForm.submit.signIn, exact: true });
  await expect(submit).toBeVisible();
  await expectNoViolations(page, 'sign-in');

  await page.getByRole('button', { name: english.authForm.switchMode.signIn }).click();
  await page.getByRole('button', { name: english.authForm.submit.signUp, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(english.authForm.invalid.name);
  await expectNoViolations(page, 'sign-up');
});

test('axe finds no violation on /browse', async ({ page, vendors, reports, openBrowse }) => {
  test.slow();
  const form = page.getByRole('search');
  const submit = form.getByRole('button');
  const names = vendors.hold('api.openai.com');

  await test.step('the homepage', async () => {
    await openBrowse();
    await expect(row(page, english.list.popular).getByRole('article')).toHaveCount(20);
    await expectNoViolations(page, 'the homepage');
  });

  await test.step('the popup', async () => {
    await page
      .getByRole('button', {
        name: english.card.moreInfo(english.samples['693134']?.title ?? 'Dune: Part Two'),
      })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'the popup');
    await page.keyboard.press('Escape');
  });

  await test.step('the search form', async () => {
    await page.getByRole('button', { name: english.header.gptSearch }).click();
    await expect(form).toBeVisible();
    await expectNoViolations(page, 'GPT search');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(english.search.invalidInput);
    await expectNoViolations(page, 'an empty search');
  });

  await test.step('loading names', async () => {
    await form.getByRole('combobox').fill('cats');
    await submit.click();
    await expect(page.getByRole('status')).toHaveText(english.search.loading);
    await expectNoViolations(page, 'names that load');
  });

  await test.step('rows', async () => {
    const late = deferred<readonly string[]>();
    vendors.answer(
      recommends('Cats', 'Flow', 'Nobody knows it'),
      catalogueFinds('Cats', late.promise),
      catalogueKnows({ Flow: ['Flow', 'Flow II'] }),
    );
    names();
    await expectTitled(page, ['Flow', 'Nobody knows it']);
    await expectNoViolations(page, 'rows that come');
    late.resolve(['Cats']);
    await expectTitled(page, ['Cats', 'Flow', 'Nobody knows it']);
    await expectNoViolations(page, 'all rows');
  });

  await test.step('a failed search', async () => {
    vendors.answer(recommenderIsDown(401));
    await submit.click();
    await expect(page.getByRole('button', { name: english.search.tryAgain })).toBeVisible();
    await expectNoViolations(page, 'a search that failed');
    await reports.are(
      'error while querying gpt for recommendations Error: The chat service answered with status 401 (invalid_api_key).',
    );
  });
});

test('axe finds no violation while the trailer plays', async ({ page, openBrowse }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBrowse();
  await expect(player(page)).toHaveCSS('opacity', '1');
  const violations = await violationsOn(
    page,
    // The frame is the video site's.
    { resultTypes: ['violations'], iframes: false },
    'main section',
  );
  expect(where(violations)).toEqual([]);
});

/** Injects axe once per page. */
async function violationsOn(
  page: Page,
  options: RunOptions,
  part = 'html',
): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, wanted]) => {
      // Resize observers run before the next frame.
      await new Promise(requestAnimationFrame);
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      return (await run({ include }, wanted)).violations;
    },
    [part, options] as const,
  );
}

function where(violations: readonly Result[]) {
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
}

async function expectTitled(page: Page, titles: readonly string[]) {
  await expect(page.getByRole('main').getByRole('region').getByRole('heading')).toHaveText(titles);
}
