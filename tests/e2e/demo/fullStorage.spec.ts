import type { Page } from '@playwright/test';
import { expect, test } from '../support/demoTest';
import { row, signOutButton, signUp, submitSignIn } from '../support/screens';

/** Fills the storage except for twenty characters. Each piece has its own key: writing one again is slow. */
function fillStorage(page: Page) {
  return page.evaluate(() => {
    for (let length = 2 ** 22; length >= 64; length /= 2) {
      try {
        localStorage.setItem(`filler-${length}`, 'x'.repeat(length));
      } catch {
        // Does not fit.
      }
    }
    let filler = '';
    try {
      for (;;) localStorage.setItem('filler', (filler += 'x'));
    } catch {
      localStorage.setItem('filler', filler.slice(21));
    }
  });
}

const storedNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => !name.startsWith('filler')));

test('with storage nearly full, sign-in works and is remembered once there is room', async ({
  page,
}) => {
  await page.goto('/');
  await fillStorage(page);

  await test.step('sign up', async () => {
    await signUp(page);
    await expect(page).toHaveURL(/\/browse$/);
    await expect(signOutButton(page)).toBeVisible();
    await expect(row(page, 'Popular Movies')).toBeVisible();
    expect(await storedNames(page)).toEqual([]);
  });

  await test.step('sign out and in again', async () => {
    await signOutButton(page).click();
    await expect(page).toHaveURL('/');
    await submitSignIn(page);
    await expect(signOutButton(page)).toBeVisible();
  });

  await test.step('sign in with Google', async () => {
    await signOutButton(page).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opening).getByRole('button', { name: /Noor Lindqvist/ }).click();
    await expect(signOutButton(page, 'Noor Lindqvist')).toBeVisible();
  });

  await test.step('a reload shows the sign-in screen', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });

  await test.step('with room again, a reload keeps the user', async () => {
    await page.evaluate(() => localStorage.clear());
    await signUp(page);
    await expect(signOutButton(page)).toBeVisible();
    await page.reload();
    await expect(signOutButton(page)).toBeVisible();
  });
});
