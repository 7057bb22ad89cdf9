import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { updateMachine, type VersionActorEvent } from '@/machines/updateMachine';
import type { Services } from '../../services/Services';
import { subscribeWhenLoaded } from '../../lifecycle/subscribeWhenLoaded';

export const UpdateActor = createActorContext(updateMachine);

const messages = {
  watching: 'error installing the service worker',
  taking: 'error activating the new version',
} as const;

export function wireUpdate({ loadOfflineCache, reload, report }: Services) {
  return updateMachine.provide({
    actors: {
      watchVersion: fromCallback(({ sendBack }) => {
        const emit = (event: VersionActorEvent) => sendBack(event);
        const onFailure = (cause: unknown) => emit({ type: 'version.watchFailed', cause });
        return subscribeWhenLoaded(
          loadOfflineCache,
          (cache) => cache?.watch(() => emit({ type: 'version.arrived' }), onFailure) ?? (() => {}),
          onFailure,
        );
      }),
      takeVersion: fromPromise(async ({ signal }) => {
        const cache = await loadOfflineCache();
        await cache?.activateUpdate({ signal });
      }),
    },
    actions: {
      reload,
      reportFailure: (_, { during, cause }) => report(messages[during], cause),
    },
  });
}
