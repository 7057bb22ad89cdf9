import type { Page } from '@playwright/test';
import {
  catalogueKnowsEveryName,
  listsAre,
  recommenderIsThinking,
  recommends,
  videosAre,
} from '@/demo/vocabulary';
import { filmTitled } from '@/demo/movies/filmTitled';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { denyStorage } from '../support/denyStorage';
import { createAccount, person, storeSession } from '../support/person';
import {
  expectTitles,
  listTitles,
  moving,
  openSearch,
  row,
  search,
  searchField,
  submitSignIn,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';

const chat = 'api.openai.com';
const ten = ['Heat', 'Ronin', 'Alien', 'Up', 'Cats', 'Flow', 'Keanu', 'Dune', 'Speed', 'Jaws'];
const parasite = filmTitled('Parasite').id;
const inception = filmTitled('Inception').id;

test.use({ viewport: wide });

test.beforeEach(({ vendors }) => {
  vendors.answer(
    videosAre({ key: 'story', name: 'One', type: 'Trailer' }),
    recommends(...ten),
    catalogueKnowsEveryName(),
  );
});

const popup = (page: Page) => page.getByRole('dialog');
const moreInfo = (page: Page, title: string) =>
  page.getByRole('button', { name: `More info about ${title}`, exact: true }).first();
const left = (page: Page, title: string) =>
  row(page, title)
    .getByRole('list')
    .evaluate((movieRow) => movieRow.scrollLeft);
const top = (page: Page) => page.evaluate(() => scrollY);

test('an invalid URL does not break the homepage', async ({ page, openBrowse }) => {
  await openBrowse('/browse?__proto__=1&constructor=2&movie=__proto__');
  const [title = ''] = await titlesIn(page);
  await expect(page).toHaveURL('/browse?__proto__=1&constructor=2&movie=__proto__');
  await expect(popup(page)).toHaveCount(0);
  await moreInfo(page, title).click();
  await expect(popup(page)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
});

test('a query with special characters is shown unchanged and asked once', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const query = '&movie=1#?%25+🎬 ‮ "\'';
  await openBrowse(`/browse?${new URLSearchParams({ search: query })}`);
  await expect(searchField(page)).toHaveValue(query);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  expect(vendors.requests(chat)).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectTitles(row(page, 'Heat'), ['Heat']);
  expect(vendors.requests(chat)).toHaveLength(1);
  await page.reload();
  await expectTitles(row(page, 'Heat'), ['Heat']);
});

async function titlesIn(page: Page): Promise<readonly string[]> {
  const buttons = row(page, 'Upcoming Movies').getByRole('button', { name: /^More info about / });
  await expect(buttons).toHaveCount(15);
  const names = await buttons.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  return names.map((name) => name.replace('More info about ', ''));
}

test('a movie in the URL opens once a list holds it', async ({
  page,
  context,
  vendors,
  baseURL,
}) => {
  vendors.answer(
    listsAre({ upcoming: ['Inception'], popular: ['Up'], topRated: ['Up'], nowPlaying: ['Up'] }),
  );
  await storeSession(context, vendors, baseURL ?? '');
  const lists = vendors.hold('/3/movie/upcoming');
  await page.goto(`/browse?movie=${inception}`);
  await expectTitles(row(page, 'Popular Movies'), ['Up']);
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/browse?movie=${inception}`);
  lists();
  await expect(page.getByRole('dialog', { name: 'Inception' })).toBeVisible();

  const listsAgain = vendors.hold('/3/movie/upcoming');
  await page.goto(`/browse?movie=${inception + 1}`);
  await expectTitles(row(page, 'Popular Movies'), ['Up']);
  await expect(page).toHaveURL(`/browse?movie=${inception + 1}`);
  listsAgain();
  await expect(page.getByRole('dialog', { name: "We couldn't find this movie." })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the movies' }).click();
  await expect(page).toHaveURL('/browse');
  expect(vendors.requests(`/3/movie/${inception}`)).toEqual([]);
});

test('a movie in the URL does not open once the visitor has gone on', async ({
  page,
  openBrowse,
}) => {
  const url = `/browse?search=heist&movie=${inception + 1}`;

  await test.step('to the homepage', async () => {
    await openBrowse(url);
    await page.getByRole('button', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/browse');
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step('to another search', async () => {
    await page.goto(url);
    await searchField(page).fill('cats');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expectTitles(row(page, 'Heat'), ['Heat']);
    await expect(page).toHaveURL('/browse?search=cats');
    await expect(popup(page)).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use(moving);

  test('closing the popup in any way returns focus to its card', async ({ page, openBrowse }) => {
    await openBrowse();
    const card = moreInfo(page, 'Parasite');
    const expectClosed = async () => {
      await expect(page).toHaveURL('/browse');
      await expect(popup(page)).toHaveCount(0);
      await expect(card).toBeFocused();
    };

    await test.step('Back', async () => {
      await card.click();
      await expect(popup(page)).toBeVisible();
      await page.goBack();
      await expectClosed();
    });

    await test.step('Escape', async () => {
      await page.goForward();
      await expect(popup(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed();
    });

    await test.step('its button, after opening by URL', async () => {
      await page.goto(`/browse?movie=${parasite}`);
      await expect(popup(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expectClosed();
    });

    await test.step('Back pressed as it opens', async () => {
      await card.focus();
      await card.evaluate(
        (button: HTMLElement) =>
          new Promise<void>((resolve) => {
            const opening = new MutationObserver(() => {
              if (!document.querySelector('dialog[open]')) return;
              opening.disconnect();
              window.addEventListener('popstate', () => resolve(), { once: true });
              history.back();
            });
            opening.observe(document.body, { attributes: true, childList: true, subtree: true });
            button.click();
          }),
      );
      await expectClosed();
    });
  });

  test('window and rows keep their scroll position after Back, Forward and reload', async ({
    page,
    openBrowse,
  }) => {
    await openBrowse();
    await titlesIn(page);
    await page.getByRole('button', { name: 'Scroll Top Rated Movies right' }).click();
    await expect.poll(() => left(page, 'Top Rated Movies')).toBe(500);
    await page.evaluate(() => window.scrollTo(0, 400));

    await searchAndScroll(page);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(400);
    expect(await left(page, 'Top Rated Movies')).toBe(500);
    expect(await left(page, 'Popular Movies')).toBe(0);

    await page.goForward();
    await expect.poll(() => top(page)).toBe(700);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(400);
    await page.reload();
    await titlesIn(page);
    await expect.poll(() => top(page)).toBe(400);
    expect(await left(page, 'Top Rated Movies')).toBe(500);
    await page.goForward();
    await expect.poll(() => top(page)).toBe(700);

    await page.getByRole('button', { name: 'Homepage' }).click();
    await expect.poll(() => top(page)).toBe(0);
    await page.goto('/browse');
    await titlesIn(page);
    expect(await top(page)).toBe(0);
    expect(await left(page, 'Top Rated Movies')).toBe(0);
  });

  test('scrolling by the user is not undone by late content', async ({
    page,
    vendors,
    openBrowse,
  }) => {
    await openBrowse();
    await searchAndScroll(page);
    await page.getByRole('button', { name: 'Homepage' }).dispatchEvent('click');
    await titlesIn(page);
    await page.getByRole('combobox', { name: english.header.language }).selectOption('hindi');
    await expect(page.getByRole('combobox', { name: hindi.header.language })).toBeVisible();
    // The answer is saved, its movies are not: they are in English.
    const movies = vendors.hold('search/movie');
    await page.goBack();
    await expect(page.getByText(`1 - ${ten[0]}`)).toBeVisible();
    await expect.poll(() => top(page)).toBe(700);
    await page.mouse.wheel(0, -30);
    await expect.poll(() => top(page)).toBe(670);
    movies();
    for (const name of ten) await expect(row(page, name)).toBeAttached();
    // A change of size would restore the position again.
    await page.setViewportSize({ ...wide, width: wide.width - 10 });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await top(page)).toBe(670);
  });

  test('Back aborts a pending search, and two Backs go two entries back', async ({
    page,
    vendors,
    openBrowse,
  }) => {
    vendors.answer(recommenderIsThinking());
    await openBrowse();
    await openSearch(page);
    await search(page, 'heist');
    await expect.poll(() => vendors.requests(chat).length).toBe(1);
    await page.goBack();
    await expect(row(page, 'Popular Movies')).toBeVisible();
    await expect.poll(() => vendors.aborted(chat).length).toBe(1);

    vendors.answer(recommends(...ten));
    await page.goForward();
    await moreInfo(page, 'Heat').click();
    await expect(popup(page)).toBeVisible();
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(row(page, 'Popular Movies')).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/browse');
  });
});

test('a Forward while the page renders for the first time is followed', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await openSearch(page);
  await page.goBack();
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await page.addInitScript(() => {
    const createElement = document.createElement;
    // React pauses the rendering after this element, and the page goes forward.
    document.createElement = (name: string) => {
      if (name === 'header') {
        document.createElement = createElement;
        history.forward();
        const end = performance.now() + 100;
        while (performance.now() < end);
      }
      return createElement.call(document, name);
    };
  });
  await page.reload();
  await expect(page).toHaveURL('/browse?search=');
  await expect(searchField(page)).toBeVisible();
});

async function searchAndScroll(page: Page) {
  await page.getByRole('button', { name: 'GPT Search' }).dispatchEvent('click');
  await expect(searchField(page)).toBeVisible();
  expect(await top(page)).toBe(0);
  await search(page, 'heist');
  for (const name of ten) await expect(row(page, name)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 700));
}

test('an expired session returns to the same URL after sign-in', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await openBrowse('/browse?search=');
  await search(page, 'heist');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Marquee', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await submitSignIn(page);
  await page.getByRole('button', { name: english.search.ask }).click();

  await expectTitles(row(page, 'Heat'), ['Heat']);
  await expect(page).toHaveURL('/browse?search=heist');
  expect(vendors.requests(chat)).toHaveLength(2);
});

test('Back and Forward work without storage', async ({ page, vendors }) => {
  await page.addInitScript(denyStorage);
  await createAccount(vendors, person.name);
  await page.goto('/browse?search=heist');
  await submitSignIn(page);
  await expect(searchField(page)).toHaveValue('heist');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.getByRole('button', { name: 'Homepage' }).click();
  await expect(row(page, listTitles[0] ?? '')).toBeVisible();
  await page.goBack();
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await page.goForward();
  await expect(row(page, listTitles[0] ?? '')).toBeVisible();
});
