import * as v from 'valibot';
import { removeItem, setItem, getItem } from '../services/storage';

/** Page and row positions of one history entry, in px. */
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

/** React Router's key for an entry that was loaded, not navigated to. */
const loaded = 'default';

let known: { readonly uid: string; readonly scrolls: Map<string, Scroll> } | undefined;
let stopRestoring = () => {};

export function scrollsOf(uid: string) {
  return {
    note(key: string) {
      const shelves = rowsOnPage().map(({ name, shelf }) => ({ name, left: shelf.scrollLeft }));
      knownOf(uid).set(key, {
        key,
        top: window.scrollY,
        rows: shelves.filter(({ left }) => left > 0),
      });
    },
    returnTo: (key: string) => goTo(knownOf(uid).get(key) ?? topOf(key)),
    toTop: (key: string) => goTo(topOf(key)),
    keep() {
      const scrolls = [...knownOf(uid).values()].slice(-maxSaved);
      setItem(storageKey, JSON.stringify({ uid, scrolls }), windowStorage);
    },
  };
}

/** Scroll positions contain search queries; the next user must not see them. */
export function clearScrolls() {
  known = undefined;
  removeItem(storageKey, windowStorage);
}

function knownOf(uid: string) {
  if (known?.uid === uid) return known.scrolls;
  const kept = keptOf(uid);
  if (!kept) clearScrolls();
  const scrolls = new Map(kept?.map((scroll) => [scroll.key, scroll]));
  // All loaded entries share one key.
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

/** Content may still grow: continues until the position is reached or the user scrolls. */
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

/** React Router stores its key in `history.state`; MemoryRouter does not. */
function keyOfWindow(): string {
  const state: unknown = history.state;
  return v.is(v.object({ key: v.string() }), state) ? state.key : loaded;
}

function rowsOnPage() {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')].map((shelf) => ({
    name: shelf.dataset.row ?? '',
    shelf,
  }));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}
