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
  readonly userId: string;
  readonly history: {
    readonly push: (entry: HistoryEntry) => void;
    readonly replace: (entry: HistoryEntry) => void;
    readonly back: () => void;
  };
  /** Scroll positions by history key. */
  readonly scrolls: {
    readonly save: (key: string) => void;
    readonly restore: (key: string) => void;
    readonly scrollToTop: (key: string) => void;
    readonly persist: () => void;
  };
}

const home: HistoryEntry = { location: { search: null, movieId: null }, openedOverParent: false };

/** Two-way sync of URL and machines. Start the machines first. */
export function createUrlSync({ machines, userId, history, scrolls }: UrlSyncPorts) {
  let entry: HistoryEntry | undefined;
  let key = '';
  /** Target of a `history.back()` that we started, until its popstate. */
  let pendingBack: BrowseLocation | undefined;
  let rendered = home.location;
  let atArrival = home.location;

  function syncUrl() {
    if (!entry || pendingBack) return;
    const location = locationOf(machines);
    const step = nextHistoryStep(entry, location);
    switch (step.kind) {
      case 'stay':
        return;
      case 'back':
        // `back()` is asynchronous; set the URL now in case of a reload.
        entry = { location, openedOverParent: false };
        history.replace(entry);
        pendingBack = location;
        return history.back();
      default:
        entry = step.entry;
        return history[step.kind](entry);
    }
  }

  function onLocationChange(location: Location<unknown>, navigationType: `${NavigationType}`) {
    if (entry && navigationType !== 'POP') {
      key = location.key;
      if (isDifferentScreen(atArrival, rendered)) scrolls.scrollToTop(key);
    } else {
      const found = historyEntryAt(location, userId);
      const hasNavigatedSince = pendingBack && !isSameLocation(pendingBack, locationOf(machines));
      const isFirst = !entry;
      entry = found ?? home;
      pendingBack = undefined;
      if (!hasNavigatedSince) applyToMachines(machines, entry.location);
      key = location.key;
      if (isFirst || !isSameSearch(atArrival, rendered)) scrolls.restore(key);
      // A link becomes this user's own entry, so that the next user does not see it.
      const isLink = !location.state && !isSameLocation(entry.location, home.location);
      if (!found || isLink) history.replace(entry);
      syncUrl();
    }
    atArrival = rendered;
  }

  function saveScrollOnChange() {
    const onMachineChange = () => {
      const location = locationOf(machines);
      if (!isSameSearch(location, rendered)) scrolls.save(key);
      rendered = location;
    };
    const subscriptions = [
      machines.mode.subscribe(onMachineChange),
      machines.search.subscribe(onMachineChange),
    ];
    return () => subscriptions.forEach((each) => each.unsubscribe());
  }

  return {
    syncUrl,
    onLocationChange,
    saveScrollOnChange,
    onPageHide() {
      scrolls.save(key);
      scrolls.persist();
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
    to.movieId === null
      ? { type: 'popup.close' }
      : { type: 'popup.show', movieId: to.movieId, isFromUrl: true },
  );
}

function isDifferentScreen(a: BrowseLocation, b: BrowseLocation): boolean {
  return (a.search === null) !== (b.search === null);
}
