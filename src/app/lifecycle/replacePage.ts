import { flushSync } from 'react-dom';

/** Client-renders over a page that cannot be hydrated. Keeps typed text and focus. */
export function replacePage(root: Element, render: () => void): void {
  const before = [...root.querySelectorAll('input')];
  const focused = before.findIndex((field) => field === document.activeElement);
  flushSync(render);
  const fields = root.querySelectorAll('input');
  before.forEach(({ value }, index) => {
    const field = fields[index];
    if (field) field.value = value;
  });
  fields[focused]?.focus();
}
