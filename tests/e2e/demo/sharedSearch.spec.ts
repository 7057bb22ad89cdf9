import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { expect, test } from '../support/demoTest';
import { signOutButton, wide } from '../support/screens';

test.use({ viewport: wide });

const names = (page: Page) => page.getByRole('listitem').filter({ hasText: /^\d+ - / });
const line = (page: Page) => page.getByRole('combobox', { name: english.search.label });

test('a link asks at once, and a reload shows the same results', async ({ page, openBrowse }) => {
  await openBrowse();
  await page.goto('/browse?search=heist+in+space');
  await expect(signOutButton(page)).toBeVisible();
  await expect(line(page)).toHaveValue('heist in space');
  await expect(names(page)).toHaveCount(10);
  await expect(page.getByRole('status')).toHaveText(/^\d+ movies in \d+ rows\.$/);
  const found = await names(page).allInnerTexts();

  await page.reload();

  await expect(names(page)).toHaveText(found);
  await expect(line(page)).toHaveValue('heist in space');
});
