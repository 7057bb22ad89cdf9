import { useMemo, useSyncExternalStore } from 'react';
import type { SearchSnapshot } from '@/machines/searchMachine';
import { SearchActor } from './SearchActor';
import { SearchModeActor } from './SearchModeActor';

type Search = ReturnType<typeof SearchActor.useActorRef>;
type Mode = ReturnType<typeof SearchModeActor.useActorRef>;

/**
 * Leaving clears the search; the screen keeps showing it until the homepage replaces it, and does
 * not render again.
 */
export function useShownSearch<Value extends SearchSnapshot | string | boolean>(
  select: (search: SearchSnapshot) => Value,
): Value {
  const search = SearchActor.useActorRef();
  const mode = SearchModeActor.useActorRef();
  const { subscribe, shown } = useMemo(() => shownSearch(search, mode), [search, mode]);
  return useSyncExternalStore(subscribe, () => select(shown()));
}

function shownSearch(search: Search, mode: Mode) {
  let latest = search.getSnapshot();
  return {
    shown() {
      if (mode.getSnapshot().matches('gptSearch')) latest = search.getSnapshot();
      return latest;
    },
    subscribe(onChange: () => void) {
      const subscriptions = [search.subscribe(onChange), mode.subscribe(onChange)];
      return () => subscriptions.forEach((each) => each.unsubscribe());
    },
  };
}
