import * as v from 'valibot';
import { closePage, openPage } from '../support/openPage';
import { opensAt, shows } from '../support/page';
import type { PlayContext } from '../support/steps';
import { MachinePage } from './MachinePage';
import type { MachineName } from './machines';
import { playsEvents, sendsFromChart } from './playEvents';
import { liveSentence, playedSentence, sentSentence } from './storySentence';

type Context = Parameters<typeof openPage>[0];
type Step = (context: PlayContext) => Promise<void>;

interface Options {
  readonly page?: ReturnType<typeof opensAt>;
  /** Runs before the events are played. */
  readonly setUp?: Step;
}

const description = v.object({
  docs: v.object({ description: v.object({ story: v.string() }) }),
});

function described(story: string): v.InferOutput<typeof description> {
  return { docs: { description: { story } } };
}

/** What the stories of a machine share: the meta, a story of a state, and events sent from the chart. */
export function machineStories<Name extends MachineName>(machine: Name, defaults: Options = {}) {
  const { page = opensAt('/browse') } = defaults;
  return {
    machinePage: {
      parameters: { ...page, ...described(liveSentence) },
      render: (_args: object, context: Context) => (
        <MachinePage
          machine={machine}
          sentence={v.parse(description, context.parameters).docs.description.story}
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
        ...described(playedSentence(events)),
      },
      play: playsEvents(events, check, options.setUp ?? defaults.setUp),
    }),
    sentFromChart: (events: readonly string[], check: Step, options: Options = {}) => ({
      parameters: {
        ...page,
        ...options.page,
        walk: { machine, lines: events },
        ...described(sentSentence(events)),
      },
      play: sendsFromChart(machine, events, check, options.setUp ?? defaults.setUp),
    }),
  };
}
