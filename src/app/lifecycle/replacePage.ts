import { flushSync } from 'react-dom';

/** Draws in the place of a page that cannot be hydrated; what is typed and the focus stay. */
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
