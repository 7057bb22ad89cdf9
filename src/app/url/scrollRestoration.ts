import * as v from 'valibot';
import { forget, keep, recall } from '../services/storage';

/** How far the page is scrolled at an entry of the history, and each shelf on it by its name, in px. */
const Scroll = v.object({
  key: v.string(),
  top: v.number(),
  shelves: v.array(v.object({ name: v.string(), left: v.number() })),
});

type Scroll = v.InferOutput<typeof Scroll>;

const Kept = v.object({ uid: v.string(), scrolls: v.array(Scroll) });

const storageKey = 'marquee.scrolls';
const mostKept = 50;
const ofWindow = () => sessionStorage;

/** The key of an entry that was loaded from its address, and not reached from within. */
const loaded = 'default';

/** Whose positions are in memory. */
let known: { readonly uid: string; readonly scrolls: Map<string, Scroll> } | undefined;
let stopReturning = () => {};

/** The scroll positions of one person in this window. Those of anybody else are forgotten. */
export function scrollsOf(uid: string) {
  return {
    /** Notes for an entry of the history how everything on the page is scrolled now. */
    note(key: string) {
      const shelves = shelvesOnPage().map(({ name, shelf }) => ({ name, left: shelf.scrollLeft }));
      knownOf(uid).set(key, {
        key,
        top: window.scrollY,
        shelves: shelves.filter(({ left }) => left > 0),
      });
    },
    /** Scrolls everything to where it was noted at an entry, once there is enough to be scrolled. */
    returnTo: (key: string) => goTo(knownOf(uid).get(key) ?? topOf(key)),
    toTop: (key: string) => goTo(topOf(key)),
    /** Keeps what was noted for when this window is back, reloaded or from elsewhere. */
    keep() {
      const scrolls = [...knownOf(uid).values()].slice(-mostKept);
      keep(storageKey, JSON.stringify({ uid, scrolls }), ofWindow);
    },
  };
}

/** The kept positions name the rows of a search: the next person must not find them. */
export function forgetScrolls() {
  known = undefined;
  forget(storageKey, ofWindow);
}

function knownOf(uid: string) {
  if (known?.uid === uid) return known.scrolls;
  const kept = keptOf(uid);
  if (!kept) forgetScrolls();
  const scrolls = new Map(kept?.map((scroll) => [scroll.key, scroll]));
  // All such entries have one key: another one has just been loaded.
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || ('type' in visit && visit.type === 'navigate')) scrolls.delete(loaded);
  known = { uid, scrolls };
  return scrolls;
}

function keptOf(uid: string): readonly Scroll[] | undefined {
  try {
    const kept = v.parse(Kept, JSON.parse(recall(storageKey, ofWindow) ?? ''));
    return kept.uid === uid ? kept.scrolls : undefined;
  } catch {
    return undefined;
  }
}

/** Content may yet be coming: as it grows we go further, unless somebody has begun to scroll. */
function goTo({ key, top, shelves }: Scroll) {
  stopReturning();
  if (keyOfWindow() !== key) return;
  const missing = new Map(shelves.map(({ name, left }) => [name, left]));

  function go() {
    for (const { name, shelf } of shelvesOnPage()) {
      const left = missing.get(name);
      if (left === undefined) continue;
      shelf.scrollLeft = left;
      if (isNear(shelf.scrollLeft, left)) missing.delete(name);
    }
    window.scrollTo({ top, behavior: 'instant' });
    if (missing.size === 0 && isNear(window.scrollY, top)) stopReturning();
  }

  const stop = new AbortController();
  const growth = new ResizeObserver(go);
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(own, () => stopReturning(), { passive: true, signal: stop.signal });
  }
  stopReturning = () => {
    growth.disconnect();
    stop.abort();
  };
  growth.observe(document.body);
}

function topOf(key: string): Scroll {
  return { key, top: 0, shelves: [] };
}

/** The entry that the window itself is at; a router in memory has others. */
function keyOfWindow(): string {
  const state: unknown = history.state;
  return v.is(v.object({ key: v.string() }), state) ? state.key : loaded;
}

function shelvesOnPage() {
  return [...document.querySelectorAll<HTMLElement>('[data-shelf]')].map((shelf) => ({
    name: shelf.dataset.shelf ?? '',
    shelf,
  }));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
