import { isMachineName, machines } from '../../../stories/tooling/machines';
import { machineWalks } from './machineWalks';
import { everyOutcome, unwalked } from './walkMachine';

/** Transitions and guard outcomes of each machine, all and walked. */
export const walkCounts = Object.keys(machines)
  .filter(isMachineName)
  .map((name) => {
    const machine = machines[name];
    const ids = [...everyOutcome(machine).keys()];
    const guarded = [...everyOutcome(machine).values()].filter((label) => / if /.test(label));
    const missing = unwalked(name, machine, machineWalks[name]);
    return {
      machine: name,
      transitions: ids.filter((id) => !id.endsWith(' fails')).length,
      outcomes: guarded.length,
      missing,
    };
  });
