import { expect, test } from '../support/demoTest';
import { nameItems, searchField, signOutButton, wide } from '../support/screens';

test.use({ viewport: wide });

test('a link asks at once, and a reload shows the same results', async ({ page, openBrowse }) => {
  await openBrowse();
  await page.goto('/browse?search=heist+in+space');
  await expect(signOutButton(page)).toBeVisible();
  await expect(searchField(page)).toHaveValue('heist in space');
  await expect(nameItems(page)).toHaveCount(10);
  await expect(page.getByRole('status')).toHaveText(/^\d+ movies in \d+ rows\.$/);
  const found = await nameItems(page).allInnerTexts();

  await page.reload();

  await expect(nameItems(page)).toHaveText(found);
  await expect(searchField(page)).toHaveValue('heist in space');
});
