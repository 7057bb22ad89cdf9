import type { BrowserContext, Page } from '@playwright/test';
import { originOf } from '../../tooling/ports.mjs';
import { expectFetched } from '../support/chunks';
import { openSearch, wide } from '../support/screens';
import { expect, test } from '../support/test';
import { serveVersions, type Versions } from '../support/versions';
import { waitForInstallation, waitForWorker } from '../support/workers';

test.use({
  reuseContext: false,
  viewport: wide,
  workers: 'allowed',
  baseURL: originOf('versions'),
});
test.describe.configure({ mode: 'serial' });

let versions: Versions;
test.beforeEach(async () => {
  versions = await serveVersions();
});
test.afterEach(() => versions.close());

function notice(page: Page) {
  return page.getByText('A new version is ready.');
}

/** Hides and shows the page. */
async function lookAtAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function press(page: Page, name: string) {
  return page.getByRole('button', { name }).click();
}

async function expectVersion(page: Page, version: string) {
  await expect(page.locator(`meta[name=version][content="${version}"]`)).toBeAttached({
    timeout: 40_000,
  });
}

test('a new version can be postponed, is offered again and activated', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await waitForWorker(page);
  await openSearch(page);
  const field = page.getByRole('search').getByRole('combobox');
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

/** Opens the first version, cached by its worker, and waits for open requests to finish. */
async function openFirstVersion(page: Page) {
  await page.goto('/');
  await waitForWorker(page);
  // A pending request keeps the old worker for 30 s, or for ever with Playwright attached.
  await page.waitForLoadState('networkidle');
}

async function openTwoTabs(context: BrowserContext) {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) await openFirstVersion(tab);
  return tabs;
}

test('another tab is offered the new version again and keeps what was typed', async ({
  context,
}) => {
  const [tab, other] = await openTwoTabs(context);
  const email = other.getByRole('textbox', { name: 'Email' });
  await email.fill('asha@example.com');

  versions.publish('two');
  await lookAtAgain(tab);
  await expect(notice(other)).toBeVisible();
  await press(other, 'Later');
  await expect(notice(other)).toHaveCount(0);
  await press(tab, 'Reload');
  await expectVersion(tab, 'two');

  await expect(notice(other)).toBeVisible();
  await expect(email).toHaveValue('asha@example.com');
  await press(other, 'Reload');
  await expectVersion(other, 'two');
  await expect(email).toHaveValue('asha@example.com');
  for (const each of [tab, other]) await expect(notice(each)).toHaveCount(0);
});

test('a new version does not lose a query typed over another one', async ({ page, openBrowse }) => {
  await openBrowse('/browse?search=robots');
  await waitForWorker(page);
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toHaveValue('robots');
  await field.fill('a heist in space');

  versions.publish('two');
  await lookAtAgain(page);
  await press(page, 'Reload');
  await expectVersion(page, 'two');

  await expect(field).toHaveValue('a heist in space');
});

test('two tabs that activate a new version at once both get it', async ({ context }) => {
  const tabs = await openTwoTabs(context);

  versions.publish('two');
  await lookAtAgain(tabs[0]);
  await Promise.all(tabs.map((tab) => press(tab, 'Reload')));

  for (const tab of tabs) {
    await expectVersion(tab, 'two');
    await expect(notice(tab)).toHaveCount(0);
  }
});

test('a script answered with HTML is not cached and the worker installs later', async ({
  page,
  context,
}) => {
  const script = /assets\/spanish.*\.js$/;
  await context.route(script, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Marquee</title>' }),
  );
  await page.goto('/');
  expect(await waitForInstallation(page)).toBe('redundant');

  await context.unroute(script);
  await page.reload();
  await waitForWorker(page);
});

test('a damaged version is not installed and the old one stays', async ({
  page,
  context,
  vendors,
}) => {
  await openFirstVersion(page);

  versions.publish('two');
  await context.route(/index\.html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sign in to the Wi-Fi of this hotel.' }),
  );
  const over = waitForInstallation(page);
  await lookAtAgain(page);
  expect(await over).toBe('redundant');
  await expect(notice(page)).toHaveCount(0);
  await vendors.cutNetwork();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  await vendors.restoreNetwork();
  await context.unroute(/index\.html/);
  await lookAtAgain(page);
  await press(page, 'Reload');
  await expectVersion(page, 'two');
});

/** A page that closes while a chunk loads reports it. `dist` is valibot. */
async function expectIdleChunks(page: Page) {
  await expectFetched(page, 'firebaseAuthenticator', 'index.esm', 'dist', 'deferredChunk');
  await expectFetched(page, 'serviceWorkerCache', 'browserInstaller');
  await page.waitForLoadState('networkidle');
}

test('without the cached page the network’s page is used', async ({ page }) => {
  await openFirstVersion(page);
  await expectIdleChunks(page);
  versions.publish('two');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

  await page.reload();

  await expectVersion(page, 'two');
  await expectIdleChunks(page);
});
