import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { updateMachine, type VersionNews } from '@/machines/updateMachine';
import type { Services } from '../../services/Services';
import { whenLoaded } from '../../lifecycle/subscribeWhenLoaded';

export const UpdateActor = createActorContext(updateMachine);

const failed = {
  watching: 'error keeping the page for times without a network',
  taking: 'error going over to the new version',
} as const;

/** Plugs whoever keeps the product on this device into its new versions. */
export function wireUpdate({ loadKeeper, reload, report }: Services) {
  return updateMachine.provide({
    actors: {
      watchVersion: fromCallback(({ sendBack }) => {
        const tell = (news: VersionNews) => sendBack(news);
        const unwatched = (cause: unknown) => tell({ type: 'version.unwatched', cause });
        return whenLoaded(
          loadKeeper,
          (keeper) =>
            keeper?.watch(() => tell({ type: 'version.arrived' }), unwatched) ?? (() => {}),
          unwatched,
        );
      }),
      takeVersion: fromPromise(async ({ signal }) => {
        const keeper = await loadKeeper();
        await keeper?.takeNewVersion({ signal });
      }),
    },
    actions: {
      reload,
      reportFailure: (_, { during, cause }) => report(failed[during], cause),
    },
  });
}
