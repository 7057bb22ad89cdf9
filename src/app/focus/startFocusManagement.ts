import { spatialNavigation } from './spatialNavigation';
import { restoreFocus } from './restoreFocus';

/** Milliseconds for which an arrow that was pressed too early is still meant. */
const maxKeyAgeMs = 2_000;

/**
 * From now on arrow keys lead the focus, and it survives whatever held it. Does first what the arrows
 * that were pressed lately would have done. Gives the way to end it.
 */
export function startFocusManagement(pressed: readonly KeyboardEvent[]): () => void {
  const meant = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < maxKeyAgeMs;
  const endings = [restoreFocus(), spatialNavigation(pressed.filter(meant))];
  return () => endings.forEach((end) => end());
}
