import * as v from 'valibot';
import type { StateValue } from 'xstate';
import type { MachineName } from './machines';

export interface StateStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

const stateValue: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);

const index = v.record(
  v.string(),
  v.object({ id: v.string(), importPath: v.string(), type: v.picklist(['story', 'docs']) }),
);

const preparedStory = v.object({
  id: v.string(),
  title: v.string(),
  name: v.string(),
  parameters: v.object({
    shows: v.optional(v.array(v.object({ machine: v.string(), state: stateValue })), []),
  }),
});

/** Only these show the state of a machine. */
const folders = /^\.\/stories\/(pages|flows|machines)\//;

/** The stories whose `shows` names the state or one inside it. It loads their files. */
export async function storiesInState(
  machine: MachineName,
  path: string,
): Promise<readonly StateStory[]> {
  const store = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue;
  const stories = await Promise.all(
    Object.values(v.parse(index, store.storyIndex.entries))
      .filter(({ type, importPath }) => type === 'story' && folders.test(importPath))
      .map(async ({ id }) => v.parse(preparedStory, await store.loadStory({ storyId: id }))),
  );
  return stories.filter(({ parameters }) =>
    parameters.shows.some(
      (shown) =>
        shown.machine === machine &&
        pathsOf(shown.state).some((each) => `${each}.`.startsWith(`${path}.`)),
    ),
  );
}

/** Such as `form.quiet` and `panel.idle`. */
function pathsOf(state: StateValue | undefined): readonly string[] {
  if (state === undefined) return [];
  if (typeof state === 'string') return [state];
  return Object.entries(state).flatMap(([key, inner]) =>
    pathsOf(inner).map((path) => `${key}.${path}`),
  );
}
