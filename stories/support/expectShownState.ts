import { waitFor } from 'storybook/test';
import { hasJustPlayed } from './openPage';
import type { ShownState } from './page';
import { inspectorStore } from '../tooling/inspectorStore';

interface Context {
  readonly id: string;
  readonly parameters: { readonly shows?: readonly ShownState[] };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story must end in the state that it `shows`, unless a toolbar changed its world. */
export async function expectShownState({ id, globals, parameters: { shows = [] } }: Context) {
  if (!hasJustPlayed({ id, globals })) return;
  for (const { machine, state } of shows) {
    await waitFor(
      () => {
        const running = inspectorStore.machine(machine);
        if (!running?.snapshot.matches(state)) {
          const [expected, received] = [state, running?.snapshot.value].map((value) =>
            JSON.stringify(value),
          );
          throw new Error(`${machine}\nExpected: ${expected}\nReceived: ${received}`);
        }
      },
      { onTimeout: (error) => error },
    );
  }
}
