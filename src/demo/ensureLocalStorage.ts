/**
 * Replaces a denied `localStorage` with one in memory. Call it before MSW is imported, because MSW
 * reads the property.
 */
export function ensureLocalStorage(target: typeof globalThis = globalThis): void {
  try {
    target.localStorage.getItem('');
  } catch {
    Object.defineProperty(target, 'localStorage', { configurable: true, value: memoryStorage() });
  }
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
