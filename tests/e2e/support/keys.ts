import { expect, type Page } from '@playwright/test';

/** What has the focus, by the name that a person knows it by. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const [label] = [...labels].map(({ textContent }) => textContent);
    return (element.ariaLabel ?? label ?? element.innerText).replace(/\s+/g, ' ').trim();
  });
}

/** Presses the key until what has this name has the focus, which is seen all the way. */
export async function go(page: Page, key: string, name: string) {
  const way: string[] = [];
  while (way.length < 40) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    way.push(await focusedName(page));
    if (way.at(-1) === name) return;
  }
  throw new Error(`${key} never led to “${name}”: ${way.join(', ')}`);
}

/** The focus is somewhere, inside the window, and a ring is drawn around it, what it stands in or the window. */
export async function expectFocusSeen(page: Page) {
  const focused = page.locator(':focus-visible');
  await expect(focused).toBeInViewport();
  const ringed = await focused.evaluate((element) =>
    [
      getComputedStyle(element),
      getComputedStyle(element.parentElement ?? element),
      getComputedStyle(element, '::after'),
    ].some(({ outlineStyle }) => outlineStyle !== 'none'),
  );
  expect(ringed, 'a ring around what has the focus').toBe(true);
}

/** Types as a keyboard on the screen does, without keys. */
export async function enter(page: Page, ...texts: readonly string[]) {
  for (const text of texts) await page.keyboard.insertText(text);
}
