import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { waitFor } from 'storybook/test';
import { hasJustPlayed } from './openPage';
import type { ShownState } from './page';
import { inspectorStore } from '../tooling/inspectorStore';

interface Context {
  readonly id: string;
  readonly parameters: { readonly shows?: readonly ShownState[] };
  readonly globals: Readonly<Record<string, unknown>>;
}

let failedStory = '';

addons
  .getChannel()
  .on(
    STORY_RENDER_PHASE_CHANGED,
    ({ newPhase, storyId }: { readonly newPhase: string; readonly storyId: string }) => {
      if (newPhase === 'errored') failedStory = storyId;
      if (newPhase === 'loading') failedStory = '';
    },
  );

/**
 * A story must end in the state that it `shows`, unless a toolbar changed its world. After a failed
 * play it is not awaited: Storybook reloads the page if the next story comes meanwhile.
 */
export async function expectShownState({ id, globals, parameters: { shows = [] } }: Context) {
  if (!hasJustPlayed({ id, globals }) || failedStory === id) return;
  for (const shown of shows) {
    await waitFor(() => expectInState(shown), { onTimeout: (error) => error });
  }
}

/** @throws if the machine is in another state. */
export function expectInState({ machine, state }: ShownState) {
  const snapshot = inspectorStore.machine(machine)?.snapshot;
  if (snapshot?.matches(state)) return;
  const [expected, received] = [state, snapshot?.value].map((value) => JSON.stringify(value));
  throw new Error(`${machine}\nExpected: ${expected}\nReceived: ${received}`);
}
