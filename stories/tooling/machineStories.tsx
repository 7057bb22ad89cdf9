import { closePage, openPage } from '../support/openPage';
import { opensAt, shows } from '../support/page';
import type { PlayContext } from '../support/steps';
import { MachinePage } from './MachinePage';
import type { MachineName } from './machines';
import { playsEvents, sendsFromChart } from './playEvents';

type Context = Parameters<typeof openPage>[0];
type Step = (context: PlayContext) => Promise<void>;

interface Options {
  readonly page?: ReturnType<typeof opensAt>;
  /** Runs before the events are played. */
  readonly setUp?: Step;
}

/** What the stories of a machine share: the meta, a story of a state, and events sent from the chart. */
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
    inState: (
      state: Parameters<typeof shows<Name>>[1],
      events: readonly string[],
      check: Step,
      options: Options = {},
    ) => ({
      parameters: {
        ...page,
        ...options.page,
        ...shows(machine, state),
        walk: { machine, lines: events },
      },
      play: playsEvents(events, check, options.setUp ?? defaults.setUp),
    }),
    sentFromChart: (events: readonly string[], check: Step, options: Options = {}) => ({
      parameters: { ...page, ...options.page, walk: { machine, lines: events } },
      play: sendsFromChart(machine, events, check, options.setUp ?? defaults.setUp),
    }),
  };
}
