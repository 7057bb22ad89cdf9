/** React Router's key for an entry that was loaded, not navigated to. */
export const initialKey = 'default';

/** React Router stores the key of an entry in `history.state`; MemoryRouter does not. */
export function currentKey(): string {
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : initialKey;
}
