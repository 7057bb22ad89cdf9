import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { catalogueFinds, catalogueKnows, recommenderIsDown, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { deferred } from '../../support/deferred';
import { rulesOnWords } from '../../tooling/axeRules.mjs';
import { narrow, player, row, wide } from '../support/screens';
import { expect, test } from '../support/test';

const textsIn = { english, hindi, spanish };

const widths = [narrow, wide];

for (const [index, [language, texts]] of Object.entries(textsIn).entries()) {
  // Each language ends at another width, so that it navigates at that width.
  const inTurn = index % 2 ? widths : widths.toReversed();
  const rules: RunOptions =
    language === 'english' ? {} : { runOnly: { type: 'rule', values: rulesOnWords } };

  const expectNoViolations = async (page: Page, screen: string) => {
    for (const viewport of inTurn) {
      await page.setViewportSize(viewport);
      const violations = await violationsOn(page, { resultTypes: ['violations'], ...rules });
      expect(where(violations), `${screen}, ${viewport.width} px wide`).toEqual([]);
    }
  };

  test(`axe finds no violation on Oops, sign-in and sign-up in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('marquee.language', chosen);
    }, language);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.oops.message);
    await expectNoViolations(page, 'an unknown address');

    await page.getByRole('main').getByRole('link').click();
    const submit = page.getByRole('button', { name: texts.authForm.submit.signIn, exact: true });
    await expect(submit).toBeVisible();
    await expectNoViolations(page, 'sign-in');

    await page.getByRole('button', { name: texts.authForm.switchMode.signIn }).click();
    await page.getByRole('button', { name: texts.authForm.submit.signUp, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.authForm.invalid.name);
    await expectNoViolations(page, 'sign-up');
  });

  test(`axe finds no violation on /browse in ${language}`, async ({
    page,
    vendors,
    reports,
    openBrowse,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => {
      localStorage.setItem('marquee.language', chosen);
    }, language);
    const form = page.getByRole('search');
    const submit = form.getByRole('button');
    const names = vendors.hold('api.openai.com');

    await test.step('the homepage', async () => {
      await openBrowse();
      await expect(row(page, texts.list.popular).getByRole('article')).toHaveCount(20);
      await expectNoViolations(page, 'the homepage');
    });

    await test.step('the popup', async () => {
      await page
        .getByRole('button', {
          name: texts.card.moreInfo(texts.samples['693134']?.title ?? 'Dune: Part Two'),
        })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'the popup');
      await page.keyboard.press('Escape');
    });

    await test.step('the search form', async () => {
      await page.getByRole('button', { name: texts.header.gptSearch }).click();
      await expect(form).toBeVisible();
      await expectNoViolations(page, 'GPT search');
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(texts.search.invalidInput);
      await expectNoViolations(page, 'an empty search');
    });

    await test.step('loading names', async () => {
      await form.getByRole('combobox').fill('cats');
      await submit.click();
      await expect(page.getByRole('status')).toHaveText(texts.search.loading);
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
      await expect(page.getByRole('button', { name: texts.search.tryAgain })).toBeVisible();
      await expectNoViolations(page, 'a search that failed');
      await reports.are(
        'error while querying gpt for recommendations Error: The chat service answered with status 401 (invalid_api_key).',
      );
    });
  });
}

test('axe finds no violation while the trailer plays', async ({ page, openBrowse }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBrowse();
  await expect(player(page)).toHaveCSS('opacity', '1');
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(where(violations)).toEqual([]);
});

/** Injects axe once per page; AxeBuilder would inject it on every call. */
async function violationsOn(page: Page, options: RunOptions): Promise<readonly Result[]> {
  expect(page.frames(), 'frames, the page its own').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    // Resize observers run before the next frame.
    await new Promise(requestAnimationFrame);
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    return (await run(wanted)).violations;
  }, options);
}

function where(violations: readonly Result[]) {
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
}

async function expectTitled(page: Page, titles: readonly string[]) {
  await expect(page.getByRole('main').getByRole('region').getByRole('heading')).toHaveText(titles);
}
