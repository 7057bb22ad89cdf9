import type { SearchSnapshot } from '@/machines/searchMachine';
import { SearchActor } from './SearchActor';
import { SearchModeActor } from './SearchModeActor';

/** Leaving clears the search; the screen keeps showing it until the homepage replaces it. */
export function useShownSearch<Value>(select: (search: SearchSnapshot) => Value): Value {
  const mode = SearchModeActor.useActorRef();
  const isSame = (shown: Value, current: Value) =>
    mode.getSnapshot().matches('home') || Object.is(shown, current);
  return SearchActor.useSelector(select, isSame);
}
