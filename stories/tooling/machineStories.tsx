import { closePage, openPage } from '../support/openPage';
import { opensAt, shows } from '../support/page';
import type { PlayContext } from '../support/steps';
import { MachinePage } from './MachinePage';
import type { MachineName } from './machines';
import { playPathTo } from './playPathTo';

type Context = Parameters<typeof openPage>[0];
type Step = (context: PlayContext) => Promise<void>;

interface Options {
  readonly page?: ReturnType<typeof opensAt>;
  /** Runs before the path is played. */
  readonly setUp?: Step;
}

/** What the stories of a machine share: the meta, and a story of each state by its shortest path. */
export function machineStories<Name extends MachineName>(machine: Name, defaults: Options = {}) {
  const { page = opensAt('/browse') } = defaults;
  return {
    machinePage: {
      parameters: page,
      render: (_args: object, context: Context) => (
        <MachinePage
          machine={machine}
          onRestart={async () => {
            closePage(context);
            return (await openPage(context)).page;
          }}
        />
      ),
    },
    inState: (state: Parameters<typeof shows<Name>>[1], check: Step, options: Options = {}) => ({
      parameters: { ...page, ...options.page, ...shows(machine, state) },
      play: playPathTo(check, options.setUp ?? defaults.setUp),
    }),
  };
}
