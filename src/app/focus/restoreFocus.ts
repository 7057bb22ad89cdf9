import { focusablesIn, type Focusable } from './focusables';

interface FocusRecord extends Focusable {
  readonly around: readonly Element[];
  readonly landmark: string | undefined;
  readonly path: string;
}

const landmarks = 'header, main, footer, dialog';

/**
 * When the focused element is removed, focuses the nearest element in the same landmark, or <main>
 * after a navigation. Returns the cleanup.
 */
export function restoreFocus(): () => void {
  let last: FocusRecord | undefined;
  let beneath: FocusRecord | undefined;

  function remember(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = recordOf(target);
    if (last.landmark !== 'dialog') beneath = last;
  }

  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    (successor(last) ?? (beneath && successor(beneath)))?.focus();
  });
  const follow = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  document.addEventListener('focusin', follow);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}

function recordOf(element: HTMLElement): FocusRecord {
  const landmark = element.closest(landmarks);
  return {
    element,
    box: element.getBoundingClientRect(),
    around: landmark ? [...ancestors(element, landmark)] : [],
    landmark: landmark?.localName,
    path: location.pathname,
  };
}

function* ancestors(element: Element, last: Element): Generator<Element> {
  for (let each = element.parentElement; each; each = each.parentElement) {
    yield each;
    if (each === last) return;
  }
}

function successor(held: FocusRecord): HTMLElement | undefined {
  const content = document.querySelector('main') ?? undefined;
  if (held.path !== location.pathname) return content;
  if (held.element.isConnected) return held.element;
  for (const place of held.around) {
    if (!place.isConnected) continue;
    const near = nearestTo(held, focusablesIn(place));
    if (near) return near;
  }
  return held.landmark === 'dialog' ? undefined : content;
}

function nearestTo({ box }: Focusable, stops: readonly Focusable[]): HTMLElement | undefined {
  const distances = stops.map(({ element, box: other }) => ({
    element,
    distance: Math.hypot(other.left - box.left, other.top - box.top),
  }));
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.element;
}
