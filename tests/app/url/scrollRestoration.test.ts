import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { clearScrolls, connectScrolls, scrollsOf } from '@/app/url/scrollRestoration';
import { urlMachine } from '@/machines/urlMachine';
import { memoryStorage } from '../../support/memoryStorage';

const storageKey = 'marquee.scrolls';
const page = {
  scrollY: 0,
  rows: [] as { dataset: { row: string }; scrollLeft: number }[],
  grow: () => {},
  busy: [] as object[],
  isWatched: false,
};

beforeEach(() => {
  page.scrollY = 0;
  page.rows = [];
  page.busy = [];
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', {
    body: {},
    querySelectorAll: (selector: string) => (selector === '[data-row]' ? page.rows : page.busy),
  });
  vi.stubGlobal('window', {
    get scrollY() {
      return page.scrollY;
    },
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = top;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        page.grow = () => {
          if (page.isWatched) onGrowth();
        };
      }
      observe() {
        page.isWatched = true;
      }
      disconnect() {
        page.isWatched = false;
      }
    },
  );
});
afterEach(() => {
  clearScrolls();
  vi.unstubAllGlobals();
});

function note(uid: string, key: string, top: number) {
  page.scrollY = top;
  scrollsOf(uid).save(key);
}

/** The scroll position after the user returns to a history entry. */
function topAt(uid: string, key: string) {
  vi.stubGlobal('history', { state: { key } });
  page.scrollY = 0;
  scrollsOf(uid).restore(key);
  page.grow();
  return page.scrollY;
}

function reload() {
  const saved = sessionStorage.getItem(storageKey);
  clearScrolls();
  if (saved !== null) sessionStorage.setItem(storageKey, saved);
}

describe('scroll positions', () => {
  it('are restored for each row by its name', () => {
    const popular = { dataset: { row: 'popular' }, scrollLeft: 250 };
    const upcoming = { dataset: { row: 'upcoming' }, scrollLeft: 40 };
    page.rows = [popular, upcoming];
    note('asha', 'one', 300);
    popular.scrollLeft = 0;
    upcoming.scrollLeft = 0;
    expect(topAt('asha', 'one')).toBe(300);
    expect([popular.scrollLeft, upcoming.scrollLeft]).toEqual([250, 40]);
  });

  it('are restored again while skeletons turn into content', () => {
    note('ada', 'a', 700);
    page.busy = [{}];

    expect(topAt('ada', 'a')).toBe(700);
    page.scrollY = 760;
    page.busy = [];
    page.grow();

    expect(page.scrollY).toBe(700);
    expect(page.isWatched).toBe(false);
  });

  it('are restored no longer once the screen is left', () => {
    note('ada', 'a', 700);
    page.busy = [{}];
    vi.stubGlobal('history', { state: { key: 'a' } });
    const leave = connectScrolls(createActor(urlMachine), 'ada');
    expect(topAt('ada', 'a')).toBe(700);

    leave();

    expect(page.isWatched).toBe(false);
  });

  it('are restored, also after a reload', () => {
    note('asha', 'one', 300);
    expect(topAt('asha', 'one')).toBe(300);

    scrollsOf('asha').persist();
    reload();
    expect(topAt('asha', 'one')).toBe(300);
  });

  it('are not restored for another user', () => {
    note('asha', 'one', 300);
    scrollsOf('asha').persist();

    expect(topAt('ravi', 'one')).toBe(0);
    expect(sessionStorage.getItem(storageKey)).toBeNull();

    note('asha', 'one', 300);
    scrollsOf('asha').persist();
    reload();
    expect(topAt('ravi', 'one')).toBe(0);
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it('are cleared at sign-out', () => {
    note('asha', 'one', 300);
    scrollsOf('asha').persist();

    clearScrolls();

    expect(sessionStorage.getItem(storageKey)).toBeNull();
    expect(topAt('asha', 'one')).toBe(0);
  });

  it('are limited to the latest 50 entries', () => {
    for (let entry = 1; entry <= 60; entry += 1) note('asha', `entry ${entry}`, entry);
    scrollsOf('asha').persist();
    reload();

    expect(topAt('asha', 'entry 10')).toBe(0);
    expect(topAt('asha', 'entry 11')).toBe(11);
    expect(topAt('asha', 'entry 60')).toBe(60);
  });

  it('of an entry that is left again replace the oldest', () => {
    note('asha', 'home', 1);
    for (let entry = 1; entry <= 49; entry += 1) note('asha', `entry ${entry}`, entry);
    note('asha', 'home', 700);
    note('asha', 'entry 50', 50);
    scrollsOf('asha').persist();
    reload();

    expect(topAt('asha', 'home')).toBe(700);
    expect(topAt('asha', 'entry 1')).toBe(0);
  });

  it('stay saved while they are restored', () => {
    note('asha', 'one', 700);
    page.busy = [{}];
    topAt('asha', 'one');

    note('asha', 'one', 300);
    page.busy = [];
    page.grow();
    expect(page.scrollY).toBe(700);

    note('asha', 'one', 400);
    expect(topAt('asha', 'one')).toBe(400);
  });

  it('are ignored when the stored value is invalid', () => {
    sessionStorage.setItem(storageKey, '{"uid":"asha","scrolls":[{"key":"one","top":"300"}]}');

    expect(topAt('asha', 'one')).toBe(0);
  });
});
