/** What the browser keeps for Marquee; where storage is denied, nothing is remembered. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window, blocked cookies or a full disk: the choice holds until the page is left.
  }
}
