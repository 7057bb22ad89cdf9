const ofBrowser = () => localStorage;

/** What could not be kept in the browser: it holds until the page is left. */
const unkept = new Map<string, string>();

/** What the browser keeps for Marquee, or, where storage is denied, what this page has been told. */
export function recall(key: string, storage: () => Storage = ofBrowser): string | null {
  try {
    return unkept.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string, storage: () => Storage = ofBrowser): void {
  unkept.delete(key);
  try {
    storage().setItem(key, value);
  } catch {
    // A private window, blocked cookies or a full disk.
    unkept.set(key, value);
  }
}

export function forget(key: string, storage: () => Storage = ofBrowser): void {
  unkept.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Where storage is denied, nothing was kept.
  }
}
