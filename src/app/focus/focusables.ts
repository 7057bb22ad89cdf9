import type { Box } from './nearestInDirection';

/** Something that can be pressed or typed in, and where it stands now. */
export interface Stop {
  readonly element: HTMLElement;
  readonly box: Box;
}

const pressable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Whether the focus is on something that can be pressed or typed in, and not just on a place. */
export function isPressable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(pressable);
}

/**
 * All that arrow keys can lead to inside an element, in the order of the document. Of a group with
 * a single tab stop that is whatever calls itself `data-arrow-stop="main"`.
 */
export function stopsIn(place: Element): readonly Stop[] {
  return [...place.querySelectorAll<HTMLElement>(pressable)]
    .filter(isStop)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
}

function isStop(element: HTMLElement): boolean {
  const { arrowStop } = element.dataset;
  return arrowStop === undefined ? element.tabIndex >= 0 : arrowStop === 'main';
}
