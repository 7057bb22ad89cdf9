import type { Box } from './nearestInDirection';

export interface Focusable {
  readonly element: HTMLElement;
  readonly box: Box;
}

const interactiveSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

export function isInteractive(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(interactiveSelector);
}

/** In tab order. Roving groups mark their tab stop with `data-arrow-stop="main"`. */
export function focusablesIn(container: Element): readonly Focusable[] {
  return [...container.querySelectorAll<HTMLElement>(interactiveSelector)]
    .filter(isFocusable)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    .filter(isWithinList);
}

/**
 * Ignores cards that are scrolled out of their list: with lists side by side, such a card overlaps
 * the next list.
 */
function isWithinList({ element, box }: Focusable): boolean {
  if (element.dataset.arrowStop === undefined) return true;
  const list = element.closest('ul')?.getBoundingClientRect();
  return !list || (box.right > list.left && box.left < list.right);
}

function isFocusable(element: HTMLElement): boolean {
  const { arrowStop } = element.dataset;
  return arrowStop === undefined ? element.tabIndex >= 0 : arrowStop === 'main';
}
