import * as v from 'valibot';

const Typed = v.array(v.tuple([v.string(), v.string()]));

/** Milliseconds for which a field is awaited. */
const maxWaitMs = 10_000;

/** Writes back what was typed before a reload, as soon as each field is there and if it is empty. */
export function restoreTyped(json: string): void {
  const missing = new Map(v.parse(Typed, JSON.parse(json)));
  const observer = new MutationObserver(restore);

  function restore() {
    for (const field of document.querySelectorAll('input')) {
      const value = missing.get(field.name);
      if (value && field.value === '') field.value = value;
      missing.delete(field.name);
    }
    if (missing.size === 0) observer.disconnect();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
  restore();
}
