import { expect, test } from '../support/demoTest';
import { openSearch, row, search, wide } from '../support/screens';

test.use({ viewport: wide });

test('accessibility tree of not found, sign-in and sign-up', async ({ page }) => {
  await test.step('not found', async () => {
    await page.goto('/nowhere');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "Marquee"
      - main:
        - heading "Oops! This link, either does not exist or you are not authorised to come here!" [level=1]
        - link "Back to Marquee"
      - contentinfo
    `);
  });

  await test.step('sign-in', async () => {
    await page.getByRole('link', { name: 'Back to Marquee' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "Marquee"
      - main:
        - paragraph: Marquee is a dummy showcase project, not a real streaming service. Please do not enter real credentials. To sign up, any made-up email and password will do.
        - heading "Sign In" [level=1]
        - textbox "Email"
        - textbox "Password"
        - button "Show password"
        - button "Sign In"
        - button "Continue with Google"
        - button "Look around as a guest"
        - button "Not registered yet! Sign up now"
      - contentinfo:
        - paragraph:
          - link "About the project"
        - combobox "Language"
    `);
  });

  await test.step('sign-up', async () => {
    await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Sign Up" [level=1]
        - textbox "Name" [invalid]
        - textbox "Email"
        - textbox "Password"
        - list:
          - listitem: /^8 characters/
        - alert:
          - paragraph: Name is not valid! Try again.
        - button "Sign Up"
        - button "Already a customer! Sign in"
    `);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name is not valid! Try again.',
    );
  });
});

test('the search status region exists before its first message', async ({ page, openBrowse }) => {
  await openBrowse();
  await openSearch(page);
  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  const before = await status.elementHandle();

  await search(page, 'heist in space');

  await expect(status).toHaveText('Suggestions from ai are loading...');
  expect(await status.evaluate((element, known) => element === known, before)).toBe(true);
});

test('accessibility tree of the homepage, a card and the popup', async ({ page, openBrowse }) => {
  await openBrowse();
  const popular = row(page, 'Popular Movies');
  const name = 'More info about Dune: Part Two';
  const card = popular.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
  const info = card.getByRole('button');

  await test.step('the homepage', async () => {
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link "Marquee"
        - combobox "Language"
        - button "GPT Search"
        - button "Asha Rao (sign out)"
      - main:
        - region "Argylle":
          - heading "Argylle" [level=1]
          - paragraph
          - link "Play Trailer on YT"
          - button "More info"
        - region "Upcoming Movies":
          - heading "Upcoming Movies" [level=2]
          - button "Scroll Upcoming Movies left" [disabled]
          - button "Scroll Upcoming Movies right"
          - list
        - region "Popular Movies":
          - list
        - region "Top Rated Movies":
          - list
        - region "Now Playing Movies":
          - list
      - contentinfo
    `);
  });

  await test.step('a card', async () => {
    await expect(popular.getByRole('listitem')).toHaveCount(20);
    await expect(card).toMatchAriaSnapshot(`
      - listitem:
        - article:
          - 'link "Search for the trailer of Dune: Part Two"'
          - 'button "More info about Dune: Part Two"'
    `);
    await expect(info).toHaveAccessibleDescription('Card 10 of 20');
  });

  await test.step('the popup', async () => {
    await info.click();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - 'dialog "Dune: Part Two"':
        - button "Close"
        - 'heading "Dune: Part Two" [level=2]'
        - list:
          - listitem: "2024"
        - link "Search for the trailer"
        - button "Copy link"
        - list:
          - listitem: Science Fiction
        - paragraph: /^Sheltered by the desert people/
        - paragraph: "Release Date : 2024-02-27"
        - region "More like this"
    `);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the position of a card in other languages', async () => {
    const tenth = page
      .getByRole('main')
      .getByRole('region')
      .nth(2)
      .getByRole('listitem')
      .nth(9)
      .getByRole('button');
    for (const [language, words] of [
      ['हिन्दी', '20 में से कार्ड 10'],
      ['Español', 'Tarjeta 10 de 20'],
    ] as const) {
      await page.getByRole('banner').getByRole('combobox').selectOption(language);
      await expect(tenth).toHaveAccessibleDescription(words);
    }
  });
});

test('accessibility tree of the search form, its error and its rows', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await openSearch(page);

  await test.step('the form and its error', async () => {
    await search(page, ' ');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - link "Marquee"
        - button "Homepage"
        - button "Asha Rao (sign out)"
      - main:
        - search:
          - heading "What would you like to watch?" [level=1]
          - combobox "What would you like to watch?" [invalid]
          - button "Search"
          - alert: Invalid Input! Try again.
    `);
  });

  await test.step('the names and rows', async () => {
    await search(page, 'movies with cat in it');
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - search
        - heading /^Movies recommended by/ [level=2]
        - list:
          - listitem:
            - button /^1 - /
          - listitem:
            - button /^2 - /
          - listitem:
            - button /^10 - /
        - region:
          - heading [level=2]
          - list:
            - listitem:
              - article:
                - link /^Search for the trailer of /
                - button /^More info about /
    `);
  });
});
