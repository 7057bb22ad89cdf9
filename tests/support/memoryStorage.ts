/** A `Storage` in memory that throws a quota error beyond `maxLength` characters. */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
  maxLength = Infinity,
): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      const texts = [...new Map(map).set(key, value).values()];
      if (texts.join('').length > maxLength) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      map.set(key, value);
    },
    removeItem: (key) => map.delete(key),
    clear: () => map.clear(),
  };
}
