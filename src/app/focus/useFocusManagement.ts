import { useEffect } from 'react';
import { hasModifier } from '@/components/hasModifier';
import { lazy } from '@/services/lazy';
import { reportLoadFailure } from '../lifecycle/reportLoadFailure';

const focusManagement = lazy(() => import('./startFocusManagement'), { isQuietOffline: true });

/** Lazy-loads arrow-key navigation and the restoring of focus. Early arrow presses are replayed. */
export function useFocusManagement() {
  useEffect(loadFocusManagement, []);
}

/** Returns the cleanup. */
export function loadFocusManagement(load = focusManagement): () => void {
  const pressed: KeyboardEvent[] = [];
  const record = (event: Event) => {
    // Chrome's autofill dispatches a keydown event without a key.
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
    if (!event.key.startsWith('Arrow') || hasModifier(event)) return;
    pressed.push(event);
    // A closed select changes its value on arrow keys.
    if (event.target instanceof HTMLSelectElement) event.preventDefault();
  };
  const stopRecording = () => document.removeEventListener('keydown', record);
  document.addEventListener('keydown', record);

  const stop = load.subscribe(
    ({ startFocusManagement }) => {
      stopRecording();
      return startFocusManagement(pressed);
    },
    (cause) => {
      stopRecording();
      reportLoadFailure(cause);
    },
  );
  return () => {
    stopRecording();
    stop();
  };
}
