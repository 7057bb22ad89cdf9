import * as v from 'valibot';
import { removeItem, setItem, getItem } from '../services/storage';

/** How far the page is scrolled at an entry of the history, and each shelf on it by its name, in px. */
const Scroll = v.object({
  key: v.string(),
  top: v.number(),
  rows: v.array(v.object({ name: v.string(), left: v.number() })),
});

type Scroll = v.InferOutput<typeof Scroll>;

const Kept = v.object({ uid: v.string(), scrolls: v.array(Scroll) });

const storageKey = 'marquee.scrolls';
const maxSaved = 50;
const windowStorage = () => sessionStorage;

/** The key of an entry that was loaded from its address, and not reached from within. */
const loaded = 'default';

/** Whose positions are in memory. */
let known: { readonly uid: string; readonly scrolls: Map<string, Scroll> } | undefined;
let stopRestoring = () => {};

/** The scroll positions of one person in this window. Those of anybody else are forgotten. */
export function scrollsOf(uid: string) {
  return {
    /** Notes for an entry of the history how everything on the page is scrolled now. */
    note(key: string) {
      const shelves = rowsOnPage().map(({ name, shelf }) => ({ name, left: shelf.scrollLeft }));
      knownOf(uid).set(key, {
        key,
        top: window.scrollY,
        rows: shelves.filter(({ left }) => left > 0),
      });
    },
    /** Scrolls everything to where it was noted at an entry, once there is enough to be scrolled. */
    returnTo: (key: string) => goTo(knownOf(uid).get(key) ?? topOf(key)),
    toTop: (key: string) => goTo(topOf(key)),
    /** Keeps what was noted for when this window is back, reloaded or from elsewhere. */
    keep() {
      const scrolls = [...knownOf(uid).values()].slice(-maxSaved);
      setItem(storageKey, JSON.stringify({ uid, scrolls }), windowStorage);
    },
  };
}

/** The kept positions name the rows of a search: the next person must not find them. */
export function clearScrolls() {
  known = undefined;
  removeItem(storageKey, windowStorage);
}

function knownOf(uid: string) {
  if (known?.uid === uid) return known.scrolls;
  const kept = keptOf(uid);
  if (!kept) clearScrolls();
  const scrolls = new Map(kept?.map((scroll) => [scroll.key, scroll]));
  // All such entries have one key: another one has just been loaded.
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || ('type' in visit && visit.type === 'navigate')) scrolls.delete(loaded);
  known = { uid, scrolls };
  return scrolls;
}

function keptOf(uid: string): readonly Scroll[] | undefined {
  try {
    const kept = v.parse(Kept, JSON.parse(getItem(storageKey, windowStorage) ?? ''));
    return kept.uid === uid ? kept.scrolls : undefined;
  } catch {
    return undefined;
  }
}

/** Content may yet be coming: as it grows we go further, unless somebody has begun to scroll. */
function goTo({ key, top, rows: shelves }: Scroll) {
  stopRestoring();
  if (keyOfWindow() !== key) return;
  const missing = new Map(shelves.map(({ name, left }) => [name, left]));

  function go() {
    for (const { name, shelf } of rowsOnPage()) {
      const left = missing.get(name);
      if (left === undefined) continue;
      shelf.scrollLeft = left;
      if (isNear(shelf.scrollLeft, left)) missing.delete(name);
    }
    window.scrollTo({ top, behavior: 'instant' });
    if (missing.size === 0 && isNear(window.scrollY, top)) stopRestoring();
  }

  const stop = new AbortController();
  const growth = new ResizeObserver(go);
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(own, () => stopRestoring(), { passive: true, signal: stop.signal });
  }
  stopRestoring = () => {
    growth.disconnect();
    stop.abort();
  };
  growth.observe(document.body);
}

function topOf(key: string): Scroll {
  return { key, top: 0, rows: [] };
}

/** The entry that the window itself is at; a router in memory has others. */
function keyOfWindow(): string {
  const state: unknown = history.state;
  return v.is(v.object({ key: v.string() }), state) ? state.key : loaded;
}

function rowsOnPage() {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')].map((shelf) => ({
    name: shelf.dataset.shelf ?? '',
    shelf,
  }));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
