import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserHistory } from '@/app/history/browserHistory';
import type { PageLocation } from '@/app/history/PageHistory';

const page = {
  location: new URL('https://host/'),
  state: null as unknown,
  added: 0,
  goneBack: 0,
  isFull: false,
  loaded: [] as string[],
  pop: () => {},
};

function visit(path: string, state: unknown = null) {
  page.location = new URL(path, 'https://host');
  page.state = state;
}

beforeEach(() => {
  Object.assign(page, { added: 0, goneBack: 0, isFull: false, loaded: [] });
  visit('/');
  vi.stubGlobal('history', {
    get state() {
      return page.state;
    },
    pushState(state: unknown, _: string, url: string) {
      if (page.isFull) throw new DOMException('Too many entries.', 'SecurityError');
      page.added += 1;
      visit(url, state);
    },
    replaceState: (state: unknown, _: string, url: string) => visit(url, state),
    go: (by: number) => void (page.goneBack = -by),
  });
  vi.stubGlobal('window', {
    location: {
      get pathname() {
        return page.location.pathname;
      },
      get search() {
        return page.location.search;
      },
      assign: (url: string) => page.loaded.push(url),
    },
    addEventListener: (_: string, listener: () => void) => void (page.pop = listener),
    removeEventListener: () => void (page.pop = () => {}),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('has no state at a link', () => {
  visit('/browse?movie=1');

  expect(browserHistory('/').location()).toEqual({
    pathname: '/browse',
    search: '?movie=1',
    state: null,
    key: 'default',
    isPopped: true,
  });
});

it.each(['/a/b', '/a/b/'])('takes the base from %s', (path) => {
  visit(path);

  expect(browserHistory('/a/b/').location().pathname).toBe('/');
});

it('adds an entry, and finds its state and key again after a reload', () => {
  const history = browserHistory('/a/b/');
  const seen: PageLocation[] = [];
  history.subscribe((location) => seen.push(location));

  history.navigate('/browse?movie=1', { state: { popups: 1 } });

  expect(page.location.pathname).toBe('/a/b/browse');
  expect(page.added).toBe(1);
  expect(seen).toEqual([
    {
      pathname: '/browse',
      search: '?movie=1',
      state: { popups: 1 },
      key: expect.stringMatching(/^\w+$/),
      isPopped: false,
    },
  ]);
  expect(browserHistory('/a/b/').location()).toEqual({ ...seen[0], isPopped: true });
});

it('gives each entry its own key', () => {
  const history = browserHistory('/');
  history.navigate('/browse');
  const { key } = history.location();
  history.navigate('/browse', { replace: true });

  expect(history.location().key).not.toBe(key);
  expect(page.added).toBe(1);
});

it('reports Back until it is unsubscribed', () => {
  const history = browserHistory('/');
  const seen: PageLocation[] = [];
  const unsubscribe = history.subscribe((location) => seen.push(location));

  history.goBack(2);
  page.pop();
  unsubscribe();
  page.pop();
  history.navigate('/browse');

  expect(page.goneBack).toBe(2);
  expect(seen.map(({ isPopped }) => isPopped)).toEqual([true]);
});

it('loads the page if the browser adds no more entries', () => {
  page.isFull = true;

  browserHistory('/a/b/').navigate('/browse');

  expect(page.loaded).toEqual(['/a/b/browse']);
});
