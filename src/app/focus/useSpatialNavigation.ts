import { useEffect } from 'react';
import { subscribeWhenLoaded } from '../lifecycle/subscribeWhenLoaded';

/** Lazy-loads arrow-key navigation. Arrow presses before it is ready are replayed. */
export function useSpatialNavigation() {
  useEffect(() => {
    const pressed: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) pressed.push(event);
    };
    const letGo = () => document.removeEventListener('keydown', keep);
    document.addEventListener('keydown', keep);

    const stop = subscribeWhenLoaded(
      () => import('./startFocusManagement'),
      ({ startFocusManagement: leadFocus }) => {
        letGo();
        return leadFocus(pressed);
      },
      () => {},
    );
    return () => {
      letGo();
      stop();
    };
  }, []);
}
