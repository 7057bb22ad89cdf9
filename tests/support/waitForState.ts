import { waitFor, type AnyActor, type SnapshotFrom } from 'xstate';
import { vi } from 'vitest';

const maxWaitMs = 5_000;

/** Fails with the current state. */
export const waitForState = vi.defineHelper(
  async <Actor extends AnyActor>(
    actor: Actor,
    isReached: (snapshot: SnapshotFrom<Actor>) => boolean,
  ) => {
    try {
      return await waitFor(actor, isReached, { timeout: maxWaitMs });
    } catch (cause) {
      const { value } = actor.getSnapshot();
      throw new Error(`The machine stays in ${JSON.stringify(value)}.`, { cause });
    }
  },
);
