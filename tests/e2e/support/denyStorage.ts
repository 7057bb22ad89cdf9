/** Runs in the page. Access to storage throws, as with all cookies blocked. */
export function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The storage is denied.', 'SecurityError');
      },
    });
  }
}
