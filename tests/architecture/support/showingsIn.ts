import * as v from 'valibot';
import { isMachineName } from '../../../stories/tooling/machines';
import type { Showing } from './statesWithoutStory';

const stateValue: v.GenericSchema<Showing['state']> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);

const shows = v.optional(
  v.array(v.object({ machine: v.custom<string>(isMachineName), state: stateValue })),
  [],
);

/** The machine states that stories name in their parameters, which must also match `others`. */
export function showingsIn(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  others: v.ObjectEntries = {},
): readonly Showing[] {
  const story = v.object({
    composed: v.object({ parameters: v.object({ ...others, shows }) }),
  });
  return Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .flatMap((each) => v.parse(story, each).composed.parameters.shows);
}
