import { useEffect } from 'react';
import type { Report } from '../report';

/** Listens to arrow keys and to the focus as soon as the script for it is there: signing in does not wait for that. */
export function useInput(report: Report): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    import('./listenToInput').then(
      ({ listenToInput }) => {
        if (!over) end = listenToInput();
      },
      (cause: unknown) => report('error loading the arrow keys', cause),
    );
    return () => {
      over = true;
      end?.();
    };
  }, [report]);
}
