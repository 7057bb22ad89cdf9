import { focusablesIn, type Focusable } from './focusables';

interface FocusRecord extends Focusable {
  readonly ancestors: readonly Element[];
  readonly landmark: string | undefined;
  readonly page: string;
}

const landmarks = 'header, main, footer, dialog';

/**
 * When the focused element is removed, focuses the nearest element in the same landmark. On a new
 * screen or search, and after a dialog that opened with the page, focuses the heading. Returns the
 * cleanup.
 */
export function restoreFocus(): () => void {
  let last: FocusRecord | undefined;
  let beforeDialog: FocusRecord | undefined;

  function remember(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = recordOf(target);
    if (last.landmark !== 'dialog') beforeDialog = last;
  }

  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    (successor(last) ?? (beforeDialog ? successor(beforeDialog) : pageHeading()))?.focus();
  });
  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    observer.disconnect();
  };
}

function recordOf(element: HTMLElement): FocusRecord {
  const landmark = element.closest(landmarks);
  return {
    element,
    box: element.getBoundingClientRect(),
    ancestors: landmark ? [...ancestors(element, landmark)] : [],
    landmark: landmark?.localName,
    page: shownPage(),
  };
}

/** After Back to another search the nearest element might cancel or change it. */
function shownPage(): string {
  return location.pathname + new URLSearchParams(location.search).get('search');
}

function* ancestors(element: Element, last: Element): Generator<Element> {
  for (let each = element.parentElement; each; each = each.parentElement) {
    yield each;
    if (each === last) return;
  }
}

function successor(record: FocusRecord): HTMLElement | undefined {
  const content = document.querySelector('main') ?? undefined;
  const isScreen =
    record.element.localName === 'main' ||
    (record.landmark === 'main' && !record.ancestors.at(-1)?.isConnected);
  if (isScreen || record.page !== shownPage()) return pageHeading() ?? content;
  if (record.element.isConnected) return record.element;
  for (const container of record.ancestors) {
    if (!container.isConnected) continue;
    const near = nearestTo(record, focusablesIn(container));
    if (near) return near;
  }
  return record.landmark === 'dialog' ? undefined : content;
}

/** Its `tabindex` lets it have focus, which is where screen readers go on. */
function pageHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}

function nearestTo({ box }: Focusable, candidates: readonly Focusable[]): HTMLElement | undefined {
  const distances = candidates.map(({ element, box: other }) => ({
    element,
    distance: Math.hypot(other.left - box.left, other.top - box.top),
  }));
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.element;
}
