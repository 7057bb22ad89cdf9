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
  readonly person: string;
  readonly history: {
    readonly push: (entry: HistoryEntry) => void;
    readonly replace: (entry: HistoryEntry) => void;
    readonly back: () => void;
  };
  /** Scroll positions by history key. */
  readonly scrolls: {
    readonly note: (key: string) => void;
    readonly returnTo: (key: string) => void;
    readonly toTop: (key: string) => void;
    readonly keep: () => void;
  };
}

const home: HistoryEntry = { place: { search: null, movieId: null }, openedOverParent: false };

/** Two-way sync of URL and machines. Start the machines first. */
export function createUrlSync({ machines, person, history, scrolls }: UrlSyncPorts) {
  let entry: HistoryEntry | undefined;
  let key = '';
  /** Target of a `history.back()` that we started, until its popstate. */
  let pendingBack: BrowseLocation | undefined;
  let drawn = home.place;
  let arrived = home.place;

  function syncUrl() {
    if (!entry || pendingBack) return;
    const place = locationOf(machines);
    const step = nextHistoryStep(entry, place);
    switch (step.kind) {
      case 'stay':
        return;
      case 'back':
        // `back()` is asynchronous; set the URL now in case of a reload.
        entry = { place, openedOverParent: false };
        history.replace(entry);
        pendingBack = place;
        return history.back();
      default:
        entry = step.entry;
        return history[step.kind](entry);
    }
  }

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
      // A link becomes this user's own entry, so that the next user does not see it.
      const isLink = !location.state && !isSameLocation(entry.place, home.place);
      if (!found || isLink) history.replace(entry);
      syncUrl();
    }
    arrived = drawn;
  }

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
