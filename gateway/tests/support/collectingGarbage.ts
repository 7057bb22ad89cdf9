/** A module for `node --expose-gc --import` that collects garbage at an interval. */
export function collectingGarbage(everyMs: number): string {
  const code = `setInterval(() => globalThis.gc(), ${everyMs}).unref();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
