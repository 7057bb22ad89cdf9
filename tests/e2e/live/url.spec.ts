import type { Page } from '@playwright/test';
import {
  catalogueKnowsEveryName,
  listsAre,
  recommenderIsDown,
  recommenderIsThinking,
  recommends,
  videosAre,
} from '@/demo/vocabulary';
import { filmTitled } from '@/demo/movies/filmTitled';
import { createAccount, person } from '../support/person';
import {
  expectTitles,
  listTitles,
  openSearch,
  row,
  search,
  searchField,
  submitSignIn,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';
import type { Vendors } from '../support/vendors';

const chat = 'api.openai.com';
const heat = filmTitled('Heat').id;
const parasite = filmTitled('Parasite').id;

test.use({ viewport: wide });

test.beforeEach(({ vendors }) => {
  vendors.answer(
    listsAre({
      upcoming: ['Parasite', 'Inception'],
      popular: ['Inception'],
      topRated: ['Parasite'],
      nowPlaying: ['Roman Holiday'],
    }),
    videosAre({ key: 'story', name: 'One', type: 'Trailer' }),
    recommends('Heat', 'Ronin'),
    catalogueKnowsEveryName(),
  );
});

const popup = (page: Page) => page.getByRole('dialog');
const openPopup = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `More info about ${title}` })
    .first()
    .click();

const sees = {
  async home(page: Page) {
    await expect(popup(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveCount(0);
    for (const title of listTitles) await expect(row(page, title)).toBeAttached();
  },
  async emptyForm(page: Page) {
    await expect(searchField(page)).toHaveValue('');
    await expectNoPanel(page);
  },
  async filledInForm(page: Page) {
    await expect(searchField(page)).toHaveValue('heist');
    await expectNoPanel(page);
  },
  async loading(page: Page) {
    await expect(searchField(page)).toHaveValue('heist');
    await expect(page.getByText('Suggestions from ai are loading...')).toBeVisible();
  },
  async failure(page: Page) {
    await expect(searchField(page)).toHaveValue('heist');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  async results(page: Page) {
    await expect(popup(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('heist');
    for (const name of ['Heat', 'Ronin']) await expectTitles(row(page, name), [name]);
  },
  async popupAtHome(page: Page) {
    await expect(page.getByRole('dialog', { name: 'Parasite' })).toBeVisible();
    await expect(searchField(page)).toHaveCount(0);
  },
  async popupOverResults(page: Page) {
    await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();
    await expect(row(page, 'Ronin')).toBeAttached();
  },
} as const;

async function expectNoPanel(page: Page) {
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByText('Suggestions from ai are loading...')).toHaveCount(0);
  await expect(page.getByText('Movies recommended by')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
}

interface Point {
  /** A point of the journey, and the chat requests on the way. */
  readonly at: string;
  readonly asks: number;
  reach(page: Page, vendors: Vendors): Promise<void>;
  readonly url: string;
  readonly sees: (page: Page) => Promise<void>;
  readonly previous: { readonly url: string; readonly sees: (page: Page) => Promise<void> };
  /** Expected chat requests for Back and Forward, and for a reload. */
  readonly again: { readonly backAndForward: number; readonly reload: number };
  readonly reports?: readonly string[];
}

const home = { url: '/browse', sees: sees.home };
const none = { backAndForward: 0, reload: 0 };
const once = { backAndForward: 1, reload: 1 };
const failed =
  'error while querying gpt for recommendations Error: The chat service answered with status 401 (invalid_api_key).';

const points: readonly Point[] = [
  {
    at: 'the homepage, come back to by its button',
    asks: 0,
    async reach(page) {
      await openSearch(page);
      await page.getByRole('button', { name: 'Homepage' }).click();
    },
    ...home,
    previous: { url: '/browse?search=', sees: sees.emptyForm },
    again: none,
  },
  {
    at: 'the popup of the homepage',
    asks: 0,
    reach: (page) => openPopup(page, 'Parasite'),
    url: `/browse?movie=${parasite}`,
    sees: sees.popupAtHome,
    previous: home,
    again: none,
  },
  {
    at: 'a search that waits for its names',
    asks: 1,
    async reach(page, vendors) {
      vendors.answer(recommenderIsThinking());
      await searchFor(page, 'heist');
    },
    url: '/browse?search=heist',
    sees: sees.loading,
    previous: home,
    again: once,
  },
  {
    at: 'a search that was cancelled',
    asks: 1,
    async reach(page, vendors) {
      vendors.answer(recommenderIsThinking());
      await searchFor(page, 'heist');
      await expect.poll(() => vendors.requests(chat).length).toBe(1);
      await page.getByRole('button', { name: 'Cancel' }).click();
    },
    url: '/browse?search=heist',
    sees: sees.filledInForm,
    previous: home,
    again: none,
  },
  {
    at: 'a search that failed',
    asks: 1,
    async reach(page, vendors) {
      vendors.answer(recommenderIsDown(401));
      await searchFor(page, 'heist');
    },
    url: '/browse?search=heist',
    sees: sees.failure,
    previous: home,
    again: once,
    reports: [failed],
  },
  {
    at: 'the results of a second search',
    asks: 2,
    async reach(page) {
      await searchFor(page, 'cats');
      await expectTitles(row(page, 'Heat'), ['Heat']);
      await search(page, 'heist');
    },
    url: '/browse?search=heist',
    sees: sees.results,
    previous: {
      url: '/browse?search=cats',
      async sees(page) {
        await expect(searchField(page)).toHaveValue('cats');
        await expectTitles(row(page, 'Heat'), ['Heat']);
      },
    },
    again: none,
  },
  {
    at: 'the popup over results',
    asks: 1,
    async reach(page) {
      await searchFor(page, 'heist');
      await openPopup(page, 'Heat');
    },
    url: `/browse?search=heist&movie=${heat}`,
    sees: sees.popupOverResults,
    previous: { url: '/browse?search=heist', sees: sees.results },
    again: none,
  },
];

async function searchFor(page: Page, query: string) {
  await openSearch(page);
  await search(page, query);
}

for (const point of points) {
  const { at, asks, reach, url, again } = point;

  test(`${at}: Back, Forward and a reload restore the screen`, async ({
    page,
    vendors,
    openBrowse,
    reports,
  }) => {
    const isThere = async (requests: number) => {
      await expect(page).toHaveURL(url);
      await point.sees(page);
      await expect.poll(() => vendors.requests(chat).length).toBe(requests);
      await reportsAre(reports, point, requests);
    };
    const goToPrevious = async () => {
      await page.goBack();
      await expect(page).toHaveURL(point.previous.url);
      await point.previous.sees(page);
    };
    await openBrowse();
    await reach(page, vendors);
    await isThere(asks);

    await test.step('Back and Forward', async () => {
      await goToPrevious();
      await page.goForward();
      await isThere(asks + again.backAndForward);
    });
    await test.step('reload, then Back', async () => {
      await page.reload();
      await isThere(asks + again.backAndForward + again.reload);
      await goToPrevious();
    });
  });
}

/** What another user sees at a URL of the journey. No chat request is made. */
const links = [
  {
    to: 'the popup of the homepage',
    url: `/browse?movie=${parasite}`,
    sees: sees.popupAtHome,
  },
  {
    to: 'the popup over results, before the search is asked',
    url: `/browse?search=heist&movie=${heat}`,
    sees: sees.filledInForm,
  },
];

for (const link of links) {
  test(`a link to ${link.to} works through sign-in and asks nothing`, async ({ page, vendors }) => {
    const isThere = async () => {
      await link.sees(page);
      await expect(page).toHaveURL(link.url);
      expect(vendors.requests(chat)).toEqual([]);
    };
    await createAccount(vendors, person.name);
    await page.goto(link.url);
    await expect(page).toHaveURL('/');

    await test.step('through sign-in', async () => {
      await submitSignIn(page);
      await isThere();
    });
    await test.step('signed in', async () => {
      await page.goto(link.url);
      await isThere();
    });
  });
}

type Reports = Parameters<Parameters<typeof test>[2]>[0]['reports'];

/** A failed search is reported each time it is asked. */
async function reportsAre(all: Reports, { reports = [] }: Point, times: number) {
  const each = Array.from({ length: times }, () => reports).flat();
  if (reports.length > 0) await all.are(...each);
}
