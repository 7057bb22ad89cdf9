import { isMachineName, machines } from '../../../stories/tooling/machines';
import { everyOutcome } from '../../../stories/tooling/outcomes';
import { unwalked } from './walkMachine';
import { walksOf } from './walksOf';

/** Transitions and guard outcomes of each machine, all and walked. */
export const walkCounts = Object.keys(machines)
  .filter(isMachineName)
  .map((name) => {
    const machine = machines[name];
    const outcomes = [...everyOutcome(machine)].map(([id, label]) => ({ id, label }));
    return {
      machine: name,
      transitions: outcomes.filter(({ id }) => !id.endsWith(' fails')).length,
      guardOutcomes: outcomes.filter(({ label }) => / if /.test(label)).length,
      /** Not walked by the unit tests. */
      missing: unwalked(name, machine, walksOf(name)),
      outcomes,
    };
  });
