import { hindi } from '@/domain/texts/hindi.hi-IN';
import { expect, test } from '../support/demoTest';
import { holdFile } from '../support/holdFile';
import { untranslatedText } from '../support/untranslatedText';

test('untranslatedText finds an English word anywhere on the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee.language', 'hindi'));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.notFound.message);
  for (const [attribute, text] of [
    ['aria-label', 'More info'],
    ['title', 'Close'],
    ['placeholder', 'Email'],
    ['text', 'Try again'],
  ] as const) {
    await page.evaluate(
      ({ name, words }) => {
        const stray = document.body.appendChild(document.createElement('input'));
        if (name === 'text') stray.replaceWith(words);
        else stray.setAttribute(name, words);
      },
      { name: attribute, words: text },
    );
    expect(await untranslatedText(page, hindi)).toEqual([text]);
    await page.evaluate(() => document.body.lastChild?.remove());
  }
});

test('sign-in is in English while its Hindi does not arrive, and keeps what is typed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('marquee.language', 'hindi'));
  const release = await holdFile(page, 'hindi.entry');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example.com');

  release();

  await expect(page.getByRole('button', { name: hindi.authForm.submit.signIn })).toBeVisible();
  await expect(page.getByLabel(hindi.authForm.field.email)).toHaveValue('asha@example.com');
});

test('a language chosen in another tab while the page loads waits for the next visit', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await page.getByLabel('Language').first().selectOption('spanish');
  const search = page.getByRole('button', { name: 'Búsqueda GPT' });
  await expect(search).toBeVisible();
  const release = await holdFile(page, 'browse');
  await page.addInitScript(countReads);
  await page.reload({ waitUntil: 'commit' });
  // The script in the page reads it first, then the app.
  await page.waitForFunction(() => Reflect.get(globalThis, 'reads') === 2);
  await page.evaluate(() => localStorage.setItem('marquee.language', 'hindi'));

  release();

  await expect(search).toBeVisible();
  await expect(page.getByLabel('Idioma').first()).toHaveValue('spanish');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

/** Runs in the page: counts how often the language is read. */
function countReads() {
  const { getItem } = Storage.prototype;
  Reflect.set(globalThis, 'reads', 0);
  Storage.prototype.getItem = function count(key) {
    if (key === 'marquee.language') {
      Reflect.set(globalThis, 'reads', Number(Reflect.get(globalThis, 'reads')) + 1);
    }
    return getItem.call(this, key);
  };
}
