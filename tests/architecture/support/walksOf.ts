import * as v from 'valibot';
import type { MachineName } from '../../../stories/tooling/machines';
import { machineWalks } from './machineWalks';
import type { Walk } from './walkMachine';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/machines/*.stories.tsx',
  { eager: true },
);

const walk = v.optional(v.object({ machine: v.string(), lines: v.array(v.string()) }));
const story = v.object({ composed: v.object({ parameters: v.object({ walk }) }) });

/** The walks of the stories and of `machineWalks`. */
export function walksOf(name: MachineName): readonly Walk[] {
  return [...storyWalksOf(name), ...(machineWalks[name] ?? [])];
}

/** The lines that the stories of a machine list. Some begin in a later state. */
function storyWalksOf(name: MachineName): readonly Walk[] {
  return Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .flatMap((each) => v.parse(story, each).composed.parameters.walk ?? [])
    .filter(({ machine }) => machine === name)
    .map(({ lines: [first = '', ...rest] }) =>
      first.startsWith('start') ? [first, ...rest] : ['start', first, ...rest],
    );
}
