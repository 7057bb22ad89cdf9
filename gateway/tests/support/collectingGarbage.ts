/** For `node --expose-gc --import`: collects the garbage of the process every so often. */
export function collectingGarbage(everyMs: number): string {
  const code = `setInterval(() => globalThis.gc(), ${everyMs}).unref();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
