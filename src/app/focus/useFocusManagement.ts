import { useEffect } from 'react';
import { lazy } from '@/services/lazy';

const focusManagement = lazy(() => import('./startFocusManagement'), { retriesOnline: true });

/** Lazy-loads arrow-key navigation and the restoring of focus. Early arrow presses are replayed. */
export function useFocusManagement() {
  useEffect(() => {
    const pressed: KeyboardEvent[] = [];
    const record = (event: KeyboardEvent) => {
      if (!event.key.startsWith('Arrow') || event.defaultPrevented) return;
      pressed.push(event);
      // A closed select changes its value on arrow keys.
      if (event.target instanceof HTMLSelectElement) event.preventDefault();
    };
    const stopRecording = () => document.removeEventListener('keydown', record);
    document.addEventListener('keydown', record);

    const stop = focusManagement.subscribe(
      ({ startFocusManagement }) => {
        stopRecording();
        return startFocusManagement(pressed);
      },
      () => {},
    );
    return () => {
      stopRecording();
      stop();
    };
  }, []);
}
