import { expect, waitFor } from 'storybook/test';
import { isJustPlayed } from './openPage';
import type { ShownState } from './page';
import { inspectorStore } from '../tooling/inspectorStore';

interface Context {
  readonly id: string;
  readonly parameters: { readonly shows?: readonly ShownState[] };
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story that names a machine's state must show it, unless the toolbar has changed its world. */
export async function expectShownState({ id, globals, parameters: { shows = [] } }: Context) {
  if (!isJustPlayed({ id, globals })) return;
  for (const { machine, state } of shows) {
    await waitFor(
      () => {
        const player = inspectorStore.player(machine);
        expect(player, `the machine ${machine} is not on this page`).toBeDefined();
        expect(
          player?.snapshot.matches(state),
          `${machine} is in ${JSON.stringify(player?.snapshot.value)}, not in ${JSON.stringify(state)}`,
        ).toBe(true);
      },
      { onTimeout: (error) => error },
    );
  }
}
