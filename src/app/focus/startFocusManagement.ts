import { spatialNavigation } from './spatialNavigation';
import { restoreFocus } from './restoreFocus';

/** Older key presses are not replayed. */
const maxKeyAgeMs = 2_000;

export function startFocusManagement(pressed: readonly KeyboardEvent[]): () => void {
  const meant = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < maxKeyAgeMs;
  const endings = [restoreFocus(), spatialNavigation(pressed.filter(meant))];
  return () => endings.forEach((end) => end());
}
