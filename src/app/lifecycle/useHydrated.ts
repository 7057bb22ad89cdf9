import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether presses are heard: `false` only in HTML that was made at build time and while it hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
