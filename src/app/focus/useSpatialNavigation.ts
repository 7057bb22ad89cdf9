import { useEffect } from 'react';
import { subscribeWhenLoaded } from '../lifecycle/subscribeWhenLoaded';

/**
 * Leads the focus by arrow keys and keeps it. Nobody needs that to sign in, so its script comes after
 * the form's; an arrow that is pressed meanwhile waits for it. What is typed is nobody's business here.
 */
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
