import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` in prerendered HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
