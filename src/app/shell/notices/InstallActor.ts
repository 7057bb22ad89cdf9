import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { installMachine, type InstallActorEvent } from '@/machines/installMachine';
import type { Services } from '../../services/Services';
import { subscribeWhenLoaded } from '../../lifecycle/subscribeWhenLoaded';

export const InstallActor = createActorContext(installMachine);

export function wireInstall({ loadInstaller, report }: Services) {
  return installMachine.provide({
    actors: {
      watchInstaller: fromCallback(({ sendBack }) => {
        const emit = (event: InstallActorEvent) => sendBack(event);
        return subscribeWhenLoaded(
          loadInstaller,
          (installer) =>
            installer.watch((possible) =>
              emit({ type: possible ? 'install.enabled' : 'install.disabled' }),
            ),
          (cause) => emit({ type: 'install.watchFailed', cause }),
        );
      }),
      install: fromPromise(async () => (await loadInstaller()).install()),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error installing the page', cause),
    },
  });
}
