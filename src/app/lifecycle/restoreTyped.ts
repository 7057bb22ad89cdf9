import * as v from 'valibot';
import { parseLocation } from '@/domain/location';

const Typed = v.array(v.tuple([v.string(), v.string()]));

const maxWaitMs = 10_000;

/** Fills fields from before the reload as they appear, unless the visitor has typed already. */
export function restoreTyped(json: string): void {
  const query = parseLocation(location.search).search?.query;
  const missing = new Map(v.parse(Typed, JSON.parse(json)));
  const observer = new MutationObserver(restore);

  function restore() {
    for (const field of document.querySelectorAll('input')) {
      const value = missing.get(field.name);
      if (value && (field.value === '' || field.value === query)) field.value = value;
      missing.delete(field.name);
    }
    if (missing.size === 0) observer.disconnect();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
  restore();
}
