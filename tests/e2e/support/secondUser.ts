import { expect, type Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { anotherPerson, person } from './person';
import {
  expectTitles,
  fillIn,
  openSearch,
  row,
  search,
  searchField,
  signOutButton,
  unfoldHelp,
} from './screens';

const recent = (page: Page) => page.getByRole('list', { name: english.searchHelp.recent });

/** The first user searches and scrolls. */
export async function searchAndScroll(page: Page) {
  await openSearch(page);
  await search(page, 'zeppelins');
  await expectTitles(row(page, 'Ronin'), ['Ronin']);
  await page.evaluate(() => scrollTo(0, 40));
}

export async function signInAs(page: Page, { name, email, password }: typeof person) {
  await expect(page).toHaveURL('/');
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(signOutButton(page, name)).toBeVisible();
}

/**
 * Records in each frame whether the first user’s search is visible and under whose name, and
 * whether the page came from bfcache.
 */
export async function watchFrames(page: Page) {
  const observed: string[] = [];
  await page.exposeFunction('reportFrame', (seen: string) => void observed.push(seen));
  await page.addInitScript(
    (names) => {
      const emit = (seen: string) => {
        const callback: unknown = Reflect.get(window, 'reportFrame');
        if (typeof callback === 'function') callback(seen);
      };
      let isRestored = false;
      addEventListener('pageshow', ({ persisted }) => {
        isRestored = persisted;
        if (persisted) emit('restored');
      });
      let last = '';
      const look = () => {
        requestAnimationFrame(look);
        const text = document.body?.innerText ?? '';
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
        const whose = names.filter((name) => text.includes(name));
        const isVisible = document.body?.checkVisibility() ?? false;
        const isOfFirst =
          isVisible && [text, ...typed, location.search].some((it) => /zeppelins|Ronin/.test(it));
        const seen = isOfFirst ? `${isRestored ? 'restored, ' : ''}${whose.join()}: zeppelins` : '';
        if (seen !== last) emit(seen);
        last = seen;
      };
      requestAnimationFrame(look);
    },
    [person.name, anotherPerson.name],
  );
  return observed;
}

/** Nothing of the first user remains on the screen, in the history or in storage. */
export async function expectOnlySecond(page: Page, frames: readonly string[]) {
  await expect(signOutButton(page, anotherPerson.name)).toBeVisible();
  await expect(page).toHaveURL('/browse');
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect(searchField(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const mixed = frames.filter((seen) => /restored|Ravi/.test(seen));
  expect(mixed.filter((seen) => seen !== 'restored')).toEqual([]);

  await openSearch(page);
  await expect(searchField(page)).toHaveValue('');
  await expect(recent(page)).toHaveCount(0);
  await search(page, 'cats');
  await expectTitles(row(page, 'Heat'), ['Heat']);
  await unfoldHelp(page);
  await expect(recent(page).getByRole('button', { name: /^(?!Remove|Clear)/ })).toHaveText([
    'cats',
  ]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('zeppelins');
}
