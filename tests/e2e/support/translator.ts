import type { Page } from '@playwright/test';

/** Prefix of translated texts. Locators ignore it. */
const mark = '\u200b';

/**
 * Translates as Chrome does: replaces text nodes with elements, now and on every change. Texts
 * stay the same after the prefix.
 */
export async function translate(page: Page) {
  await page.addInitScript((mark) => {
    const notRead = 'head, script, style, noscript, template, font';

    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(notRead) !== null) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(mark + text.data);
        text.replaceWith(outer);
      }
    }

    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translateAll(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, mark);
}

/** The texts of the page in order, translated or not. */
export async function textsOn(page: Page): Promise<readonly string[]> {
  const texts = await rawTexts(page);
  return texts.map((text) => text.replaceAll(mark, ''));
}

export async function untranslatedTexts(page: Page): Promise<readonly string[]> {
  const texts = await rawTexts(page);
  return texts.filter((text) => !text.startsWith(mark));
}

function rawTexts(page: Page): Promise<readonly string[]> {
  return page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts.filter((text) => text.trim() !== '');
  });
}
