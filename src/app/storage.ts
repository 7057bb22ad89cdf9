const ofBrowser = () => localStorage;

/** What the browser keeps for Marquee; where storage is denied, nothing is remembered. */
export function recall(key: string, storage: () => Storage = ofBrowser): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string, storage: () => Storage = ofBrowser): void {
  try {
    storage().setItem(key, value);
  } catch {
    // A private window, blocked cookies or a full disk: the choice holds until the page is left.
  }
}
