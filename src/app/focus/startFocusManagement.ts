import { followArrows } from './spatialNavigation';
import { keepFocus } from './restoreFocus';

/** Milliseconds for which an arrow that was pressed too early is still meant. */
const patience = 2_000;

/**
 * From now on arrow keys lead the focus, and it survives whatever held it. Does first what the arrows
 * that were pressed lately would have done. Gives the way to end it.
 */
export function leadFocus(pressed: readonly KeyboardEvent[]): () => void {
  const meant = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < patience;
  const endings = [keepFocus(), followArrows(pressed.filter(meant))];
  return () => endings.forEach((end) => end());
}
