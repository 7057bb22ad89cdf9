import { expect, waitFor } from 'storybook/test';
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
        expect(running, `the machine ${machine} is not on this page`).toBeDefined();
        expect(
          running?.snapshot.matches(state),
          `${machine} is in ${JSON.stringify(running?.snapshot.value)}, not in ${JSON.stringify(state)}`,
        ).toBe(true);
      },
      { onTimeout: (error) => error },
    );
  }
}
