import type { Locator, Page } from '@playwright/test';
import { catalogueKnowsEveryName, recommends, videosAre } from '@/demo/vocabulary';
import { languageKey } from '@/domain/storageKeys';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { createAccount, person, sessionEntry, storeSession } from '../support/person';
import { expectFetched } from '../support/chunks';
import { holdFile } from '../support/holdFile';
import {
  errorLine,
  expectTitles,
  fillIn,
  listTitles,
  narrow,
  openSearch,
  row,
  search,
  signIn,
  signOutButton,
  signUp,
  submitSignIn,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';
import type { Vendors } from '../support/vendors';

const { email, password } = person;

test.use({ viewport: wide });

/** All requests of /browse are answered and shown. */
async function arriveInFull(page: Page, vendors: Vendors, openBrowse: () => Promise<void>) {
  vendors.answer(videosAre({ key: 'arrived', name: 'One', type: 'Trailer' }));
  await openBrowse();
  await expect(page.getByRole('link', { name: 'Play Trailer on YT' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=arrived',
  );
}

async function heightAndTop(element: Locator) {
  const { y, height } = (await element.boundingBox()) ?? {};
  return { y, height };
}

test('code that never arrives can be asked for again after 20 s', async ({
  page,
  reports,
  openBrowse,
}) => {
  const release = await holdFile(page, 'deferredChunk');
  await openBrowse();
  // Else the sign-in code would be late, too.
  await expectFetched(page, 'firebaseAuthenticator', 'index.esm');
  await page.clock.install();
  const timeout = 'TimeoutError: signal timed out';

  await test.step('a popup', async () => {
    await page.getByRole('button', { name: 'More info', exact: true }).click();
    await page.clock.runFor(20_000);
    await reports.are(`error loading the page ${timeout}`);
    await expect(page).toHaveURL(/\/browse$/);
  });

  await test.step('GPT search', async () => {
    await page.getByRole('button', { name: 'GPT Search' }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('alert')).toHaveText(english.loadFailed.message);
    await reports.are(`error loading the page ${timeout}`, `error loading the page ${timeout}`);
    release();
    await page.getByRole('button', { name: english.loadFailed.tryAgain }).click();
    await expect(page.getByRole('combobox', { name: english.search.label })).toBeVisible();
  });
});

test('before hydration no form is shown on other screens or in another language', async ({
  page,
}) => {
  for (const { where, path, language } of [
    { where: 'an unknown URL', path: '/nowhere' },
    { where: 'the movies', path: '/browse' },
    { where: 'sign-in, where another language is remembered', path: '/', language: 'spanish' },
    { where: 'the movies, where another is remembered', path: '/browse', language: 'hindi' },
  ]) {
    await test.step(where, async () => {
      if (language) {
        await page.evaluate((stored) => localStorage.setItem('marquee.language', stored), language);
      }
      const release = await holdFile(page, 'index');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('body > script')).toHaveCount(2);
      await expect(page.locator('form, input, button')).toHaveCount(0);
      release();
      await expect(page.locator('#root :is(h1, main)').first()).toBeAttached();
    });
  }
});

test('before hydration a cached user sees the first movies in place', async ({
  page,
  context,
  vendors,
  baseURL,
}) => {
  await storeSession(context, vendors, baseURL ?? '');
  const placeholder = page.locator('#root > [inert]');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('style#fonts[media=all]')) return;
      observer.disconnect();
      const isRendered = document.querySelector('#root > [inert]') === null;
      document.documentElement.dataset.fontsOver = isRendered ? 'page' : 'placeholder';
    }).observe(document, { subtree: true, attributeFilter: ['media'] });
  });
  await page.addInitScript(notePlaceholdersSuccessor);
  const places = async () => ({
    title: await heightAndTop(page.locator('#root h1')),
    overview: await page.locator('#root h1 + p').textContent(),
    card: await page.locator('#root article').first().boundingBox(),
  });
  for (const { path, width, screen } of [
    { path: '/browse', width: 'wide', screen: wide },
    { path: '/', width: 'narrow', screen: narrow },
    { path: '/browse?utm_source=mail', width: 'narrow', screen: narrow },
  ]) {
    await test.step(`${path}, ${width}`, async () => {
      await page.setViewportSize(screen);
      const release = await holdFile(page, 'index');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(placeholder.locator('article').first()).toBeVisible();
      await expect(placeholder.locator('[data-state="lifted"]')).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(page.locator('#root :focus')).toHaveCount(0);
      await expect(page.locator('#root input')).toHaveCount(0);
      const before = await places();
      release();
      await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
      await expect(placeholder).toHaveCount(0);
      await expect.poll(places).toEqual(before);
      await expect(page.locator('html')).toHaveAttribute('data-successor', 'movies');
      // Larger texts in another font would count as a later largest paint.
      await expect(page.locator('html')).toHaveAttribute('data-fonts-over', 'page');
    });
  }
});

test('before hydration a cached user sees the first movies in their language', async ({
  page,
  context,
  vendors,
  baseURL,
}) => {
  await storeSession(context, vendors, baseURL ?? '');
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('marquee.language', 'hindi'));
  await page.addInitScript(notePlaceholdersSuccessor);
  const release = await holdFile(page, 'index');
  const texts = () => page.locator('#root :is(main h1, main h1 ~ p, h2)').allTextContents();
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(row(page, hindi.list.popular).getByRole('article')).toHaveCount(11);
  const before = await texts();
  expect(before).toContain(hindi.list.upcoming);
  release();
  await expect(row(page, hindi.list.popular).getByRole('article')).toHaveCount(20);
  expect((await texts()).slice(0, before.length)).toEqual(before);
  await expect(page.locator('html')).toHaveAttribute('data-successor', 'movies');
});

/** Runs in the page. Notes whether the screen is empty when the placeholder is removed. */
function notePlaceholdersSuccessor() {
  new MutationObserver((changes, observer) => {
    const root = document.getElementById('root');
    if (!changes.some(({ target, removedNodes }) => target === root && removedNodes.length > 0))
      return;
    observer.disconnect();
    document.documentElement.dataset.successor = root?.querySelector('article')
      ? 'movies'
      : 'nothing';
  }).observe(document, { subtree: true, childList: true });
}

test('before hydration trailing slashes and case do not matter', async ({
  page,
  context,
  vendors,
  baseURL,
}) => {
  const release = await holdFile(page, 'index');
  const chunks = () =>
    page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) =>
        links.map((link) => /assets\/(\w+)/.exec(link.getAttribute('href') ?? '')?.[1]),
      );
  await page.goto('/Login//', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  expect(await chunks()).not.toContain('browse');
  await storeSession(context, vendors, baseURL ?? '');
  for (const path of ['/Browse//', '/login/']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > [inert] article').first()).toBeVisible();
    expect(await chunks()).toContain('browse');
  }
  release();
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
});

test('an invalid stored language falls back to English', async ({ page }) => {
  for (const language of ['__proto__', 'signIn']) {
    await test.step(language, async () => {
      await page.goto('/favicon.svg');
      await page.evaluate((stored) => localStorage.setItem('marquee.language', stored), language);
      const release = await holdFile(page, 'index');
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
      release();
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
      await page.unroute('**/assets/index-*.js');
    });
  }
});

test('before hydration there is no placeholder for a search, a movie or an invalid cached user', async ({
  page,
  context,
  vendors,
  baseURL,
}) => {
  await storeSession(context, vendors, baseURL ?? '');
  await holdFile(page, 'index');
  for (const path of ['/browse?search=heist', '/browse?utm_source=mail&movie=27205']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('body > script')).toHaveCount(2);
    await expect(page.locator('#root > *')).toHaveCount(0);
  }
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) localStorage.setItem(name, '{"uid":"unknown"}');
  });
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.locator('body > script')).toHaveCount(2);
  await expect(page.locator('#root > *')).toHaveCount(0);
});

test('what another tab stores before hydration decides the screen and the language', async ({
  page,
  vendors,
}) => {
  const user = await sessionEntry(vendors);
  for (const { entry, heading } of [
    { entry: { name: languageKey, value: 'hindi' }, heading: hindi.authForm.title.signIn },
    { entry: user, heading: 'Argylle' },
  ]) {
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    const release = await holdFile(page, 'index');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), entry);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('without scripts the sign-in screen explains itself and sends no password', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('noscript p').first()).toContainText('Marquee needs JavaScript');
  await expect(page.locator('h1')).toHaveText('Sign In');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await expect(page.locator('button[type=submit]')).toBeDisabled();
  expect(page.url()).not.toContain('?');
  await page.close();
});

test('input sent before the identity script has loaded is not lost', async ({ page, vendors }) => {
  await createAccount(vendors, person.name);
  const arrived = await holdFile(page, 'firebaseAuthenticator');
  const urls: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) urls.push(frame.url());
  });
  await signIn(page);
  await expect(page.getByRole('button', { name: 'signing in ...' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  arrived();
  await expect(page).toHaveURL('/browse');
  expect(urls.filter((url) => url.includes('?'))).toEqual([]);
});

test('a reload of /browse shows rows before the identity provider answers', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input')) document.documentElement.dataset.form = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  const lookup = vendors.hold('accounts:lookup');
  await openBrowse();
  for (const title of listTitles) {
    await expect(row(page, title).getByRole('article').nth(14)).toBeAttached();
  }
  await expect(signOutButton(page)).toBeVisible();
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  await expect.poll(() => vendors.requests('/3/movie/').length).toBe(5);
  lookup();
  await expect(signOutButton(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(2);
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-form');
});

test('with storage denied everything works except remembering', async ({ page, vendors }) => {
  vendors.answer(recommends('Heat'), catalogueKnowsEveryName());
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
    IDBFactory.prototype.open = refuse;
  });
  await signUp(page);
  await expect(page).toHaveURL('/browse');
  await expect(signOutButton(page)).toBeVisible();
  const language = page.getByRole('banner').getByRole('combobox');
  await language.selectOption('Español');
  await expect(row(page, 'Películas populares')).toBeVisible();
  await language.selectOption('English');
  await openSearch(page);
  await search(page, 'robbers');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.getByRole('button', { name: 'Homepage' }).click();
  await openSearch(page);
  await expect(page.getByRole('button', { name: 'Remove “robbers”' })).toBeVisible();
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await submitSignIn(page);
  await expect(signOutButton(page)).toBeVisible();
  await openSearch(page);
  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove “robbers”' })).toHaveCount(0);

  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
});

test('losing the network before the identity script loads keeps the form waiting', async ({
  page,
  vendors,
  reports,
}) => {
  await createAccount(vendors, person.name);
  const arrived = await holdFile(page, 'firebaseAuthenticator');
  await page.goto('/', { waitUntil: 'commit' });
  await fillIn(page, { email, password });
  await vendors.cutNetwork();
  arrived();
  const notLoaded = 'IdentityFailure: The sign-in code could not be loaded.';
  await reports.are(`error reaching the identity provider ${notLoaded}`);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await expect(errorLine(page)).toHaveText(
    'auth/network-request-failed - sign in err - The sign-in code could not be loaded.',
  );
  await reports.are(
    `error reaching the identity provider ${notLoaded}`,
    `error signing in ${notLoaded}`,
  );
  await vendors.restoreNetwork();
  await submit.click();
  await expect(signOutButton(page)).toBeVisible();
});

test('losing the network before any service script loads keeps the cached user signed in', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  const arrived = [
    await holdFile(page, 'firebaseAuthenticator'),
    await holdFile(page, 'browserInstaller'),
  ];
  const requests = page.waitForRequest(/browserInstaller/);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('browserInstaller'),
  );
  await arriveInFull(page, vendors, openBrowse);
  await requests;
  await vendors.cutNetwork();
  for (const file of arrived) file();
  await failed;
  await reports.are(
    'error reaching the identity provider IdentityFailure: The sign-in code could not be loaded.',
  );
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
  await expect(signOutButton(page)).toBeVisible();

  const came = [/firebaseAuthenticator/, /browserInstaller/].map((it) => page.waitForResponse(it));
  await vendors.restoreNetwork();
  for (const response of came) expect((await response).ok()).toBe(true);
});

test('an explanation that never arrives does not hide the results', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  vendors.answer(recommends('Heat'), catalogueKnowsEveryName());
  await holdFile(page, 'queryExplanation');
  const requested = page.waitForRequest(/queryExplanation/);
  await openBrowse('/browse?search=');
  await requested;
  await expectFetched(page, 'deferredChunk');
  await page.clock.install();

  await search(page, 'cats');
  await page.clock.runFor(5_000);

  await expectTitles(row(page, 'Heat'), ['Heat']);
  await reports.are('error explaining the results TimeoutError: signal timed out');
});

test('losing the network before the chat script loads fails a search, which can be retried', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  vendors.answer(recommends('Cats'), catalogueKnowsEveryName());
  await openBrowse('/browse?search=');
  await expect(page.getByRole('search')).toBeVisible();
  await expectFetched(page, 'deferredChunk', 'queryExplanation');
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);

  await vendors.cutNetwork();
  await search(page, 'cats');
  await reports.are(
    'error while querying gpt for recommendations Error: The chat client could not be loaded.',
  );
  await expect(page.getByRole('status')).toHaveText("We couldn't get suggestions just now.");
  await vendors.restoreNetwork();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectTitles(row(page, 'Cats'), ['Cats']);
});

test('losing the network during a language change keeps the old language', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  await arriveInFull(page, vendors, openBrowse);
  const language = page.getByRole('banner').getByRole('combobox');
  await expect.poll(() => vendors.requests('accounts:lookup').length).toBe(1);
  await vendors.cutNetwork();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('spanish'));
  await language.selectOption('Español');
  await reports.are(
    `error loading the texts TypeError: Failed to fetch dynamically imported module: ${(await lost).url()}`,
  );
  await expect(language).toHaveValue('english');
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await vendors.restoreNetwork();
  await language.selectOption('Español');
  await expect(row(page, 'Películas populares')).toBeVisible();
});

test('sign-out aborts all requests and shows nothing late', async ({
  page,
  vendors,
  openBrowse,
}) => {
  vendors.answer(recommends('Cats'), catalogueKnowsEveryName());
  const answers = ['/3/movie/', 'search/movie'].map((part) => vendors.hold(part));
  await openBrowse();
  await openSearch(page);
  await search(page, 'cats');
  await expect.poll(() => vendors.requests('search/movie').length).toBe(1);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => vendors.aborted('api.themoviedb.org').length).toBe(5);
  for (const answer of answers) answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('GPT search opens when its script has loaded, and can be retried', async ({
  page,
  openBrowse,
  reports,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    if (/^error loading the (?:page|rest of the screen) TypeError: /.test(line)) errors.push(line);
  });
  const arrived = await holdFile(page, 'deferredChunk');
  // Without an answer about the newest build the page does not reload by itself.
  const unreachable = /deferredChunk-|\?fresh$/;
  await openBrowse();
  const popular = row(page, 'Popular Movies');
  await expect(popular).toBeVisible();

  await test.step('until then the rows stay', async () => {
    await page.getByRole('button', { name: 'GPT Search' }).click();
    await expect(page).toHaveURL('/browse?search=');
    await expect(page.getByRole('button', { name: 'Homepage' })).toBeVisible();
    await expect(popular).toBeVisible();
    arrived();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(popular).toBeHidden();
  });

  await test.step('the header leads from a script that did not load to the rows', async () => {
    await page.route(unreachable, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(english.loadFailed.message);
    await expect(signOutButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Homepage' }).click();
    await expect(popular).toBeVisible();
  });

  await test.step('so does Back', async () => {
    await page.getByRole('button', { name: 'GPT Search' }).click();
    await expect(page.getByRole('alert')).toHaveText(english.loadFailed.message);
    await page.goBack();
    await expect(popular).toBeVisible();
  });

  await test.step('Forward and Try again load it', async () => {
    await page.goForward();
    const tryAgain = page.getByRole('button', { name: english.loadFailed.tryAgain });
    await expect(tryAgain).toBeVisible();
    // First, so that no request passes in between.
    const arrivedAgain = await holdFile(page, 'deferredChunk');
    await page.unroute(unreachable);
    await tryAgain.click();
    await expect(page.getByRole('alert')).toHaveText(english.loadFailed.message);
    await expect(popular).toBeHidden();
    arrivedAgain();
    await expect(page.getByRole('search')).toBeVisible();
  });

  expect(errors.length).toBeGreaterThan(0);
  await reports.are(...errors);
});

test('a movie opens at the next press after its script failed to load', async ({
  page,
  openBrowse,
  reports,
}) => {
  const unreachable = /deferredChunk-|\?fresh$/;
  const errors: string[] = [];
  page.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    if (/^error loading the (?:page|rest of the screen) TypeError: /.test(line)) errors.push(line);
  });
  await page.route(unreachable, (route) => route.abort());
  await openBrowse();
  const moreInfo = page.getByRole('button', { name: english.card.moreInfo('Dune: Part Two') });
  await moreInfo.first().click();
  await expect
    .poll(() => errors.filter((line) => line.startsWith('error loading the page')))
    .toHaveLength(1);
  await expect(page).toHaveURL('/browse');

  await page.unroute(unreachable);
  const arrived = await holdFile(page, 'deferredChunk');
  await moreInfo.first().click();
  await expect(page).toHaveURL(/movie=/);
  arrived();
  await expect(page.getByRole('dialog', { name: 'Dune: Part Two' })).toBeVisible();
  await reports.are(...errors);
});
