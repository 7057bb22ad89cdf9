import { initialKey, newKey, type PageHistory, type PageLocation } from './PageHistory';

/** What `history.state` holds. */
interface EntryState {
  readonly key: string;
  readonly state: unknown;
}

export function browserHistory(base: string): PageHistory {
  const listeners = new Set<(location: PageLocation) => void>();

  function read(isPopped: boolean): PageLocation {
    const { pathname, search } = window.location;
    const { key = initialKey, state = null } = (history.state ?? {}) as Partial<EntryState>;
    return { pathname: `/${pathname.slice(base.length)}`, search, state, key, isPopped };
  }

  function write(url: string, replace: boolean, entry: EntryState) {
    if (replace) return history.replaceState(entry, '', url);
    try {
      history.pushState(entry, '', url);
    } catch {
      // Safari limits how many entries a page adds.
      window.location.assign(url);
    }
  }

  return {
    location: () => read(true),
    navigate(to, { replace = false, state = null } = {}) {
      write(base + to.slice(1), replace, { key: newKey(), state });
      listeners.forEach((listener) => listener(read(false)));
    },
    goBack: (entries) => history.go(-entries),
    subscribe(listener) {
      const onPop = () => listener(read(true));
      listeners.add(listener);
      window.addEventListener('popstate', onPop);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', onPop);
      };
    },
  };
}
