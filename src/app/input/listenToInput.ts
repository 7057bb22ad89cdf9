import { followArrows } from './followArrows';
import { keepFocus } from './keepFocus';

/** Arrow keys lead everywhere and the focus is never lost, from now on. Gives the way to end it. */
export function listenToInput(): () => void {
  const ends = [followArrows(), keepFocus()];
  return () => ends.forEach((end) => end());
}
