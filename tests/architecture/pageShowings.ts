import * as v from 'valibot';
import { isMachineName } from '../../stories/tooling/machines';
import type { Showing } from './statesWithoutStory';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/pages/*.stories.tsx',
  {
    eager: true,
  },
);

const stateValue: v.GenericSchema<Showing['state']> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);

const pageStory = v.object({
  composed: v.object({
    parameters: v.object({
      page: v.looseObject({ path: v.string() }),
      shows: v.optional(
        v.array(v.object({ machine: v.custom<string>(isMachineName), state: stateValue })),
        [],
      ),
    }),
  }),
});

/** The states that the page stories name, as their parameters do. */
export const pageShowings: readonly Showing[] = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((story) => v.parse(pageStory, story).composed.parameters.shows);
