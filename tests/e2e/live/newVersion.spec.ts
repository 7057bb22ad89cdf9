import type { Page } from '@playwright/test';
import { originOf } from '../../tooling/ports.mjs';
import { openSearch, wide } from '../support/screens';
import { expect, test } from '../support/test';
import { serveVersions, type Versions } from '../support/versions';
import { workerIsThere } from '../support/workers';

test.use({ viewport: wide, workers: 'allowed', baseURL: originOf('versions') });
test.describe.configure({ mode: 'serial' });

let versions: Versions;
test.beforeEach(async () => {
  versions = await serveVersions();
});
test.afterEach(() => versions.close());

function notice(page: Page) {
  return page.getByText('There is a new version of Marquee.');
}

/** Somebody comes back to the page after having been elsewhere. */
async function lookAtAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function expectVersion(page: Page, version: string) {
  await expect(page.locator(`meta[name=version][content="${version}"]`)).toBeAttached({
    timeout: 40_000,
  });
}

test('a new version is offered, left alone, offered again and taken with a press', async ({
  page,
  comeBack,
}) => {
  await comeBack();
  await workerIsThere(page);
  await openSearch(page);
  const field = page.getByRole('textbox');
  await field.fill('a heist in space');

  versions.publish('two');
  await lookAtAgain(page);
  await expect(notice(page)).toBeVisible();
  await expect(field).toHaveValue('a heist in space');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('meta[name=version]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectVersion(page, 'two');
  await expect(field).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
