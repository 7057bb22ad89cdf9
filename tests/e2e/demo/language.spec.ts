import type { Page } from '@playwright/test';
import { demoFilms } from '@/demo/demoFilms';
import { translatedTitles } from '@/demo/translations';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { expect, test } from '../support/demoTest';
import { person } from '../support/person';
import { row } from '../support/screens';

const dune = '693134';
const landOfBad = 'Land of Bad';

/** All that is a name on the screens: of films, in any language, and of the person. */
const names = anyOf([
  ...demoFilms.flatMap((film) => [film.title, film.original_title, ...translatedTitles(film)]),
  person.name,
  person.email,
]);

for (const [language, texts] of Object.entries({ hindi, spanish })) {
  test(`no word of English is left on any screen in ${language}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => {
      if (window === top) localStorage.setItem('marquee.language', chosen);
    }, language);
    const { authForm } = texts;
    const strays = () => strayWords(page, texts);

    await test.step('nobody’s address', async () => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.oops.message);
      await expect(page).toHaveTitle(texts.pages.oops);
      expect(await strays()).toEqual([]);
    });

    await test.step('signing in, and a mail for a new password', async () => {
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveTitle(texts.pages.signIn);
      expect(await strays()).toEqual([]);
      await page.getByRole('button', { name: authForm.submit.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(authForm.invalid.email);
      await page.getByLabel(authForm.field.email).fill(person.email);
      await page.getByRole('button', { name: authForm.forgotPassword }).click();
      await expect(page.getByText(authForm.resetSent)).toBeVisible();
      expect(await strays()).toEqual([]);
    });

    await test.step('signing up', async () => {
      await page.getByRole('button', { name: authForm.switchMode.signIn }).click();
      await expect(page).toHaveTitle(texts.pages.signUp);
      await page.getByRole('button', { name: authForm.submit.signUp, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(authForm.invalid.name);
      expect(await strays()).toEqual([]);
      await page.getByLabel(authForm.field.name, { exact: true }).fill(person.name);
      await page.getByLabel(authForm.field.email).fill(person.email);
      await page.getByLabel(authForm.field.password, { exact: true }).first().fill(person.password);
      await page.keyboard.press('Enter');
    });

    await test.step('the homepage', async () => {
      const title = texts.samples[dune]?.title ?? '';
      await expect(page).toHaveTitle(texts.pages.browse);
      for (const list of Object.values(texts.list)) {
        await expect(row(page, list).getByRole('article')).toHaveCount(20);
      }
      await expect(
        row(page, texts.list.popular).getByRole('button', { name: texts.card.moreInfo(title) }),
      ).toBeAttached();
      expect(await strays()).toEqual([]);
    });

    await test.step('a movie up close, and one whose overview is in English', async () => {
      const show = (title: string) =>
        page
          .getByRole('button', { name: texts.card.moreInfo(title) })
          .first()
          .click();
      await show(texts.samples[dune]?.title ?? '');
      await expect(page.getByRole('dialog')).toContainText(texts.samples[dune]?.overview ?? '');
      expect(await strays()).toEqual([]);
      await page.keyboard.press('Escape');
      await show(landOfBad);
      await expect(page.getByRole('dialog').locator('[lang=en]')).toContainText('jungle mission');
      expect(await strays()).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('GPT search: the form, its refusal, and rows', async () => {
      await page.getByRole('button', { name: texts.header.gptSearch }).click();
      await expect(page).toHaveTitle(texts.pages.gptSearch);
      expect(await strays()).toEqual([]);
      await page.getByRole('button', { name: texts.search.searchBtnTextContent }).click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        texts.search.invalidInput,
      );
      expect(await strays()).toEqual([]);
      await page.getByRole('textbox').fill('🐈');
      await page.getByRole('button', { name: texts.search.searchBtnTextContent }).click();
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await strays()).toEqual([]);
    });
  });
}

test('a word of English is found wherever it is read', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee.language', 'hindi'));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.oops.message);
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
    expect(await strayWords(page, hindi)).toEqual([text]);
    await page.evaluate(() => document.body.lastChild?.remove());
  }
});

/** What is read on the screen with a word of English, or in Hindi with one in its letters. */
async function strayWords(page: Page, texts: object): Promise<readonly string[]> {
  const own = wordsOf(texts);
  const foreign = wordsOf(english);
  const isStray = (word: string) => !own.has(word) && (texts === hindi || foreign.has(word));
  const read = await page.evaluate(readable);
  return read.filter((text) => wordsIn(text.replace(names, ' ')).some(isStray));
}

/** Every text of the page, and every name and hint, but those marked as another language's. */
function readable(): readonly string[] {
  const { lang } = document.documentElement;
  const isOurs = (element: Element | null) =>
    element !== null &&
    !element.closest('script, style, noscript') &&
    element.closest('[lang]')?.getAttribute('lang') === lang;
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (isOurs(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOurs(element)) continue;
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}

/** The words of all texts in a tree; of those that are made from others, the words they are made with. */
function wordsOf(tree: object): ReadonlySet<string> {
  return new Set(
    Object.entries(tree).flatMap(([, leaf]: [string, unknown]) =>
      typeof leaf === 'object' && leaf !== null ? [...wordsOf(leaf)] : wordsIn(String(leaf)),
    ),
  );
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [];
}

function anyOf(all: readonly string[]): RegExp {
  const longestFirst = all
    .flatMap((name) => [name, name.replaceAll(',', '')])
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu');
}
