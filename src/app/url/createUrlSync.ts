import type { Location, NavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { isSameLocation, isSameSearch, type BrowseLocation } from '@/domain/location';
import type { popupMachine } from '@/machines/popupMachine';
import type { searchMachine } from '@/machines/searchMachine';
import type { searchModeMachine } from '@/machines/searchModeMachine';
import { historyEntryAt, type HistoryEntry } from './historyEntry';
import { nextHistoryStep } from './nextHistoryStep';

export interface Machines {
  readonly mode: ActorRefFrom<typeof searchModeMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly popup: ActorRefFrom<typeof popupMachine>;
}

interface UrlSyncPorts {
  readonly machines: Machines;
  /** Who is signed in. */
  readonly person: string;
  readonly history: {
    readonly push: (entry: HistoryEntry) => void;
    readonly replace: (entry: HistoryEntry) => void;
    readonly back: () => void;
  };
  /** How the page is scrolled, by the key of an entry. */
  readonly scrolls: {
    readonly note: (key: string) => void;
    readonly returnTo: (key: string) => void;
    readonly toTop: (key: string) => void;
    /** Keeps what was noted for when this window is back. */
    readonly keep: () => void;
  };
}

const home: HistoryEntry = { place: { search: null, movieId: null }, openedOverParent: false };

/**
 * Keeps the address and the machines in step, whichever of them is changed. The machines must have
 * been started.
 */
export function createUrlSync({ machines, person, history, scrolls }: UrlSyncPorts) {
  let entry: HistoryEntry | undefined;
  let key = '';
  /** While the window goes back by our own wish: the place that it leads to. */
  let pendingBack: BrowseLocation | undefined;
  /** What is on the screen, and was when its entry was come to. */
  let drawn = home.place;
  let arrived = home.place;

  /** The machines have changed: the address follows. */
  function syncUrl() {
    if (!entry || pendingBack) return;
    const place = locationOf(machines);
    const step = nextHistoryStep(entry, place);
    switch (step.kind) {
      case 'stay':
        return;
      case 'back':
        // Going back takes its time; the address is right at once, should the page be reloaded now.
        entry = { place, openedOverParent: false };
        history.replace(entry);
        pendingBack = place;
        return history.back();
      default:
        entry = step.entry;
        return history[step.kind](entry);
    }
  }

  /** The window has come to an address: the machines follow, unless they have led it there. */
  function onLocationChange(location: Location<unknown>, how: `${NavigationType}`) {
    if (entry && how !== 'POP') {
      key = location.key;
      if (isOtherScreen(arrived, drawn)) scrolls.toTop(key);
    } else {
      const found = historyEntryAt(location, person);
      const hasMovedOn = pendingBack && !isSameLocation(pendingBack, locationOf(machines));
      const isFirst = !entry;
      entry = found ?? home;
      pendingBack = undefined;
      if (!hasMovedOn) applyToMachines(machines, entry.place);
      key = location.key;
      if (isFirst || !isSameSearch(arrived, drawn)) scrolls.returnTo(key);
      // A link becomes this person's own entry: the next person does not find what it names.
      const isLink = !location.state && !isSameLocation(entry.place, home.place);
      if (!found || isLink) history.replace(entry);
      syncUrl();
    }
    arrived = drawn;
  }

  /** Notes how the page is scrolled before another screen, or another search, takes its place. */
  function watch() {
    const look = () => {
      const place = locationOf(machines);
      if (!isSameSearch(place, drawn)) scrolls.note(key);
      drawn = place;
    };
    const watches = [machines.mode.subscribe(look), machines.search.subscribe(look)];
    return () => watches.forEach((each) => each.unsubscribe());
  }

  return {
    follow: syncUrl,
    arrive: onLocationChange,
    watch,
    /** The page is about to be left, perhaps to come back. */
    leave() {
      scrolls.note(key);
      scrolls.keep();
    },
  };
}

export function locationOf({ mode, search, popup }: Machines): BrowseLocation {
  const { context } = search.getSnapshot();
  return {
    search: mode.getSnapshot().matches('gptSearch')
      ? { query: context.query, asked: !search.getSnapshot().matches({ panel: 'idle' }) }
      : null,
    movieId: popup.getSnapshot().context.movieId,
  };
}

function applyToMachines(machines: Machines, to: BrowseLocation) {
  const { mode, search, popup } = machines;
  const from = locationOf(machines);
  if (!to.search) {
    if (from.search) {
      mode.send({ type: 'mode.reset' });
      search.send({ type: 'search.clear' });
    }
  } else if (!isSameLocation({ ...from, movieId: null }, { ...to, movieId: null })) {
    mode.send({ type: 'mode.search' });
    const { query, asked } = to.search;
    search.send({ type: asked ? 'search.submit' : 'search.fill', query });
  }
  if (to.movieId === from.movieId) return;
  popup.send(
    to.movieId === null ? { type: 'popup.close' } : { type: 'popup.await', movieId: to.movieId },
  );
}

function isOtherScreen(one: BrowseLocation, other: BrowseLocation): boolean {
  return (one.search === null) !== (other.search === null);
}
