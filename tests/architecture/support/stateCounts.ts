import { machines } from '../../../stories/tooling/machines';
import { pageShowings } from './pageShowings';
import { reachableStates } from './reachableStates';
import { statesWithoutStory } from './statesWithoutStory';
import { unseenStates } from './unseenStates';

/** Reachable states of each machine, and how many page stories show or excuse. */
export const stateCounts = Object.entries(machines).map(([machine, definition]) => {
  const reachable = reachableStates(definition).length;
  const missed = statesWithoutStory({ [machine]: definition }, pageShowings, unseenStates).length;
  return { machine, reachable, shown: reachable - missed };
});
