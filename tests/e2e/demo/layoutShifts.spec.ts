import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { deferred } from '../../support/deferred';
import { expect, test } from '../support/demoTest';
import { expectShiftsAtMost, recordShifts, takeShifts } from '../support/layoutShifts';
import {
  fillIn,
  moving,
  openSearch,
  row,
  search,
  signOutButton,
  submitSignIn,
} from '../support/screens';
import { person } from '../support/person';

test.use(moving);

const complete = /\d+ movies in \d+ rows\.$/;
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close' });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`no step of the journey shifts the layout at ${viewport.width} px`, async ({
    page,
    reports,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(recordShifts);

    const step = (name: string, act: () => Promise<unknown>) =>
      test.step(name, async () => {
        await act();
        await settle(page);
        await expectShiftsAtMost(page, 0.01);
      });

    await step('open sign-in', () => page.goto('/'));
    await step('sign in without an account', async () => {
      await submitSignIn(page);
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await reports.are(
        'error signing in IdentityFailure: Firebase: Error (auth/invalid-credential).',
      );
    });
    await step('switch to sign-up', () =>
      page.getByRole('button', { name: english.authForm.switchMode.signIn }).click(),
    );
    await step('send an empty form', () =>
      page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
    );
    await step('fill in', () => fillIn(page, person));
    await step('sign up', async () => {
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(signOutButton(page)).toBeVisible();
      await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    });
    await step('reload', async () => {
      await page.reload();
      await expect(signOutButton(page)).toBeVisible();
    });
    await step('scroll a row', () =>
      page.getByRole('button', { name: 'Scroll Popular Movies right' }).click(),
    );
    await step('scroll the page', () => page.mouse.wheel(0, 900));
    await step('open the popup', () =>
      page
        .getByRole('button', { name: /^More info about/ })
        .first()
        .click(),
    );
    await step('close the popup', () => closeButton(page).click());
    if (viewport.width >= 768) {
      await step('choose a language', async () => {
        await page.getByRole('banner').getByLabel('Language').selectOption('spanish');
        await expect(row(page, spanish.list.upcoming)).toBeAttached();
      });
      await step('choose English', async () => {
        await page.getByRole('banner').getByLabel(spanish.header.language).selectOption('english');
        await expect(row(page, english.list.upcoming)).toBeAttached();
      });
    }
    await step('to GPT search', () => openSearch(page));
    for (const query of ['heist in space', 'qwxz']) {
      await step(`search for ${query}`, async () => {
        await search(page, query);
        await expect(page.getByRole('status')).toHaveText(complete);
      });
    }
    await step('reload a search', async () => {
      await page.reload();
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    });
    await step('open the popup of a result', () =>
      page
        .getByRole('button', { name: /^More info about/ })
        .first()
        .click(),
    );
    await step('close it', () => closeButton(page).click());
    await step('back to the homepage', () =>
      page.getByRole('button', { name: 'Homepage' }).click(),
    );
    await step('go back to the results', async () => {
      await page.goBack();
      await expect(page.getByRole('search')).toBeVisible();
    });
    await step('go forward to the homepage', async () => {
      await page.goForward();
      await expect(row(page, 'Upcoming Movies')).toBeVisible();
    });
    await step('sign out', async () => {
      await signOutButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    });
  });
}

for (const [language, texts] of Object.entries({ english, spanish })) {
  test(`the font shifts nothing when it comes in ${language}`, async ({ page, openBrowse }) => {
    await openBrowse();
    const gate = deferred<void>();
    await page.route('**/*.woff2', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.evaluate((chosen) => localStorage.setItem('marquee.language', chosen), language);
    await page.addInitScript(recordShifts);
    // The page has not loaded without its font.
    await page.reload({ waitUntil: 'commit' });
    await expect(row(page, texts.list.upcoming).getByRole('article')).toHaveCount(15);
    await takeShifts(page);

    gate.resolve();
    await settle(page);

    await expectShiftsAtMost(page, 0.005);
  });
}

/** Waits until no animation runs, the fonts are applied and nothing is loading. */
async function settle(page: Page) {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[aria-busy=true]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
  );
}
