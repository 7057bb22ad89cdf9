import type { ActorRefFrom } from 'xstate';
import { isSameLocation, type BrowseLocation } from '@/domain/location';
import type { popupMachine } from '@/machines/popupMachine';
import type { SearchEvent, searchMachine } from '@/machines/searchMachine';
import type { searchModeMachine } from '@/machines/searchModeMachine';
import type { urlMachine } from '@/machines/urlMachine';
import { onChange } from '../lifecycle/onChange';

interface BrowseMachines {
  readonly mode: ActorRefFrom<typeof searchModeMachine>;
  readonly popup: ActorRefFrom<typeof popupMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
}

interface Machines extends BrowseMachines {
  readonly url: ActorRefFrom<typeof urlMachine>;
}

/** What the search does with a query of the URL. */
export type OpenQuery = (query: string) => SearchEvent;

/** Two-way sync of the URL and the machines. Returns unsubscribe. */
export function connectUrl({ url, ...machines }: Machines, openQuery: OpenQuery): () => void {
  const initial = locationOf(machines);
  let previous = initial;

  function sendLocation() {
    const location = locationOf(machines);
    if (isSameLocation(location, previous)) return;
    previous = location;
    url.send({ type: 'location.changed', location });
  }

  const subscriptions = [
    machines.mode.subscribe(sendLocation),
    machines.popup.subscribe(sendLocation),
    machines.search.subscribe(sendLocation),
    onChange(
      url,
      (snapshot) =>
        snapshot.matches({ history: 'applying' }) ? snapshot.context.entry : undefined,
      (entry) => {
        if (!entry) return;
        // The visitor may press something before the machines start.
        const isStarting = url.getSnapshot().context.arrived === null;
        if (!isStarting || previous === initial) apply(machines, entry.location, openQuery);
        url.send({ type: 'url.applied' });
      },
    ),
  ];
  return () => subscriptions.forEach((each) => each.unsubscribe());
}

export function locationOf({ mode, search, popup }: BrowseMachines): BrowseLocation {
  const { context } = search.getSnapshot();
  return {
    search: mode.getSnapshot().matches('gptSearch')
      ? { query: context.query, asked: search.getSnapshot().hasTag('panel') }
      : null,
    movieId: popup.getSnapshot().context.movieId,
  };
}

function apply(machines: BrowseMachines, to: BrowseLocation, openQuery: OpenQuery) {
  const { mode, search, popup } = machines;
  const from = locationOf(machines);
  if (!to.search) {
    if (from.search) {
      mode.send({ type: 'mode.reset' });
      search.send({ type: 'search.clear' });
    }
  } else if (!isSameLocation(from, { ...to, movieId: from.movieId })) {
    mode.send({ type: 'mode.search' });
    search.send(openQuery(to.search.query));
  }
  if (to.movieId === from.movieId) return;
  popup.send(
    to.movieId === null ? { type: 'popup.close' } : { type: 'popup.restore', movieId: to.movieId },
  );
}
