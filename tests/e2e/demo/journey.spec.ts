import { listKinds } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { expect, test } from '../support/guardedTest';
import { person } from '../support/person';
import { moving, nameItems, search, signUp } from '../support/screens';

test.describe('with motion', () => {
  test.use(moving);

  test('from sign-up to sign-out without configuration or network', async ({ page, reports }) => {
    await test.step('sign up and show the name at once', async () => {
      await signUp(page);
      await expect(page).toHaveURL(/\/browse$/);
      await expect(page.getByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
    });

    await test.step('show four rows and the featured movie', async () => {
      for (const kind of listKinds) {
        const row = page.getByRole('region', { name: english.list[kind] });
        await expect(row.getByRole('article')).toHaveCount(sampleLists[kind].length);
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Argylle' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Play Trailer on YT' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=7mgu9mNZ8Hk',
      );
    });

    await test.step('reload /browse without showing the sign-in form', async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'Popular Movies' })).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
      await page.goto('/login');
      await expect(page).toHaveURL(/\/browse$/);
    });

    await test.step('open and close the popup', async () => {
      const opener = page
        .getByRole('region', { name: 'Popular Movies' })
        .getByRole('button', { name: 'More info about Dune: Part Two' });
      await opener.click();
      const popup = page.getByRole('dialog', { name: 'Dune: Part Two' });
      await expect(popup).toContainText('Release Date : 2024-02-27');
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    await test.step('search: names, then a row for each', async () => {
      await page.getByRole('button', { name: 'GPT Search' }).click();
      await expect(page.getByLabel('Language').first()).toBeHidden();
      await search(page, 'movies with cat in it');
      const names = nameItems(page);
      await expect(names).toHaveCount(10);
      const first = (await names.first().innerText()).replace('1 - ', '');
      await expect(page.getByRole('region', { name: first, exact: true })).toBeVisible();
    });

    await test.step('go home and back to an empty search form', async () => {
      await page.getByRole('button', { name: 'Homepage' }).click();
      await expect(page.getByRole('region', { name: 'Popular Movies' })).toBeVisible();
      await page.getByRole('button', { name: 'GPT Search' }).click();
      await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('');
      await expect(page.getByRole('heading', { name: /^Movies recommended by/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Homepage' }).click();
    });

    await test.step('change the language', async () => {
      await page.getByLabel('Language').first().selectOption('hindi');
      await expect(page.getByRole('region', { name: 'लोकप्रिय फ़िल्में' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await page.getByLabel('भाषा').first().selectOption('english');
      await expect(page.getByRole('region', { name: 'Popular Movies' })).toBeVisible();
    });

    await test.step('sign out and in again', async () => {
      await page.getByRole('button', { name: 'Asha Rao (sign out)' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'auth/invalid-credential - sign in err - Firebase: Error (auth/invalid-credential).',
      );
      await reports.are(
        'error signing in IdentityFailure: Firebase: Error (auth/invalid-credential).',
      );
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/browse$/);
      await expect(page.getByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
    });
  });
});

test('Google sign-in uses the demo’s own account chooser', async ({ page }) => {
  await page.goto('/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opening;
  await expect(chooser.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  const loadedFonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  await expect.poll(() => chooser.evaluate(loadedFonts)).toBeGreaterThan(0);
  await chooser.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/browse$/);
});
