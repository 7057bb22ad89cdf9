import type { Location } from 'react-router-dom';

type Spot = Pick<Location<unknown>, 'search' | 'state'>;

/** What the history keeps of the place that somebody wanted to see before they were asked who they are. */
export function wayBackTo({ search, state }: Spot) {
  return search === '' ? null : { wayBack: { search, state } };
}

/** Where that was among the movies; without such a place, their beginning. */
export function wayBackIn(state: unknown): Spot {
  const wayBack = field(state, 'wayBack');
  const search = field(wayBack, 'search');
  return typeof search === 'string'
    ? { search, state: field(wayBack, 'state') }
    : { search: '', state: null };
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
