import { expect, test } from '../support/demoTest';
import { expectFocusVisible, focusedName, go } from '../support/keys';
import { person } from '../support/person';
import { openSearch, row, searchField, wide } from '../support/screens';

test.use({ viewport: wide });

const query = 'What would you like to watch?';

test('the whole journey works by keyboard', async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const focused = page.locator(':focus');

  await test.step('skip the header and sign up', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await go(page, 'Tab', 'Skip to content');
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectFocusVisible(page);
    await expect(page).toHaveURL(/\/$/);
    await go(page, 'Tab', 'Not registered yet! Sign up now');
    await keyboard.press('Enter');
    await go(page, 'Shift+Tab', 'Name');
    await keyboard.type(person.name);
    await go(page, 'Tab', 'Email');
    await keyboard.type(person.email);
    await go(page, 'Tab', 'Password');
    await keyboard.type(person.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('each row has one tab stop', async () => {
    await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    await go(page, 'Tab', 'Play Trailer on YT');
    await go(page, 'Tab', 'More info');
    for (const title of ['Upcoming', 'Popular', 'Top Rated', 'Now Playing']) {
      await keyboard.press('Tab');
      const movieRow = row(page, `${title} Movies`);
      await expect(movieRow.locator(':focus')).toHaveCount(1);
      expect(await focusedName(page)).toMatch(/^More info about /);
    }
    await go(page, 'Tab', 'About the project');
    await go(page, 'Shift+Tab', 'More info');
  });

  await test.step('move along a row, between rows and to a trailer', async () => {
    await keyboard.press('Tab');
    const upcoming = row(page, 'Upcoming Movies').getByRole('article');
    const popular = row(page, 'Popular Movies').getByRole('article');
    const isOn = (card: typeof upcoming) => expect(card.locator(':focus')).toHaveCount(1);
    for (const [key, card] of [
      ['ArrowRight', upcoming.nth(1)],
      ['ArrowRight', upcoming.nth(2)],
      ['ArrowLeft', upcoming.nth(1)],
      ['End', upcoming.nth(14)],
      ['Home', upcoming.nth(0)],
      ['ArrowRight', upcoming.nth(1)],
      ['ArrowDown', popular.nth(1)],
      ['ArrowRight', popular.nth(2)],
      ['ArrowUp', popular.nth(2)],
    ] as const) {
      await keyboard.press(key);
      await isOn(card);
      await expectFocusVisible(page);
    }
    expect(await focusedName(page)).toMatch(/^Search for the trailer of /);
    await keyboard.press('ArrowUp');
    await isOn(upcoming.nth(2));
    await keyboard.press('ArrowDown');
    await isOn(popular.nth(2));
    await expect(focused).toHaveAccessibleDescription('Card 3 of 20');
  });

  await test.step('open the popup and return to its card', async () => {
    const opener = await focusedName(page);
    const movie = opener.replace('More info about ', '');
    await keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: movie });
    await expect(popup.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    expect(await focusedName(page)).toBe(opener);
    await expectFocusVisible(page);
  });

  await test.step('change the language in the header, which keeps focus', async () => {
    await go(page, 'Shift+Tab', 'Language');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(row(page, 'लोकप्रिय फ़िल्में')).toBeVisible();
    expect(await focusedName(page)).toBe('भाषा');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(row(page, 'Popular Movies')).toBeVisible();
    expect(await focusedName(page)).toBe('Language');
  });

  await test.step('toggle to GPT search without losing focus, search, open a movie', async () => {
    await go(page, 'Tab', 'GPT Search');
    await keyboard.press('Enter');
    await expect(page.getByRole('search')).toBeVisible();
    expect(await focusedName(page)).toBe('Homepage');
    await expectFocusVisible(page);
    await go(page, 'Tab', query);
    await keyboard.type('movies with cat in it');
    await keyboard.press('Enter');
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    expect(await focusedName(page)).toBe(query);
    while (!(await focusedName(page)).startsWith('More info about ')) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toMatch(/^More info about /);
  });

  await test.step('a new search keeps focus', async () => {
    await go(page, 'Shift+Tab', query);
    await keyboard.type(' and dog');
    await keyboard.press('Enter');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    expect(await focusedName(page)).toBe(query);
  });

  await test.step('go home and sign out', async () => {
    await go(page, 'Shift+Tab', 'Homepage');
    await keyboard.press('Enter');
    await expect(row(page, 'Popular Movies')).toBeVisible();
    expect(await focusedName(page)).toBe('GPT Search');
    await go(page, 'Tab', 'Asha Rao (sign out)');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await go(page, 'Tab', 'Email');
  });
});

test('a held Enter presses once', async ({ page, openBrowse }) => {
  await openBrowse();
  const { keyboard } = page;
  await test.step('on a button: the popup stays open', async () => {
    await page.getByRole('button', { name: 'More info', exact: true }).focus();
    await keyboard.down('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await keyboard.down('Enter');
    await keyboard.up('Enter');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('in the search field: one submit', async () => {
    await openSearch(page);
    await searchField(page).fill('heist');
    const submits = await page.evaluateHandle(() => {
      const events: Event[] = [];
      addEventListener('submit', (event) => events.push(event), { capture: true });
      return events;
    });
    await keyboard.down('Enter');
    await keyboard.down('Enter');
    await keyboard.up('Enter');
    expect(await submits.evaluate((events) => events.length)).toBe(1);
  });
});
