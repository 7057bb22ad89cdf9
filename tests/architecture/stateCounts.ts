import { machines } from '../../stories/tooling/machines';
import { pageShowings } from './pageShowings';
import { reachableStates } from './reachableStates';
import { statesWithoutStory } from './statesWithoutStory';
import { unseenStates } from './unseenStates';

/** How many states each machine can come to, and how many of them page stories show or excuse. */
export const stateCounts = Object.entries(machines).map(([machine, definition]) => {
  const reachable = reachableStates(definition).length;
  const missed = statesWithoutStory({ [machine]: definition }, pageShowings, unseenStates).length;
  return { machine, reachable, shown: reachable - missed };
});
