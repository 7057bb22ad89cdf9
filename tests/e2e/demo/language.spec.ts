import { hindi } from '@/domain/texts/hindi.hi-IN';
import { expect, test } from '../support/demoTest';
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
