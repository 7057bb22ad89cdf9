import { initialKey, newKey, type PageHistory, type PageLocation } from './PageHistory';

/** For stories and prerendering. */
export function memoryHistory(start: string): PageHistory {
  const listeners = new Set<(location: PageLocation) => void>();
  const earlier: PageLocation[] = [];
  let current = locationAt(start, { key: initialKey, state: null, isPopped: true });

  function enter(location: PageLocation) {
    current = location;
    listeners.forEach((listener) => listener(location));
  }

  return {
    location: () => current,
    navigate(to, { replace = false, state = null } = {}) {
      if (!replace) earlier.push(current);
      enter(locationAt(to, { key: newKey(), state, isPopped: false }));
    },
    goBack(entries) {
      const [to] = earlier.splice(-entries);
      if (to) enter({ ...to, isPopped: true });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function locationAt(path: string, entry: Pick<PageLocation, 'key' | 'state' | 'isPopped'>) {
  const { pathname, search } = new URL(path, 'https://memory');
  return { pathname, search, ...entry };
}
