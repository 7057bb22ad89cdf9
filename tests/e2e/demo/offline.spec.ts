import { expect, test } from '../support/guardedTest';
import { openSearch, row, search, signOutButton, signUp } from '../support/screens';
import { workerIsThere } from '../support/workers';

test.use({ workers: 'allowed' });

test('after one visit the demo works without a network', async ({ page, context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort('internetdisconnected'),
  );
  await signUp(page);
  await expect(signOutButton(page)).toBeVisible();
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
  await workerIsThere(page);

  const notice = page.getByText('You are offline. What you see was kept on this device.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
  await expect(notice).toBeVisible();

  await page
    .getByRole('button', { name: /^More info about / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await openSearch(page);
  await search(page, 'movies with cat in it');
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ - / })).toHaveCount(10);
  await expect(page.getByRole('article').first()).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await signOutButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
