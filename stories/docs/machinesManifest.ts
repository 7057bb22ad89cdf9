import { chartOf, statesUnder } from '../tooling/chart';
import { machineDescriptions } from '../tooling/machineDescriptions';
import { isMachineName, machines } from '../tooling/machines';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly importPath: string;
}

/** The statecharts as data. `entries` are those of Storybook's index. */
export function machinesManifest(entries: readonly Entry[]) {
  return Object.fromEntries(
    Object.keys(machines)
      .filter(isMachineName)
      .map((name) => {
        const { root, transitions } = chartOf(machines[name]);
        return [
          name,
          {
            description: machineDescriptions[name],
            path: `src/machines/${name}Machine.ts`,
            states: statesUnder(root)
              .filter(({ path }) => path !== '')
              .map(({ path, kind, runs }) => ({ path, kind, runs })),
            events: [...new Set(transitions.map(({ event }) => event))].sort(),
            transitions: transitions.map(({ source, event, condition, targets, actions }) => ({
              source,
              event,
              condition,
              targets,
              actions,
            })),
            stories: entries
              .filter(({ importPath }) => importPath.endsWith(`/${name}Machine.stories.tsx`))
              .map(({ id, name: title }) => ({ id, name: title })),
          },
        ];
      }),
  );
}
