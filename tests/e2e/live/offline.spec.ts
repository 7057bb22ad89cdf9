import type { BrowserContext, Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { catalogueKnowsEveryName, listsAre, recommends, videosAre } from '@/demo/vocabulary';
import {
  expectTitles,
  openSearch,
  player,
  row,
  search,
  signOutButton,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';
import { picturesWithoutCors, type Vendors } from '../support/vendors';
import { expectCached, cachedUrls, trackWork, waitForWorker } from '../support/workers';

test.use({ reuseContext: false, viewport: wide, workers: 'allowed' });

const lastLists = listsAre({
  upcoming: ['Heat', 'Alien'],
  popular: ['Inception', 'Interstellar', 'Heat'],
  topRated: ['Roman Holiday'],
  nowPlaying: ['Spirited Away', 'Casablanca'],
});
const trailer = videosAre({ key: 'the-trailer', name: 'One', type: 'Trailer' });

/** What is reported if every list is answered with this. */
const listFailures = (answer: string) =>
  ['now playing', 'popular', 'top rated', 'upcoming'].map(
    (list) =>
      `error fetching ${list} movies Error: The movie database answered GET /3/movie/${list.replace(' ', '_')} with ${answer}.`,
  );

function notice(page: Page) {
  return page.getByText("You're offline. Showing what is saved on this device.");
}

/** The link to the featured movie’s trailer. */
function watchLink(page: Page) {
  return page.getByRole('link', { name: 'Play Trailer on YT' });
}

async function expectPosters(page: Page, title: string) {
  for (const poster of await row(page, title).locator('img').all()) {
    await expect
      .poll(() =>
        poster.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
}

test('after one visit the movies are shown offline and refreshed online', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await expectTitles(row(page, 'Popular Movies'), ['Inception', 'Interstellar', 'Heat']);
  await waitForWorker(page);
  await expectCached(page);

  await vendors.cutNetwork();
  await expect(notice(page)).toBeVisible();
  await page.reload();

  await test.step('rows, pictures and user are shown', async () => {
    await expectTitles(row(page, 'Popular Movies'), ['Inception', 'Interstellar', 'Heat']);
    await expectTitles(row(page, 'Now Playing Movies'), ['Spirited Away', 'Casablanca']);
    await expectPosters(page, 'Upcoming Movies');
    await expect(signOutButton(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.fonts.check('1rem "Anek Latin Variable"'))).toBe(
      true,
    );
  });

  await test.step('a popup opens', async () => {
    await page.getByRole('button', { name: 'More info about Heat' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a search reports its failure', async () => {
    await openSearch(page);
    await search(page, 'movies with cat in it');
    await expect(page.getByText("We couldn't get suggestions just now.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('back online, rows are refreshed without a reload', async () => {
    vendors.answer(listsAre({ popular: ['Casablanca'], nowPlaying: ['Spirited Away'] }));
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await vendors.restoreNetwork();
    await expect(notice(page)).toHaveCount(0);
    vendors.answer(recommends('Alien'), catalogueKnowsEveryName());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTitles(row(page, 'Alien'), ['Alien']);
    await page.getByRole('button', { name: 'Homepage' }).click();
    await expectTitles(row(page, 'Popular Movies'), ['Casablanca']);
    await expect(watchLink(page)).toHaveAttribute('href', /watch\?v=the-trailer$/);
    await expect(player(page)).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  await reports.are(
    'error fetching the trailer Error: The movie database could not be reached for GET /3/movie/129/videos.',
    'error while querying gpt for recommendations Error: The chat service could not be reached.',
  );
});

for (const { what, stall } of [
  {
    what: 'a response that never comes',
    stall: async (_: BrowserContext, vendors: Vendors) => {
      vendors.hold('/3/movie/popular');
    },
  },
  { what: 'a response that stops halfway', stall: stopPopularHalfway },
]) {
  test(`the saved list replaces ${what}`, async ({ page, context, vendors, openBrowse }) => {
    vendors.answer(lastLists, trailer);
    await openBrowse();
    await waitForWorker(page);
    await expectCached(page);
    await stall(context, vendors);

    await page.reload();

    await expectTitles(row(page, 'Popular Movies'), ['Inception', 'Interstellar', 'Heat']);
  });
}

/** In the worker: Playwright’s fulfil cannot stream. */
async function stopPopularHalfway(context: BrowserContext) {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const fetchAll = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await fetchAll(input, init);
      if (!response.url.includes('/3/movie/popular')) return response;
      const start = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new TextEncoder().encode('{"results":['));
      return new Response(new ReadableStream({ start }), response);
    };
  });
}

test('sign-in and not found open offline', async ({ page, vendors }) => {
  await page.goto('/');
  await waitForWorker(page);
  await vendors.cutNetwork();

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops!');
  await page.goto('/browse');
  await expect(page).toHaveURL(/\/$/);
});

test('answers requested before a sign-out are not cached', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  const workDone = await trackWork(context);

  const release = vendors.hold('/3/movie/popular');
  const requests = vendors.requests('/3/movie/popular').length;
  await page.reload();
  await expect.poll(() => vendors.requests('/3/movie/popular').length).toBe(requests + 1);
  await signOutButton(page).click();
  await expect.poll(async () => Object.keys(await cachedUrls(page))).not.toContain('marquee-lists');
  const answered = context.waitForEvent('response', (response) =>
    response.url().includes('/3/movie/popular'),
  );
  release();
  await answered;
  await workDone();
  expect(await cachedUrls(page)).not.toHaveProperty('marquee-lists');
});

test('pictures requested before a sign-out are not cached', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  const workDone = await trackWork(context);
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('marquee-pictures '));
    await Promise.all(names.map((name) => caches.delete(name)));
  });

  const release = vendors.hold('/t/p/');
  const requests = vendors.requests('/t/p/').length;
  // The load event would wait for the pictures.
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => vendors.requests('/t/p/').length).toBeGreaterThan(requests);
  await signOutButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  const answered = context.waitForEvent('response', (response) => response.url().includes('/t/p/'));
  release();
  await answered;
  await workDone();
  expect(await cachedUrls(page)).not.toHaveProperty('marquee-pictures');
});

test('only the shell, lists, pictures and fonts are cached; sign-out deletes lists and pictures offline', async ({
  page,
  vendors,
  openBrowse,
  baseURL,
}) => {
  vendors.answer(lastLists, trailer, recommends('Alien'), catalogueKnowsEveryName());

  await test.step('visit and search', async () => {
    await openBrowse();
    await waitForWorker(page);
    await expectCached(page);
    await page.reload();
    await openSearch(page);
    await search(page, 'ships');
    await expectTitles(row(page, 'Alien'), ['Alien']);
  });

  await test.step('check the caches', async () => {
    const {
      'marquee-lists': lists = [],
      'marquee-pictures': pictures = [],
      ...others
    } = await cachedUrls(page);
    expect(Object.keys(others).filter((name) => name !== 'marquee-fonts')).toEqual([]);
    expect(lists.map((url) => new URL(url).pathname).toSorted()).toEqual(
      ['now_playing', 'popular', 'top_rated', 'upcoming'].map((kind) => `/3/movie/${kind}`),
    );
    expect(lists.join()).not.toContain('test-tmdb-token');
    const owners = new Set(lists.map((url) => new URL(url).searchParams.get('owner')));
    expect([...owners]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(pictures.every((url) => url.startsWith('https://image.tmdb.org/t/p/'))).toBe(true);
    const shell = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
      return (await (await caches.open(name)).keys()).map(({ url }) => url);
    });
    expect(shell.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  });

  await test.step('sign out offline', async () => {
    await vendors.cutNetwork();
    await signOutButton(page).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect
      .poll(async () => Object.keys(await cachedUrls(page)))
      .toEqual(expect.not.arrayContaining(['marquee-lists', 'marquee-pictures']));
  });
});

test('sign-out deletes the list of seen pictures if the browser has stopped the worker', async ({
  page,
  context,
  vendors,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  await expect.poll(() => seenPictures(page)).not.toEqual([]);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');

  await signOutButton(page).click();

  await expect.poll(() => seenPictures(page)).toEqual([]);
});

/** The URLs in the database of Workbox. */
function seenPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await done(indexedDB.open('workbox-expiration'));
    const entries = await done<{ url: string; cacheName: string }[]>(
      database.transaction('cache-entries').objectStore('cache-entries').getAll(),
    );
    database.close();
    return entries
      .filter(({ cacheName }) => cacheName.startsWith('marquee-pictures'))
      .map(({ url }) => url);
  });
}

test('sign-out clears the lists when IndexedDB fails and reports what remains', async ({
  page,
  context,
  vendors,
  reports,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  await context.serviceWorkers()[0]?.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The disk is full.', 'UnknownError');
    };
  });

  await signOutButton(page).click();

  await expect
    .poll(async () => Object.keys(await cachedUrls(page)))
    .toEqual(expect.not.arrayContaining(['marquee-lists', 'marquee-pictures']));
  await reports.are(
    'error deleting personal data Error: The service worker could not delete all personal data.',
  );
});

test('an image host without CORS is asked once per picture', async ({
  page,
  vendors,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer, picturesWithoutCors());
  await openBrowse();
  await waitForWorker(page);
  await page.reload();
  await expectTitles(row(page, 'Upcoming Movies'), ['Heat', 'Alien']);
  await expectPosters(page, 'Upcoming Movies');
  const before = vendors.requests('image.tmdb.org').length;

  await page.reload();

  await expectTitles(row(page, 'Upcoming Movies'), ['Heat', 'Alien']);
  await expectPosters(page, 'Upcoming Movies');
  const requests = vendors.requests('image.tmdb.org').slice(before);
  expect(requests.map(({ url }) => url)).toEqual([...new Set(requests.map(({ url }) => url))]);
  expect(await cachedUrls(page)).not.toHaveProperty('marquee-pictures');
});

test('a picture that fails is answered with 504', async ({ page, vendors, openBrowse }) => {
  vendors.answer(
    lastLists,
    trailer,
    http.get('https://image.tmdb.org/t/p/:size/:file', () => HttpResponse.error()),
  );
  await openBrowse();
  await waitForWorker(page);
  const answered = page.waitForResponse(/image\.tmdb\.org/);

  await page.reload();

  expect((await answered).status()).toBe(504);
});

test('an error page with status 200 is not cached as a list or a picture', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  const maintenance = () => HttpResponse.html('<p>Back in an hour.</p>');
  vendors.answer(
    http.get('https://api.themoviedb.org/3/movie/:list', maintenance),
    http.get('https://image.tmdb.org/t/p/:size/:file', maintenance),
  );
  await page.reload();
  await reports.are(...listFailures('something that is not JSON'));

  const types = await page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => /lists|pictures/.test(name));
    const opened = await Promise.all(stores.map((name) => caches.open(name)));
    const entries = await Promise.all(opened.map((cache) => cache.matchAll()));
    return entries.flat().map(({ headers }) => headers.get('content-type'));
  });
  expect(types.filter((type) => type?.includes('json'))).toHaveLength(4);
  expect(types.filter((type) => type?.includes('html'))).toEqual([]);
});

test('an empty list replaces no cached list', async ({ page, vendors, reports, openBrowse }) => {
  vendors.answer(lastLists, trailer);
  await openBrowse();
  await waitForWorker(page);
  await expectCached(page);
  vendors.answer(
    http.get('https://api.themoviedb.org/3/movie/:list', () => HttpResponse.json({ results: [] })),
  );
  await page.reload();
  await reports.are(...listFailures('an empty list'));

  const lengths = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('lists')) ?? '';
    const responses = await (await caches.open(name)).matchAll();
    const answers = await Promise.all(responses.map((response) => response.json()));
    return answers.map(({ results }) => results.length);
  });
  expect(lengths.toSorted((one, other) => one - other)).toEqual([1, 2, 2, 3]);
});

test('the manifest and icons are complete for installation', async ({ page, context }) => {
  await page.goto('/');
  await waitForWorker(page);
  const cdp = await context.newCDPSession(page);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Headless tests cannot install, but every other criterion must be met.
  const errorIds = installabilityErrors.map(({ errorId }) => errorId);
  expect(errorIds.filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = await (await page.request.get(url)).json();
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(new URL(src, url).href);
    expect(answer.headers()['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    const body = await answer.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});
