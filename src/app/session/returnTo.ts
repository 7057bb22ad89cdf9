import type { Location } from 'react-router-dom';

type ReturnLocation = Pick<Location<unknown>, 'search' | 'state'>;

export function toReturnState({ search, state }: ReturnLocation) {
  return search === '' ? null : { returnTo: { search, state } };
}

export function fromReturnState(state: unknown): ReturnLocation {
  const returnTo = propertyOf(state, 'returnTo');
  const search = propertyOf(returnTo, 'search');
  return typeof search === 'string'
    ? { search, state: propertyOf(returnTo, 'state') }
    : { search: '', state: null };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
