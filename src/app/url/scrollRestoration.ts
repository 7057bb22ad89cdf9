import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { removeItem, setItem, tabStorage } from '../services/storage';
import { storedOf } from '../services/storedOf';
import { areRowsLoading, shownRows } from '@/components/shownRows';
import { scrollPositionsKey } from '@/domain/storageKeys';
import type { urlMachine } from '@/machines/urlMachine';
import { currentKey, initialKey } from './currentKey';

/** Page and row positions of one history entry, in px. */
const ScrollPosition = v.object({
  key: v.string(),
  top: v.number(),
  rows: v.array(v.object({ name: v.string(), left: v.number() })),
});

type ScrollPosition = v.InferOutput<typeof ScrollPosition>;

const Stored = v.object({ uid: v.string(), scrolls: v.array(ScrollPosition) });

const maxSaved = 50;

let cache: { readonly uid: string; readonly scrolls: Map<string, ScrollPosition> } | undefined;
let restoring: { readonly key: string; readonly stop: () => void } | undefined;

export function scrollsOf(uid: string) {
  return {
    save(key: string) {
      // The screen is not yet where the visitor left it.
      if (restoring?.key === key) return;
      const rows = shownRows()
        .map(({ name, list }) => ({ name, left: list.scrollLeft }))
        .filter(({ left }) => left > 0);
      const positions = positionsOf(uid);
      // Delete, so that `set` adds the key at the end.
      positions.delete(key);
      positions.set(key, { key, top: window.scrollY, rows });
      const [oldest] = positions.keys();
      if (positions.size > maxSaved && oldest !== undefined) positions.delete(oldest);
    },
    /** A key without a position is a new entry: it starts at the top. */
    restore: (key: string) => scrollTo(positionsOf(uid).get(key) ?? { key, top: 0, rows: [] }),
    persist() {
      const scrolls = [...positionsOf(uid).values()];
      setItem(scrollPositionsKey, JSON.stringify({ uid, scrolls }), tabStorage);
    },
  };
}

/** Our positions replace the browser's, and outlive a hidden page. Returns unsubscribe. */
export function connectScrolls(url: ActorRefFrom<typeof urlMachine>, uid: string): () => void {
  const scrolls = scrollsOf(uid);

  // Phones end hidden tabs without a `pagehide`.
  function onVisibilityChange() {
    const snapshot = url.getSnapshot();
    if (snapshot.matches({ scroll: 'settled' })) scrolls.save(snapshot.context.key);
    scrolls.persist();
  }

  history.scrollRestoration = 'manual';
  window.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('visibilitychange', onVisibilityChange);
    stopRestoring();
    history.scrollRestoration = 'auto';
  };
}

/** Scroll positions contain search queries; the next user must not see them. */
export function clearScrolls() {
  stopRestoring();
  cache = undefined;
  removeItem(scrollPositionsKey, tabStorage);
}

function positionsOf(uid: string) {
  if (cache?.uid === uid) return cache.scrolls;
  const stored = storedOf(uid, Stored, scrollPositionsKey, tabStorage);
  if (!stored) clearScrolls();
  const scrolls = new Map(stored?.scrolls.map((scroll) => [scroll.key, scroll]));
  // All loaded entries share one key.
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || ('type' in visit && visit.type === 'navigate')) scrolls.delete(initialKey);
  cache = { uid, scrolls };
  return scrolls;
}

/** Continues until the position is reached in loaded content, or until the visitor scrolls. */
function scrollTo({ key, top, rows }: ScrollPosition) {
  stopRestoring();
  if (currentKey() !== key) return;
  const missing = new Map(rows.map(({ name, left }) => [name, left]));

  function go() {
    for (const { name, list } of shownRows()) {
      const left = missing.get(name);
      if (left === undefined) continue;
      list.scrollLeft = left;
      if (isNear(list.scrollLeft, left)) missing.delete(name);
    }
    window.scrollTo({ top, behavior: 'instant' });
    if (!areRowsLoading() && missing.size === 0 && isNear(window.scrollY, top)) stopRestoring();
  }

  const stop = new AbortController();
  const growth = new ResizeObserver(go);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => stopRestoring(), { passive: true, signal: stop.signal });
  }
  restoring = {
    key,
    stop() {
      growth.disconnect();
      stop.abort();
    },
  };
  growth.observe(document.body);
}

function stopRestoring() {
  restoring?.stop();
  restoring = undefined;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1;
}
