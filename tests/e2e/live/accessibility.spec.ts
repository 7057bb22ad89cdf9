import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { catalogueKnows, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { narrow, openSearch, row, search, wide } from '../support/screens';
import { expect, test } from '../support/test';

const expectNoViolations = async (page: Page, screen: string) => {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    const violations = await violationsOn(page);
    expect(where(violations), `${screen}, ${viewport.width} px wide`).toEqual([]);
  }
};

test('axe finds no violation on not found, sign-in and sign-up', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.notFound.message);
  await expectNoViolations(page, 'an unknown URL');

  await page.getByRole('main').getByRole('link').click();
  const submit = page.getByRole('button', { name: english.authForm.submit.signIn, exact: true });
  await expect(submit).toBeVisible();
  await expectNoViolations(page, 'sign-in');

  await page.getByRole('button', { name: english.authForm.switchMode.signIn }).click();
  await page.getByRole('button', { name: english.authForm.submit.signUp, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(english.authForm.invalid.name);
  await expectNoViolations(page, 'sign-up');
});

test('axe finds no violation on /browse', async ({ page, vendors, openBrowse }) => {
  test.slow();

  await test.step('the homepage', async () => {
    await openBrowse();
    await expect(row(page, english.list.popular).getByRole('article')).toHaveCount(20);
    await expectNoViolations(page, 'the homepage');
  });

  await test.step('the popup', async () => {
    await page
      .getByRole('button', { name: english.card.moreInfo('Dune: Part Two') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'the popup');
    await page.keyboard.press('Escape');
  });

  await test.step('results', async () => {
    vendors.answer(
      recommends('Cats', 'Flow', 'Nobody knows it'),
      catalogueKnows({ Cats: ['Cats'], Flow: ['Flow', 'Flow II'] }),
    );
    await openSearch(page);
    await search(page, 'cats');
    await expect(page.getByRole('main').getByRole('region').getByRole('heading')).toHaveText([
      'Cats',
      'Flow',
      'Nobody knows it',
    ]);
    await expectNoViolations(page, 'results');
  });
});

/** Runs axe, which is injected once per page. */
async function violationsOn(page: Page): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Resize observers run before the next frame.
    await new Promise(requestAnimationFrame);
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    return (await run({ resultTypes: ['violations'] })).violations;
  });
}

function where(violations: readonly Result[]) {
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
}
