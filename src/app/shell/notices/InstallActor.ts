import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { installMachine, type InstallActorEvent } from '@/machines/installMachine';
import type { Services } from '../../services/Services';

export const InstallActor = createActorContext(installMachine);

export function wireInstall({ installer, report }: Services) {
  return installMachine.provide({
    actors: {
      watchInstaller: fromCallback(({ sendBack }) =>
        installer.subscribe(
          ({ watch }) =>
            watch((isAvailable) => {
              const type = isAvailable ? 'install.enabled' : 'install.disabled';
              sendBack({ type } satisfies InstallActorEvent);
            }),
          (cause) => sendBack({ type: 'install.watchFailed', cause } satisfies InstallActorEvent),
        ),
      ),
      install: fromPromise(async () => (await installer.load()).install()),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error installing the page', cause),
    },
  });
}
