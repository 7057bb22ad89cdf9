import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { expect, test } from '../support/demoTest';
import { holdFile } from '../support/holdFile';
import { enter, expectFocusVisible, focusedName, go } from '../support/keys';
import { person } from '../support/person';
import { narrow, openSearch, row, search, wide } from '../support/screens';

test.use({ viewport: wide });

const query = 'What would you like to watch?';

test('an arrow pressed before focus management has loaded is replayed', async ({ page }) => {
  const load = await holdFile(page, 'startFocusManagement');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  expect(await focusedName(page)).toBe('Sign In');

  load();

  await expect.poll(() => focusedName(page)).not.toBe('Sign In');
  await expectFocusVisible(page);
});

test('an arrow pressed before focus management has loaded does not change the language', async ({
  page,
}) => {
  const load = await holdFile(page, 'startFocusManagement');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  const select = page.getByRole('combobox').first();
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(select).toHaveValue('english');

  load();

  await expect(select).not.toBeFocused();
});

test('the whole journey works with arrows and Enter', async ({ page }) => {
  test.slow();
  const { keyboard } = page;

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await go(page, 'ArrowDown', 'Not registered yet! Sign up now');
    await keyboard.press('Enter');
    await go(page, 'ArrowUp', 'Name');
    await enter(page, person.name);
    await go(page, 'ArrowDown', 'Email');
    await enter(page, person.email);
    await go(page, 'ArrowDown', 'Password');
    await enter(page, person.password);
    await go(page, 'ArrowDown', 'Show password');
    await keyboard.press('Enter');
    await go(page, 'ArrowLeft', 'Password');
    await keyboard.press('ArrowLeft');
    expect(await focusedName(page), 'text keeps left and right').toBe('Password');
    await go(page, 'ArrowDown', 'Sign Up');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse$/);
  });

  await test.step('open a card’s popup and close it', async () => {
    await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    await go(page, 'ArrowDown', 'Play Trailer on YT');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    const opener = await focusedName(page);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await keyboard.press(key);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    }
    while ((await focusedName(page)) !== 'Close') await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await focusedName(page)).toBe(opener);
  });

  await test.step('change the language', async () => {
    await go(page, 'ArrowUp', 'Marquee');
    await go(page, 'ArrowRight', 'Language');
    await keyboard.press('ArrowDown');
    expect(await focusedName(page), 'a closed menu does not take the arrows').not.toBe('Language');
    await go(page, 'ArrowUp', 'Marquee');
    await go(page, 'ArrowRight', 'Language');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(row(page, 'Películas populares')).toBeVisible();
    expect(await focusedName(page)).toBe('Idioma');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(row(page, 'Popular Movies')).toBeVisible();
  });

  await test.step('search and open a movie', async () => {
    await go(page, 'ArrowRight', 'GPT Search');
    await keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Homepage');
    await expect(page.getByRole('search')).toBeVisible();
    await go(page, 'ArrowDown', 'Search');
    await go(page, 'ArrowLeft', query);
    await enter(page, 'heist in space');
    await go(page, 'ArrowDown', 'Search');
    await keyboard.press('Enter');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    while (!(await focusedName(page)).startsWith('More info about ')) {
      await keyboard.press('ArrowDown');
    }
    await expectFocusVisible(page);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    while ((await focusedName(page)) !== 'Close') await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
  });

  await test.step('sign out', async () => {
    await go(page, 'ArrowUp', 'Homepage');
    await go(page, 'ArrowRight', 'Asha Rao (sign out)');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await go(page, 'ArrowDown', 'Email');
  });
});

test('the first Arrow Down in an empty field opens saved sign-ins', async ({ page }) => {
  const leadFocus = page.waitForResponse('**/startFocusManagement-*.js');
  await page.goto('/');
  await leadFocus;
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const prevented = await page.evaluateHandle(() => {
    const seen: boolean[] = [];
    addEventListener('keydown', ({ defaultPrevented }) => seen.push(defaultPrevented));
    return seen;
  });

  await email.focus();
  await page.keyboard.press('ArrowDown');
  await expect(email).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(password).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(password).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(email).toBeFocused();
  expect(await prevented.jsonValue()).toEqual([false, true, false, true]);

  await enter(page, person.email);
  await page.keyboard.press('ArrowDown');
  await expect(password).toBeFocused();
});

test('arrows at the end of the page do not change the language', async ({ page, openBrowse }) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  const select = page.getByRole('contentinfo').getByRole('combobox');
  await select.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(select).toHaveValue('english');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'About the project' })).toBeFocused();
});

test('without showPicker (WebKit) arrows leave the language select and Enter opens it', async ({
  page,
  openBrowse,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker'));
  await openBrowse();
  const select = page.getByLabel('Language').first();
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toBeFocused();
  await expect(select).toHaveValue('english');

  const presses = await select.evaluateHandle((element) => {
    const seen: string[] = [];
    element.addEventListener('mousedown', ({ type }) => seen.push(type));
    return seen;
  });
  await select.press('Enter');
  await expect.poll(() => presses.jsonValue()).toEqual(['mousedown']);
});

for (const viewport of [wide, narrow]) {
  test(`arrows and Enter reach everything on every screen at ${viewport.width} px`, async ({
    page,
    enter: arrive,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto('/nowhere');
    await expect(page.getByRole('link', { name: 'Back to Marquee' })).toBeVisible();
    // The prerendered page takes no keys yet.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return focusedName(page);
      })
      .not.toBe('');
    expect(await unreached(page), 'an unknown URL').toEqual([]);

    await page.goto('/');
    const change = page.getByRole('button', { name: 'Not registered yet! Sign up now' });
    await expect(change).toBeEnabled();
    await go(page, 'ArrowDown', 'Not registered yet! Sign up now');
    expect(await unreached(page), 'sign-in').toEqual([]);
    await change.click();
    expect(await unreached(page), 'sign-up').toEqual([]);

    await arrive();
    for (const list of Object.values(english.list)) {
      await expect(row(page, list).getByRole('article').nth(14)).toBeAttached();
    }
    expect(await unreached(page), 'the homepage').toEqual([]);

    await page.getByRole('button', { name: 'More info about Dune: Part Two' }).first().click();
    await expect(page.getByRole('dialog').getByText('More like this')).toBeVisible();
    expect(await unreached(page), 'the popup').toEqual([]);
    await page.keyboard.press('Escape');

    await openSearch(page);
    expect(await unreached(page), 'GPT search').toEqual([]);
    await search(page, 'movies with cat in it');
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(10);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await unreached(page), 'results').toEqual([]);
  });
}

/**
 * Presses every arrow on every reachable control and returns the names of controls never reached.
 * Row scroll buttons are for pointers.
 */
function unreached(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = 'a[href], button, input, select';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const reached = new Set<Element>();

    const entered = pressed('ArrowDown', document.activeElement ?? document.body);
    if (entered) reached.add(entered);
    let count = 0;
    for (const element of reached) {
      count += 1;
      // Lists that are on their way must not time out meanwhile. Each wait draws a frame.
      if (count % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
      for (const key of keys) {
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
        const next = pressed(key, element);
        if (next) reached.add(next);
      }
    }
    return [...root.querySelectorAll<HTMLElement>(all)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.closest('h2 + div') && element.getAttribute('href') !== '#content',
      )
      .filter((element) => !reached.has(element))
      .map((element) => element.ariaLabel ?? element.innerText);

    function pressed(key: string, element: Element): Element | undefined {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const now = document.activeElement ?? document.body;
      return now.matches(all) ? now : undefined;
    }
  });
}
