import type { Location, NavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { isSamePlace, isSameSearch, type Place } from '@/domain/location';
import type { popupMachine } from '@/machines/popupMachine';
import type { searchMachine } from '@/machines/searchMachine';
import type { searchModeMachine } from '@/machines/searchModeMachine';
import { entryAt, type Entry } from './historyEntry';
import { nextStep } from './nextHistoryStep';

export interface Machines {
  readonly mode: ActorRefFrom<typeof searchModeMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly popup: ActorRefFrom<typeof popupMachine>;
}

interface Surroundings {
  readonly machines: Machines;
  /** Who is signed in. */
  readonly person: string;
  readonly history: {
    readonly push: (entry: Entry) => void;
    readonly replace: (entry: Entry) => void;
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

const home: Entry = { place: { search: null, movieId: null }, over: false };

/**
 * Keeps the address and the machines in step, whichever of them is changed. The machines must have
 * been started.
 */
export function addressKeeper({ machines, person, history, scrolls }: Surroundings) {
  let entry: Entry | undefined;
  let key = '';
  /** While the window goes back by our own wish: the place that it leads to. */
  let leaving: Place | undefined;
  /** What is on the screen, and was when its entry was come to. */
  let drawn = home.place;
  let arrived = home.place;

  /** The machines have changed: the address follows. */
  function follow() {
    if (!entry || leaving) return;
    const place = placeOf(machines);
    const step = nextStep(entry, place);
    switch (step.kind) {
      case 'stay':
        return;
      case 'back':
        // Going back takes its time; the address is right at once, should the page be reloaded now.
        entry = { place, over: false };
        history.replace(entry);
        leaving = place;
        return history.back();
      default:
        entry = step.entry;
        return history[step.kind](entry);
    }
  }

  /** The window has come to an address: the machines follow, unless they have led it there. */
  function arrive(location: Location<unknown>, how: `${NavigationType}`) {
    if (entry && how !== 'POP') {
      key = location.key;
      if (isOtherScreen(arrived, drawn)) scrolls.toTop(key);
    } else {
      const found = entryAt(location, person);
      const hasMovedOn = leaving && !isSamePlace(leaving, placeOf(machines));
      const isFirst = !entry;
      entry = found ?? home;
      leaving = undefined;
      if (!hasMovedOn) bring(machines, entry.place);
      key = location.key;
      if (isFirst || !isSameSearch(arrived, drawn)) scrolls.returnTo(key);
      // A link becomes this person's own entry: the next person does not find what it names.
      const isLink = !location.state && !isSamePlace(entry.place, home.place);
      if (!found || isLink) history.replace(entry);
      follow();
    }
    arrived = drawn;
  }

  /** Notes how the page is scrolled before another screen, or another search, takes its place. */
  function watch() {
    const look = () => {
      const place = placeOf(machines);
      if (!isSameSearch(place, drawn)) scrolls.note(key);
      drawn = place;
    };
    const watches = [machines.mode.subscribe(look), machines.search.subscribe(look)];
    return () => watches.forEach((each) => each.unsubscribe());
  }

  return {
    follow,
    arrive,
    watch,
    /** The page is about to be left, perhaps to come back. */
    leave() {
      scrolls.note(key);
      scrolls.keep();
    },
  };
}

export function placeOf({ mode, search, popup }: Machines): Place {
  const { context } = search.getSnapshot();
  return {
    search: mode.getSnapshot().matches('gptSearch')
      ? { query: context.query, asked: !search.getSnapshot().matches({ panel: 'idle' }) }
      : null,
    movieId: popup.getSnapshot().context.movieId,
  };
}

function bring(machines: Machines, to: Place) {
  const { mode, search, popup } = machines;
  const from = placeOf(machines);
  if (!to.search) {
    if (from.search) {
      mode.send({ type: 'mode.reset' });
      search.send({ type: 'search.clear' });
    }
  } else if (!isSamePlace({ ...from, movieId: null }, { ...to, movieId: null })) {
    mode.send({ type: 'mode.search' });
    const { query, asked } = to.search;
    search.send({ type: asked ? 'search.submit' : 'search.fill', query });
  }
  if (to.movieId === from.movieId) return;
  popup.send(
    to.movieId === null ? { type: 'popup.close' } : { type: 'popup.await', movieId: to.movieId },
  );
}

function isOtherScreen(one: Place, other: Place): boolean {
  return (one.search === null) !== (other.search === null);
}
