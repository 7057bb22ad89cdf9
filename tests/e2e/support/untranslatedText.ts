import type { Page } from '@playwright/test';
import { demoFilms } from '@/demo/movies/demoFilms';
import { translatedTitles } from '@/demo/movies/translations';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { person } from './person';

const labels = new Set(leavesOf(english));

/** Names that are not translated: films in any language and the user. 'Close' is a film and a button. */
const names = anyOf([
  ...demoFilms
    .flatMap((film) => [film.title, film.original_title, ...translatedTitles(film)])
    .filter((title) => !labels.has(title)),
  person.name,
  person.email,
]);

/** Visible texts with an English word, or in Hindi a word in Latin letters. */
export async function untranslatedText(page: Page, texts: object): Promise<readonly string[]> {
  const own = wordsOf(texts);
  const foreign = wordsOf(english);
  const isStray = (word: string) => !own.has(word) && (texts === hindi || foreign.has(word));
  const read = await page.evaluate(readable);
  return read.filter((text) => wordsIn(text.replace(names, ' ')).some(isStray));
}

/** Texts and labels of the page, except those marked with another language. */
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

function leavesOf(tree: object): readonly string[] {
  return Object.values(tree).flatMap((leaf: unknown) =>
    typeof leaf === 'object' && leaf !== null ? leavesOf(leaf) : String(leaf),
  );
}

/** The words of all texts in a tree, including those built by functions. */
function wordsOf(tree: object): ReadonlySet<string> {
  return new Set(leavesOf(tree).flatMap(wordsIn));
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
