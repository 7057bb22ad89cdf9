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
        const emit = (event: UpdateActorEvent) => sendBack(event);
        const onFailure = (cause: unknown) => emit({ type: 'update.watchFailed', cause });
        return offlineCache.subscribe(
          (cache) => cache?.watch(() => emit({ type: 'update.found' }), onFailure) ?? (() => {}),
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
