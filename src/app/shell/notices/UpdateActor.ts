import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { updateMachine, type VersionActorEvent } from '@/machines/updateMachine';
import type { Services } from '../../services/Services';
import { subscribeWhenLoaded } from '../../lifecycle/subscribeWhenLoaded';

export const UpdateActor = createActorContext(updateMachine);

const failed = {
  watching: 'error installing the service worker',
  taking: 'error activating the new version',
} as const;

export function wireUpdate({ loadOfflineCache: loadOfflineCache, reload, report }: Services) {
  return updateMachine.provide({
    actors: {
      watchVersion: fromCallback(({ sendBack }) => {
        const tell = (news: VersionActorEvent) => sendBack(news);
        const unwatched = (cause: unknown) => tell({ type: 'version.watchFailed', cause });
        return subscribeWhenLoaded(
          loadOfflineCache,
          (keeper) =>
            keeper?.watch(() => tell({ type: 'version.arrived' }), unwatched) ?? (() => {}),
          unwatched,
        );
      }),
      takeVersion: fromPromise(async ({ signal }) => {
        const keeper = await loadOfflineCache();
        await keeper?.activateUpdate({ signal });
      }),
    },
    actions: {
      reload,
      reportFailure: (_, { during, cause }) => report(failed[during], cause),
    },
  });
}
