const defaultStorage = () => localStorage;

const memoryFallback = new Map<string, string>();

export function getItem(key: string, storage: () => Storage = defaultStorage): string | null {
  try {
    return memoryFallback.get(key) ?? storage().getItem(key);
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
    memoryFallback.set(key, value);
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
