import { useEffect } from 'react';
import { subscribeWhenLoaded } from '../lifecycle/subscribeWhenLoaded';

/** Lazy-loads arrow-key navigation. Arrow presses before it is ready are replayed. */
export function useSpatialNavigation() {
  useEffect(() => {
    const pressed: KeyboardEvent[] = [];
    const record = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) pressed.push(event);
    };
    const stopRecording = () => document.removeEventListener('keydown', record);
    document.addEventListener('keydown', record);

    const stop = subscribeWhenLoaded(
      () => import('./startFocusManagement'),
      ({ startFocusManagement: leadFocus }) => {
        stopRecording();
        return leadFocus(pressed);
      },
      () => {},
    );
    return () => {
      stopRecording();
      stop();
    };
  }, []);
}
