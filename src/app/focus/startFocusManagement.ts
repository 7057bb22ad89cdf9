import { spatialNavigation } from './spatialNavigation';
import { restoreFocus } from './restoreFocus';

/** Older key presses are not replayed. */
const maxKeyAgeMs = 2_000;

export function startFocusManagement(pressed: readonly KeyboardEvent[]): () => void {
  const isRecent = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < maxKeyAgeMs;
  const cleanups = [restoreFocus(), spatialNavigation(pressed.filter(isRecent))];
  return () => cleanups.forEach((cleanUp) => cleanUp());
}
