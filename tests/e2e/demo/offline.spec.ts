import { expect, test } from '../support/guardedTest';
import { nameItems, openSearch, row, search, signOutButton, signUp } from '../support/screens';
import { waitForWorker } from '../support/workers';

test.use({ reuseContext: false, workers: 'allowed' });

test('after one visit the demo works without a network', async ({ page, context }) => {
  const notice = page.getByText("You're offline. Showing what is saved on this device.");

  await test.step('visit once', async () => {
    await signUp(page);
    await expect(signOutButton(page)).toBeVisible();
    await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
    await waitForWorker(page);
  });

  await test.step('reload offline', async () => {
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(signOutButton(page)).toBeVisible();
    await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
    await expect(notice).toBeVisible();
  });

  await test.step('open a popup', async () => {
    await page
      .getByRole('button', { name: /^More info about / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('search', async () => {
    await openSearch(page);
    await search(page, 'movies with cat in it');
    await expect(nameItems(page)).toHaveCount(10);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('go online and sign out', async () => {
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await signOutButton(page).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});
