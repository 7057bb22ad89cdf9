import { flushSync } from 'react-dom';

/** Client-renders over a page that cannot be hydrated. Keeps typed text and focus. */
export function replacePage(place: Element, draw: () => void): void {
  const before = [...place.querySelectorAll('input')];
  const focused = before.findIndex((field) => field === document.activeElement);
  flushSync(draw);
  const fields = place.querySelectorAll('input');
  before.forEach(({ value }, index) => {
    const field = fields[index];
    if (field) field.value = value;
  });
  fields[focused]?.focus();
}
