const browserStorage = () => localStorage;

/** What could not be kept in the browser: it holds until the page is left. */
const memoryFallback = new Map<string, string>();

/** What the browser keeps for Marquee, or, where storage is denied, what this page has been told. */
export function getItem(key: string, storage: () => Storage = browserStorage): string | null {
  try {
    return memoryFallback.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
}

export function setItem(key: string, value: string, storage: () => Storage = browserStorage): void {
  memoryFallback.delete(key);
  try {
    storage().setItem(key, value);
  } catch {
    // A private window, blocked cookies or a full disk.
    memoryFallback.set(key, value);
  }
}

export function removeItem(key: string, storage: () => Storage = browserStorage): void {
  memoryFallback.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Where storage is denied, nothing was kept.
  }
}
