import { http, HttpResponse } from 'msw';
import { filmTitled } from '@/demo/movies/filmTitled';
import { listPage } from '@/demo/movies/listPage';
import { listsAre, videosAre } from '@/demo/vocabulary';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { expectShiftsAtMost, recordShifts } from '../support/layoutShifts';
import {
  expectTitles,
  narrow,
  openSearch,
  player,
  row,
  signOutButton,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: wide });

test('the footer shows credit, author and attribution, and no demo note in a live build', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('paragraph')).toHaveText([
    'Marquee is a showcase of components and state machines. About the project',
    'This product uses the TMDB API but is not endorsed or certified by TMDB.',
  ]);
  await expect(footer.getByRole('link', { name: 'About the project' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('an unknown URL stays and shows not found, signed in or out', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await page.goto('/nowhere/at/all?q=1');
  const message = 'Oops! This link, either does not exist or you are not authorised to come here!';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
  await expect(page).toHaveURL('/nowhere/at/all?q=1');
  await page.getByRole('link', { name: 'Back to Marquee' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  // The session in storage signs the open page in.
  await page.goto('about:blank');

  await openBrowse('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
  await expect(signOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/nowhere');
  expect(vendors.requests('api.themoviedb.org')).toEqual([]);
  await page.getByRole('link', { name: 'Back to Marquee' }).click();
  await expect(page).toHaveURL('/browse');
});

test('a film without a release date has a card and a popup in every language', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const film = { ...filmTitled('Coraline'), release_date: '' };
  vendors.answer(
    http.get('https://api.themoviedb.org/3/movie/upcoming', () =>
      HttpResponse.json(listPage('upcoming', [film])),
    ),
  );
  await openBrowse();
  const info = row(page, 'Upcoming Movies').getByRole('button');
  await expect(info.first()).toHaveAccessibleName('More info about Coraline');

  await page.getByRole('banner').getByRole('combobox').selectOption('Español');
  await row(page, spanish.list.upcoming)
    .getByRole('button', { name: spanish.card.moreInfo('Coraline') })
    .click();

  await expect(page.getByRole('dialog')).toContainText(
    `${spanish.popup.releaseDate}${spanish.popup.unknownDate}`,
  );
});

test('routes redirect by session', async ({ page, vendors, openBrowse }) => {
  await test.step('signed out', async () => {
    await page.goto('/browse');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await expect(page).toHaveURL('/login');
    const logo = page.getByRole('link', { name: 'Marquee', exact: true });
    await expect(logo).toHaveAttribute('href', '/login');
    const entries = await page.evaluate(() => history.length);
    await logo.click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(vendors.requests('')).toEqual([]);
  });

  await test.step('signed in', async () => {
    await openBrowse('/');
    await expect(page).toHaveURL('/browse');
    await page.goto('/login');
    await expect(page).toHaveURL('/browse');
    await openSearch(page);
    const logo = page.getByRole('link', { name: 'Marquee', exact: true });
    await expect(logo).toHaveAttribute('href', '/login');
    await logo.click();
    await expect(page).toHaveURL('/browse');
    await expect(row(page, 'Popular Movies')).toBeVisible();
  });
});

for (const { screen, size } of [
  { screen: narrow, size: 'w780' },
  { screen: wide, size: 'w1280' },
]) {
  test(`the featured picture is requested once at ${screen.width} px as ${size}`, async ({
    page,
    vendors,
    openBrowse,
  }) => {
    await page.setViewportSize(screen);
    await openBrowse();
    // The placeholder and its picture are gone by then.
    await expect(signOutButton(page)).toBeVisible();
    const picture = page.locator('main img').first();
    const requests = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(requests).toContain(`/${size}/`);
    const [, backdrop] = (await requests()).split(size);
    expect(vendors.requests(String(backdrop)).map(({ url }) => new URL(url).pathname)).toEqual([
      `/t/p/${size}${backdrop}`,
    ]);
  });
}

test('a language changes rows, dates and the search, and is remembered', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select).toHaveAccessibleName('Language');
  await expect(select).toHaveValue('english');
  await expect(select.getByRole('option')).toHaveText(['English', 'हिन्दी', 'Español']);
  await select.selectOption('हिन्दी');

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(row(page, hindi.list.popular)).toBeVisible();
  await expect(row(page, hindi.list.upcoming).getByRole('article').first()).toContainText(
    '20 मार्च',
  );
  await page
    .getByRole('button', { name: hindi.card.moreInfo('ड्यून: पार्ट टू') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('रिलीज़ की तारीख़: 27 फ़रवरी 2024');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/browse$/);

  await page.reload();
  await expect(row(page, hindi.list.popular)).toBeVisible();
  const toggle = page.getByRole('button', { name: /GPT/ });
  await expect(toggle).toHaveText(hindi.header.gptSearch);
  await toggle.click();
  await expect(page.getByPlaceholder('AI से फ़िल्मों के सुझाव खोजें (जैसे - बिल्ली वाली फ़िल्में)')).toBeVisible();
  await expect(page.getByRole('search').getByRole('button')).toHaveText('खोजें');
  await expect(page.getByRole('button', { name: hindi.header.homepage })).toBeVisible();
});

test('a long overview is cut for the width of the screen', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const overview = 'A pilot flies home at night. '.repeat(9).trim();
  const film = { ...filmTitled('Heat'), overview };
  vendors.answer(
    http.get('https://api.themoviedb.org/3/movie/now_playing', () =>
      HttpResponse.json(listPage('nowPlaying', [film])),
    ),
    videosAre({ key: 'the-trailer', name: 'One', type: 'Trailer' }),
  );
  await openBrowse();
  for (const { width, screen, inHero, inPopup } of [
    { width: 'wide', screen: wide, inHero: 150, inPopup: 260 },
    { width: 'narrow', screen: narrow, inHero: 100, inPopup: 150 },
  ]) {
    await test.step(width, async () => {
      await page.setViewportSize(screen);
      const hero = page.getByRole('main').getByText(/^A pilot flies/);
      await expect(hero).toHaveText(`${overview.slice(0, inHero)}.`);
      await page.getByRole('button', { name: 'More info', exact: true }).click();
      const popup = page.getByRole('dialog', { name: 'Heat' });
      await expect(popup.getByText(/^A pilot flies/)).toHaveText(overview.slice(0, inPopup));
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    });
  }
});

test('nothing shifts while the page loads', async ({ page, vendors, openBrowse }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  vendors.answer(listsAre({ upcoming: ['Next Year'], popular: ['Much Seen'] }));
  await page.addInitScript(recordShifts);
  await openBrowse();
  await expectTitles(row(page, 'Upcoming Movies'), ['Next Year']);
  await expectTitles(row(page, 'Popular Movies'), ['Much Seen']);
  await expect(player(page)).toHaveAttribute('data-state', 'playing');
  await expectShiftsAtMost(page, 0.01);
});

for (const { width, height } of [narrow, { width: 1366, height: 1000 }]) {
  test(`nothing shifts on sign-in or with the install button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(recordShifts);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await page.evaluate(() => document.fonts.ready);
    await expectShiftsAtMost(page, 0.01);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => {} });
      window.dispatchEvent(offer);
    });
    await expect(page.getByRole('button', { name: 'Install Marquee' })).toBeAttached();
    await expectShiftsAtMost(page, 0.0005);
  });
}
