import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalogueFinds, catalogueKnows, recommenderIsDown, recommends } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { deferred } from '../../support/deferred';
import { rulesOnWords } from '../../tooling/axeRules.mjs';
import { narrow, player, row, wide } from '../support/screens';
import { expect, test } from '../support/test';

const textsIn = { english, hindi, spanish };

async function expectNoViolations(page: Page) {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  // Frame by frame, as axe would have it, is for pages that have frames: it says everything twice.
  const isOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(!isEnglish && { runOnly: { type: 'rule', values: rulesOnWords } }),
    })
    .setLegacyMode(isOneFrame)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) })),
  ).toEqual([]);
}

for (const [language, texts] of Object.entries(textsIn)) {
  for (const [width, viewport] of Object.entries({ 390: narrow, 1366: wide })) {
    test(`axe finds nothing on the way in, ${width} px wide, in ${language}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => {
        localStorage.setItem('marquee.language', chosen);
      }, language);
      await page.goto('/');
      const submit = page.getByRole('button', { name: texts.authForm.submit.signIn, exact: true });
      await expect(submit).toBeVisible();
      await expectNoViolations(page);

      await page.getByRole('button', { name: texts.authForm.switchMode.signIn }).click();
      await page.getByRole('button', { name: texts.authForm.submit.signUp, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(texts.authForm.invalid.name);
      await expectNoViolations(page);

      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.oops.message);
      await expectNoViolations(page);
    });

    test(`axe finds nothing on /browse, ${width} px wide, in ${language}`, async ({
      page,
      vendors,
      reports,
      comeBack,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => {
        localStorage.setItem('marquee.language', chosen);
      }, language);
      await comeBack();
      await expect(row(page, texts.list.popular).getByRole('article')).toHaveCount(20);
      await expectNoViolations(page);
      await page
        .getByRole('button', {
          name: texts.card.moreInfo(texts.samples['693134']?.title ?? 'Dune: Part Two'),
        })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: texts.header.gptSearch }).click();
      const form = page.getByRole('search');
      const submit = form.getByRole('button');
      await expect(form).toBeVisible();
      await expectNoViolations(page);
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(texts.search.invalidInput);
      await expectNoViolations(page);

      await form.getByRole('textbox').fill('cats');
      const names = vendors.hold('api.openai.com');
      await submit.click();
      await expect(page.getByRole('status')).toHaveText(texts.search.loading);
      await expectNoViolations(page);

      const late = deferred<readonly string[]>();
      vendors.answer(
        recommends('Cats', 'Flow', 'Nobody knows it'),
        catalogueFinds('Cats', late.promise),
        catalogueKnows({ Flow: ['Flow', 'Flow II'] }),
      );
      names();
      await expectTitled(page, ['Flow', 'Nobody knows it']);
      await expectNoViolations(page);
      late.resolve(['Cats']);
      await expectTitled(page, ['Cats', 'Flow', 'Nobody knows it']);
      await expectNoViolations(page);

      vendors.answer(recommenderIsDown(401));
      await submit.click();
      await expect(page.getByRole('button', { name: texts.search.tryAgain })).toBeVisible();
      await expectNoViolations(page);
      await reports.are(
        'error while querying gpt for recommendations Error: The chat service answered with status 401 (invalid_api_key).',
      );
    });
  }
}

async function expectTitled(page: Page, titles: readonly string[]) {
  await expect(page.getByRole('main').getByRole('region').getByRole('heading')).toHaveText(titles);
}

test('axe finds nothing while the trailer plays', async ({ page, comeBack }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await comeBack();
  await expect(player(page)).toHaveCSS('opacity', '1');
  await expectNoViolations(page);
});
