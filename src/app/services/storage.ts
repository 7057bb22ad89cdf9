const defaultStorage = () => localStorage;

export const tabStorage = () => sessionStorage;

/** Values that the storage did not take, with what it held instead. */
const memoryFallback = new Map<string, { value: string; stored: string | null }>();

/** Another tab may have stored a newer value than that in memory. */
export function getItem(key: string, storage: () => Storage = defaultStorage): string | null {
  const fallback = memoryFallback.get(key);
  const stored = storedItem(key, storage);
  return fallback?.stored === stored ? fallback.value : stored;
}

function storedItem(key: string, storage: () => Storage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function setItem(key: string, value: string, storage: () => Storage = defaultStorage): void {
  memoryFallback.delete(key);
  try {
    storage().setItem(key, value);
  } catch {
    // Private window, blocked cookies or a full disk.
    memoryFallback.set(key, { value, stored: storedItem(key, storage) });
  }
}

export function removeItem(key: string, storage: () => Storage = defaultStorage): void {
  memoryFallback.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Storage is denied.
  }
}
