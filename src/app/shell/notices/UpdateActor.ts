import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { updateMachine, type UpdateActorEvent } from '@/machines/updateMachine';
import type { Services } from '../../services/Services';

export const UpdateActor = createActorContext(updateMachine);

const messages = {
  watching: 'error installing the service worker',
  activating: 'error activating the new version',
} as const;

export function wireUpdate({ offlineCache, reload, report }: Services) {
  return updateMachine.provide({
    actors: {
      watchUpdates: fromCallback(({ sendBack }) => {
        const onNewVersion = () => sendBack({ type: 'update.found' } satisfies UpdateActorEvent);
        const onFailure = (cause: unknown) =>
          sendBack({ type: 'update.watchFailed', cause } satisfies UpdateActorEvent);
        return offlineCache.subscribe(
          (cache) => cache?.watch(onNewVersion, onFailure) ?? (() => {}),
          onFailure,
        );
      }),
      activateUpdate: fromPromise(async ({ signal }) => {
        const cache = await offlineCache.load();
        await cache?.activateUpdate({ signal });
      }),
    },
    actions: {
      reload,
      reportFailure: (_, { during, cause }) => report(messages[during], cause),
    },
  });
}
