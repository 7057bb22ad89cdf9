import type { Location } from 'react-router-dom';

type Spot = Pick<Location<unknown>, 'search' | 'state'>;

export function toReturnState({ search, state }: Spot) {
  return search === '' ? null : { returnTo: { search, state } };
}

export function fromReturnState(state: unknown): Spot {
  const returnTo = field(state, 'returnTo');
  const search = field(returnTo, 'search');
  return typeof search === 'string'
    ? { search, state: field(returnTo, 'state') }
    : { search: '', state: null };
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
