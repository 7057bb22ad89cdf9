import type { Box } from './nearestInDirection';

/** Something that can be pressed or typed in, and where it stands now. */
export interface Focusable {
  readonly element: HTMLElement;
  readonly box: Box;
}

const interactiveSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Whether the focus is on something that can be pressed or typed in, and not just on a place. */
export function isInteractive(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(interactiveSelector);
}

/**
 * All that arrow keys can lead to inside an element, in the order of the document. Of a group with
 * a single tab stop that is whatever calls itself `data-arrow-stop="main"`.
 */
export function focusablesIn(place: Element): readonly Focusable[] {
  return [...place.querySelectorAll<HTMLElement>(interactiveSelector)]
    .filter(isFocusable)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
}

function isFocusable(element: HTMLElement): boolean {
  const { arrowStop } = element.dataset;
  return arrowStop === undefined ? element.tabIndex >= 0 : arrowStop === 'main';
}
