import { expect, type Locator, type Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { person } from './person';

export const wide = { width: 1366, height: 800 };
export const narrow = { width: 390, height: 844 };

/** Options for tests of trailers and motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const listTitles = [
  'Upcoming Movies',
  'Popular Movies',
  'Top Rated Movies',
  'Now Playing Movies',
];

export function row(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The row of a line in the list of names. Its heading may also hold a year. */
export function rowOfName(page: Page, line: string): Locator {
  const name = line.replace(/^\d+ - /, '');
  const heading = page.getByRole('heading', { level: 2 }).getByText(name, { exact: true });
  return page.getByRole('region').filter({ has: heading });
}

/** The row holds exactly these movies in this order. */
export async function expectTitles(movieRow: Locator, titles: readonly string[]) {
  const known = 'More info about ';
  const buttons = movieRow.locator(`button[aria-label^="${known}"]`);
  await expect
    .poll(() =>
      buttons.evaluateAll(
        (all, start) => all.map((each) => each.ariaLabel?.slice(start)),
        known.length,
      ),
    )
    .toEqual(titles);
}

export function player(page: Page): Locator {
  return page.locator('iframe');
}

export function signOutButton(page: Page, name = person.name): Locator {
  return page.getByRole('button', { name: `${name} (sign out)`, exact: true });
}

/** The visible text of the error line, which is always in the document. */
export function errorLine(page: Page): Locator {
  return page.getByRole('alert');
}

/** Fills the form; a name only in sign-up. */
export async function fillIn(
  page: Page,
  { name, email, password }: { name?: string; email: string; password: string },
) {
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signIn(page: Page, credentials = person) {
  await page.goto('/');
  await submitSignIn(page, credentials);
}

/** On the sign-in screen. */
export async function submitSignIn(page: Page, { email, password } = person) {
  await fillIn(page, { email, password });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signUp(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

export async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'GPT Search' }).click();
  await expect(page.getByRole('search')).toBeVisible();
}

/** The suggested names: '1 - Heat'. */
export function nameItems(page: Page): Locator {
  return page.getByRole('listitem').filter({ hasText: /^\d+ - / });
}

export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'What would you like to watch?' });
}

/** A search folds the examples and recent searches. */
export async function unfoldHelp(page: Page) {
  await page.getByRole('button', { name: english.searchHelp.toggle, expanded: false }).click();
}

export async function search(page: Page, query: string) {
  await searchField(page).fill(query);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
