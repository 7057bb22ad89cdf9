import { useState } from 'react';
import type { SearchSnapshot } from '@/machines/searchMachine';
import { SearchActor } from './SearchActor';
import { SearchModeActor } from './SearchModeActor';

/** Leaving clears the search; the screen keeps showing it until the homepage replaces it. */
export function useShownSearch<Value>(select: (search: SearchSnapshot) => Value): Value {
  const current = SearchActor.useSelector(select);
  const isLeaving = SearchModeActor.useSelector((mode) => mode.matches('home'));
  const [shown, setShown] = useState(current);
  if (isLeaving) return shown;
  if (!Object.is(shown, current)) setShown(current);
  return current;
}
