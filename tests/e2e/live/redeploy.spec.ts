import type { Page } from '@playwright/test';
import { catalogueKnowsEveryName, recommends, videosAre } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { deferred } from '../../support/deferred';
import { originOf } from '../../tooling/ports.mjs';
import { chunkOf, type Deploys, serveDeploys } from '../support/deploys';
import { expectFetched } from '../support/chunks';
import { denyStorage } from '../support/denyStorage';
import { person } from '../support/person';
import { expectTitles, fillIn, openSearch, row, search, wide } from '../support/screens';
import { expect, test } from '../support/test';
import { waitForWorker } from '../support/workers';

test.use({ reuseContext: false, viewport: wide, baseURL: originOf('deploys') });
test.describe.configure({ mode: 'default' });

let host: Deploys;
test.beforeAll(async () => {
  host = await serveDeploys();
});
test.beforeEach(() => host.deploy('live'));
test.afterAll(() => host.close());

/** Holds requests for a chunk until `release`; `asked` resolves on the first one. */
async function holdChunk(page: Page, name: string) {
  const requested = deferred<void>();
  const gate = deferred<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    requested.resolve();
    await gate.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: gate.resolve };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

async function expectBuild(page: Page, build: 'live' | 'next') {
  await expect(page.locator(`script[src="${chunkOf(build, 'index')}"]`)).toBeAttached();
}

/** Chromium’s message for a missing chunk. */
function missed(chunk: string) {
  return `TypeError: Failed to fetch dynamically imported module: ${originOf('deploys')}${chunkOf('live', chunk)}`;
}

function languageSelect(page: Page) {
  return page.getByRole('combobox', { name: 'Language' }).filter({ visible: true });
}

test('a missing /browse chunk reloads once before sign-in and keeps the email', async ({
  page,
  vendors,
}) => {
  await vendors.ask('https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=test', {
    email: person.email,
    password: person.password,
  });
  const loads = countLoads(page);
  const { requested, release } = await holdChunk(page, 'browse');
  await page.goto('/');
  await expectFetched(page, 'firebaseAuthenticator', 'index.esm', 'deferredChunk');
  await fillIn(page, { email: person.email, password: person.password });
  await requested;
  host.deploy('next');
  release();
  await expectBuild(page, 'next');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(row(page, 'Popular Movies')).toBeVisible();
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => window.name)).not.toContain(person.email);
});

for (const { chunk, reported } of [
  {
    chunk: 'firebaseAuthenticator',
    reported: [
      'error reaching the identity provider IdentityFailure: The sign-in code could not be loaded.',
    ],
  },
  { chunk: 'deferredChunk', reported: [] },
]) {
  test(`one reload for the idle chunk ${chunk}`, async ({ page, reports }) => {
    const loads = countLoads(page);
    // The reload may come before this report.
    const early: string[] = [];
    page.on('console', (message) => {
      const [line = ''] = message.text().split('\n');
      if (line === `error loading the rest of the screen ${missed(chunk)}`) early.push(line);
    });
    const { requested, release } = await holdChunk(page, chunk);
    await page.goto('/');
    await requested;
    host.deploy('next', { gone: chunk });
    release();
    await expectBuild(page, 'next');
    await expectFetched(page, 'firebaseAuthenticator', 'deferredChunk');
    expect(loads()).toBe(2);
    await reports.are(...reported, ...early);
  });
}

test('one reload for a language chunk, which is then shown', async ({
  page,
  openBrowse,
  reports,
}) => {
  const loads = countLoads(page);
  await openBrowse();
  await expectFetched(
    page,
    'firebaseAuthenticator',
    'index.esm',
    'deferredChunk',
    'browserInstaller',
  );
  host.deploy('next');
  await languageSelect(page).selectOption('hindi');
  await expect(row(page, hindi.list.popular)).toBeVisible();
  await expectBuild(page, 'next');
  expect(loads()).toBe(2);
  await reports.are(`error loading the texts ${missed('hindi.hi-IN')}`);
});

test('one reload for the chat client, then the search runs again', async ({
  page,
  vendors,
  openBrowse,
  reports,
}) => {
  vendors.answer(recommends('Heat'), catalogueKnowsEveryName());
  const loads = countLoads(page);
  await openBrowse();
  await openSearch(page);
  await expectFetched(
    page,
    'firebaseAuthenticator',
    'index.esm',
    'deferredChunk',
    'browserInstaller',
    'queryExplanation',
  );
  host.deploy('next');
  await search(page, 'heist');
  await expectBuild(page, 'next');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await expect(page).toHaveURL('/browse?search=heist');
  expect(loads()).toBe(2);
  await reports.are(
    'error while querying gpt for recommendations Error: The chat client could not be loaded.',
  );
});

for (const { storage, deny } of [
  { storage: 'allowed', deny: () => {} },
  { storage: 'denied', deny: denyStorage },
]) {
  test(`a chunk missing from the new build causes no reload loop; storage ${storage}`, async ({
    page,
    reports,
  }) => {
    const loads = countLoads(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      const [line = ''] = message.text().split('\n');
      if (/^error loading the (?:page|rest of the screen) TypeError: /.test(line))
        errors.push(line);
    });
    await page.addInitScript(deny);
    const { requested, release } = await holdChunk(page, 'deferredChunk');
    const tryAgain = page.getByRole('button', { name: english.loadFailed.tryAgain });
    const spinner = tryAgain.locator('[aria-hidden]');

    await test.step('the page reloads once and reports the missing chunk', async () => {
      await page.goto('/nowhere');
      await requested;
      host.deploy('next', { without: 'deferredChunk', gone: 'deferredChunk' });
      release();
      await expectBuild(page, 'next');
      await expect(page.getByRole('alert')).toHaveText(english.loadFailed.message);
    });

    await test.step('Try again does not reload', async () => {
      // Playwright’s page check can already trigger the reload.
      await expect(async () => {
        if (loads() < 3) await tryAgain.click();
        expect(loads(), 'this build is reloaded once').toBe(3);
      }).toPass({ timeout: 20_000 });
      await expect(tryAgain).toBeVisible();
      // A click from before the reload may have landed after it.
      await expect(spinner).toHaveCount(0);
      for (let tries = 0; tries < 3; tries += 1) {
        await tryAgain.click();
        await expect(spinner).toHaveCount(0);
      }
      await expect(tryAgain).toBeVisible();
      expect(loads()).toBe(3);
    });

    await test.step('Try again works after the next deploy', async () => {
      host.deploy('next');
      await tryAgain.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads()).toBe(3);
      expect(errors.length).toBeGreaterThan(4);
      await reports.are(...errors);
    });
  });
}

test('no reload without a network', async ({ page, vendors, openBrowse, reports }) => {
  vendors.answer(videosAre({ key: 'arrived', name: 'One', type: 'Trailer' }));
  const loads = countLoads(page);
  await openBrowse();
  await expect(page.locator('a[href$="=arrived"]')).toBeVisible();
  await expectFetched(page, 'firebaseAuthenticator', 'index.esm', 'deferredChunk');
  await vendors.cutNetwork();
  for (const language of ['hindi', 'spanish']) {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('?fresh'),
    );
    await languageSelect(page).selectOption(language);
    await failed;
  }
  await expect(row(page, 'Popular Movies')).toBeVisible();
  expect(loads()).toBe(1);
  await reports.are(
    `error loading the texts ${missed('hindi.hi-IN')}`,
    `error loading the texts ${missed('spanish.es-ES')}`,
  );
});

test.describe('with a service worker', () => {
  test.use({ workers: 'allowed' });

  test('one reload when another tab activated the new version', async ({
    page,
    openBrowse,
    reports,
  }) => {
    const loads = countLoads(page);
    await openBrowse();
    await waitForWorker(page);
    await expectFetched(page, 'firebaseAuthenticator', 'index.esm', 'deferredChunk');
    host.deploy('next');
    await page.evaluate(takeNewWorker);
    await languageSelect(page).selectOption('hindi');
    await expect(row(page, hindi.list.popular)).toBeVisible();
    await expectBuild(page, 'next');
    expect(loads()).toBe(2);
    await reports.are(`error loading the texts ${missed('hindi.hi-IN')}`);
  });

  test('the worker answers a route in another spelling', async ({ page, openBrowse }) => {
    await openBrowse();
    await waitForWorker(page);
    host.deploy('next');
    await page.goto('/Browse//');
    await expectBuild(page, 'live');
    await expect(row(page, 'Popular Movies')).toBeVisible();
  });

  test('the worker leaves an unknown path to the network', async ({ page, openBrowse }) => {
    await openBrowse();
    await waitForWorker(page);
    host.deploy('next');
    await page.goto('/nowhere');
    await expectBuild(page, 'next');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops!');
  });
});

/** Activates the new version as another tab does. */
async function takeNewWorker() {
  const registration = await navigator.serviceWorker.ready;
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const timer = setInterval(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }), 100);
  await registration.update();
  await taken;
  clearInterval(timer);
}
