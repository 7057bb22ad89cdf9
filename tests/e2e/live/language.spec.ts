import { http, HttpResponse } from 'msw';
import { filmTitled } from '@/demo/movies/filmTitled';
import { listItem } from '@/demo/movies/listItem';
import { listsAre, listsFail, recommends } from '@/demo/vocabulary';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { languageKey } from '@/domain/storageKeys';
import { expectFetched } from '../support/chunks';
import { narrow, row, search } from '../support/screens';
import { expect, test } from '../support/test';

const lists = ['now_playing', 'popular', 'top_rated', 'upcoming'];

test('English lists have no language parameter; missing texts are requested in English', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const requests = () =>
    vendors
      .requests('/3/movie/')
      .map(({ url }) => url.replace(/.*\/3\/movie\//, ''))
      .filter((path) => !path.includes('videos'))
      .toSorted();

  vendors.answer(listsAre({ popular: ['Inception'], topRated: ['The Godfather'] }));
  await openBrowse();
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(1);
  await expect.poll(requests).toEqual(lists);

  await page.getByRole('banner').getByRole('combobox').selectOption('Español');
  await expect(
    row(page, spanish.list.topRated).getByRole('button', {
      name: spanish.card.moreInfo('El padrino'),
    }),
  ).toBeAttached();
  await expect
    .poll(requests)
    .toEqual(
      [
        ...lists,
        ...lists.map((list) => `${list}?language=es-ES`),
        ...['now_playing', 'popular', 'upcoming'],
      ].toSorted(),
    );
  expect(vendors.requests('/videos').every(({ url }) => !url.includes('language'))).toBe(true);
});

test('a language change keeps the old rows and updates an open popup', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  vendors.answer(listsAre({ popular: ['Spirited Away', 'Heat'] }));
  await openBrowse();
  const english = row(page, 'Popular Movies');
  await expect(english.getByRole('article')).toHaveCount(2);
  const release = vendors.hold('language=hi-IN');
  const movieRow = row(page, hindi.list.popular);

  await test.step('the old rows stay while the new ones load', async () => {
    await page.getByRole('banner').getByRole('combobox').selectOption('हिन्दी');
    await expect(movieRow.getByRole('article')).toHaveCount(2);
    await movieRow.getByRole('button', { name: hindi.card.moreInfo('Spirited Away') }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Spirited Away');
  });

  await test.step('the new rows arrive and update the open popup', async () => {
    release();
    const popup = page.getByRole('dialog');
    await expect(popup).toHaveAccessibleName('स्पिरिटेड अवे');
    await expect(popup).toContainText('दस साल की चिहिरो');
    await expect(popup.getByText('千と千尋の神隠し')).toHaveAttribute('lang', 'ja');
    await page.keyboard.press('Escape');
    await expect(
      movieRow.getByRole('button', { name: hindi.card.moreInfo('स्पिरिटेड अवे') }),
    ).toBeFocused();
    await expect(movieRow.getByRole('button', { name: hindi.card.moreInfo('हीट') })).toBeAttached();
  });

  await test.step('the new rows fail and the old ones stay', async () => {
    vendors.answer(listsFail(500));
    await page.getByRole('banner').getByRole('combobox').selectOption('Español');
    await reports.are(
      ...lists.map(
        (list) =>
          `error fetching ${list.replace('_', ' ')} movies Error: The movie database answered GET /3/movie/${list} with status 500.`,
      ),
    );
    await expect(row(page, spanish.list.popular).getByRole('article')).toHaveCount(2);
  });
});

test('a title without a translation has its language in the hero', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const film = filmTitled('Spirited Away');
  const untranslated = { ...listItem(film, 'en-US'), title: film.original_title };
  vendors.answer(
    http.get('https://api.themoviedb.org/3/movie/now_playing', () =>
      HttpResponse.json({ results: [untranslated] }),
    ),
  );
  await openBrowse();

  const title = page.getByRole('heading', { level: 1, name: film.original_title });
  await expect(title).toHaveAttribute('lang', 'ja');
});

test('a running search continues and shows its rows in the new language', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await page.setViewportSize(narrow);
  vendors.answer(recommends('Spirited Away', 'Heat'));
  await openBrowse('/browse?search=');
  const release = vendors.hold('/chat/completions');
  await search(page, 'ghosts');
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('Español');
  await expect(page.getByText(spanish.search.loading)).toBeVisible();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('ghosts');
  await expect(page).toHaveURL('/browse?search=ghosts');

  release();
  const movieRow = row(page, 'Spirited Away');
  await expect(
    movieRow.getByRole('button', { name: spanish.card.moreInfo('El viaje de Chihiro') }),
  ).toBeAttached();
  await expect(
    row(page, 'Heat').getByRole('button', { name: spanish.card.moreInfo('Heat') }),
  ).toBeAttached();

  await page.getByRole('contentinfo').getByRole('combobox').selectOption('हिन्दी');
  await expect(
    movieRow.getByRole('button', { name: hindi.card.moreInfo('स्पिरिटेड अवे') }),
  ).toBeAttached();
  expect(vendors.requests('/chat/completions')).toHaveLength(1);
});

test('sign-in loads the texts of /browse only when the page is idle', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'hindi'), languageKey);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.authForm.title.signIn);
  await expectFetched(page, 'hindi.entry', 'hindi.hi-IN');

  const [entryStart, allStart, loaded] = await page.evaluate(() => {
    const startOf = (chunk: string) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(`/${chunk}-`))
        ?.startTime ?? NaN;
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return [startOf('hindi.entry'), startOf('hindi.hi-IN'), navigation?.loadEventStart ?? NaN];
  });
  expect(entryStart).toBeLessThan(allStart);
  expect(allStart).toBeGreaterThanOrEqual(loaded ?? NaN);
});
