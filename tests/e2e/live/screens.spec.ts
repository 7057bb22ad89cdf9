import type { Page } from '@playwright/test';
import { listsAre } from '@/demo/vocabulary';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { film, listHolds } from '../support/films';
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

const long = 'a'.repeat(201);

test.use({ viewport: wide });

test('sign-in and sign-up show the disclaimer, fields and links', async ({ page }) => {
  await test.step('sign-in', async () => {
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await expect(page).toHaveURL(address);
      await expect(
        page.getByText(
          'Marquee is a dummy showcase project, not a real streaming service. Please do not enter real credentials.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    }
    await expect(page).toHaveTitle('Sign in · Marquee');
    await expect(page.getByRole('link', { name: 'Marquee', exact: true })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(page.getByRole('textbox')).toHaveCount(2);
    await expect(page.getByText('OR', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('button', { name: /GPT|sign out/ })).toHaveCount(0);
  });

  await test.step('sign-up', async () => {
    await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
    await expect(page).toHaveTitle('Sign up · Marquee');
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Already a customer! Sign in' })).toBeVisible();
  });

  await test.step('show and hide the password', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Marigold1');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('Marigold1');
  });
});

test('the footer shows credit, author and attribution, and no demo note in a live build', async ({
  page,
  openBrowse,
}) => {
  const expectFooter = async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('paragraph')).toHaveText([
      'Marquee is a showcase of components and state machines. About the project',
      'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    ]);
    await expect(footer.getByRole('link', { name: 'About the project' })).toHaveAttribute(
      'target',
      '_blank',
    );
  };
  await page.goto('/');
  await expectFooter();
  await openBrowse();
  await expectFooter();
  await openSearch(page);
  await expectFooter();
});

test('an unknown address stays and shows Oops, signed in or out', async ({
  page,
  vendors,
  openBrowse,
}) => {
  await page.goto('/nowhere/at/all?q=1');
  const oops = 'Oops! This link, either does not exist or you are not authorised to come here!';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oops);
  await expect(page).toHaveURL('/nowhere/at/all?q=1');
  await page.getByRole('link', { name: 'Back to Marquee' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  // The session in storage signs the open page in.
  await page.goto('about:blank');

  await openBrowse();
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect.poll(() => vendors.requests('/videos').length).toBe(1);
  const requests = vendors.requests('api.themoviedb.org').length;
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oops);
  await expect(page).toHaveURL('/nowhere');
  expect(vendors.requests('api.themoviedb.org')).toHaveLength(requests);
  await page.getByRole('link', { name: 'Back to Marquee' }).click();
  await expect(page).toHaveURL('/browse');
});

test('routes redirect by session', async ({ page, vendors, openBrowse }) => {
  await test.step('signed out', async () => {
    await page.goto('/browse');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
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

test('the hero’s overview is cut to 150 characters, or 100 on phones, above 200', async ({
  page,
  vendors,
  openBrowse,
}) => {
  vendors.answer(listHolds('nowPlaying', film({ title: 'Argylle', overview: long })));
  await openBrowse();
  const hero = page.getByRole('region', { name: 'Argylle', exact: true });
  await expect(hero.getByText(`${'a'.repeat(150)}.`, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(hero.getByText(`${'a'.repeat(150)}.`, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(hero.getByText(`${'a'.repeat(100)}.`, { exact: true })).toBeVisible();
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

const languages = [
  {
    language: 'hindi',
    label: 'हिन्दी',
    texts: hindi,
    tag: 'hi',
    movie: 'ड्यून: पार्ट टू',
    date: 'रिलीज़ की तारीख़: 27 फ़रवरी 2024',
    placeholder: 'AI से फ़िल्मों के सुझाव खोजें (जैसे - बिल्ली वाली फ़िल्में)',
    button: 'खोजें',
  },
  {
    language: 'spanish',
    label: 'Español',
    texts: spanish,
    tag: 'es',
    movie: 'Dune: Parte dos',
    date: 'Fecha de estreno: 27 de febrero de 2024',
    placeholder: 'Buscar sugerencias de películas...',
    button: 'Buscar',
  },
];

test('each language changes rows, dates and the search, and is remembered', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select).toHaveAccessibleName('Language');
  await expect(select).toHaveValue('english');
  for (const { language, label, texts, tag, movie, date, placeholder, button } of languages) {
    await test.step(language, async () => {
      await expect(select.getByRole('option')).toHaveText(['English', 'हिन्दी', 'Español']);
      await select.selectOption(label);

      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(row(page, texts.list.popular)).toBeVisible();
      await page
        .getByRole('button', { name: texts.card.moreInfo(movie) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText(date);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/browse$/);

      await page.reload();
      await expect(row(page, texts.list.popular)).toBeVisible();
      const toggle = page.getByRole('button', { name: /GPT/ });
      await expect(toggle).toHaveText(texts.header.gptSearch);
      await toggle.click();
      await expect(page.getByPlaceholder(placeholder)).toBeVisible();
      await expect(page.getByRole('search').getByRole('button')).toHaveText(button);
      const homepage = page.getByRole('button', { name: texts.header.homepage });
      await expect(homepage).toBeVisible();
      await homepage.click();
    });
  }
});

test('the header’s language select is hidden in GPT search and on phones', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  const inHeader = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  const inFooter = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' });
  await expect(inHeader).toBeVisible();
  await expect(inFooter).toBeHidden();
  await openSearch(page);
  await expect(inHeader).toBeHidden();
  await page.getByRole('button', { name: 'Homepage' }).click();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(inHeader).toBeHidden();
  await expect(inFooter).toBeVisible();
  await inFooter.selectOption('Español');
  await expect(row(page, 'Películas populares')).toBeVisible();
});

test('nothing shifts while the page loads', async ({ page, vendors, openBrowse }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  vendors.answer(listsAre({ upcoming: ['Next Year'], popular: ['Much Seen'] }));
  const shifted = await watchShifts(page);
  await openBrowse();
  await expectTitles(row(page, 'Upcoming Movies'), ['Next Year']);
  await expectTitles(row(page, 'Popular Movies'), ['Much Seen']);
  await expect(player(page)).toHaveAttribute('data-state', 'playing');
  expect(await shifted()).toBeLessThan(0.01);
});

for (const { width, height } of [narrow, { width: 1366, height: 1000 }]) {
  test(`nothing shifts on sign-in or with the install button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shifted = await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await page.evaluate(() => document.fonts.ready);
    const before = await shifted();
    expect(before).toBeLessThan(0.01);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => {} });
      window.dispatchEvent(offer);
    });
    await expect(page.getByRole('button', { name: 'Install Marquee' })).toBeAttached();
    expect(await shifted()).toBeCloseTo(before, 3);
  });
}

/** The sum of layout shifts from the next page until the frame after the call. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise(requestAnimationFrame);
    const shifted = async () => {
      // Shifts of one frame are reported in the next.
      await frame();
      await frame();
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted')());
}
