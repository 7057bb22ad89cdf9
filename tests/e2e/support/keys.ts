import { expect, type Page } from '@playwright/test';

/** The accessible name of the focused element. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const [label] = [...labels].map(({ textContent }) => textContent);
    return (element.ariaLabel ?? label ?? element.innerText).replace(/\s+/g, ' ').trim();
  });
}

/**
 * Presses a key until the element of this name has focus, checking that focus is visible at each
 * step.
 */
export async function go(page: Page, key: string, name: string) {
  const way: string[] = [];
  while (way.length < 40) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
    way.push(await focusedName(page));
    if (way.at(-1) === name) return;
  }
  throw new Error(`${key} never led to “${name}”: ${way.join(', ')}`);
}

/**
 * Focus is visible: inside the window, not covered, with a ring around it, its container or the
 * window.
 */
export async function expectFocusVisible(page: Page) {
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
  expect(await focused.evaluate(isCovered), 'something covers what has the focus').toBe(false);
}

/** Runs in the page. Something else is in front of every sampled point of the element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const fractions = [0.05, 0.25, 0.5, 0.75, 0.95];
  return !fractions.some((x) =>
    fractions.some((y) => {
      const front = document.elementFromPoint(left + width * x, top + height * y);
      return front !== null && (element.contains(front) || front.contains(element));
    }),
  );
}

/** Inserts text without key events, as an on-screen keyboard does. */
export async function enter(page: Page, ...texts: readonly string[]) {
  for (const text of texts) await page.keyboard.insertText(text);
}
