import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { installMachine, type InstallNews } from '@/machines/installMachine';
import type { Services } from '../../services/Services';
import { whenLoaded } from '../../lifecycle/subscribeWhenLoaded';

export const InstallActor = createActorContext(installMachine);

/** Plugs the browser's offer to install the page into the product. */
export function wireInstall({ loadInstaller, report }: Services) {
  return installMachine.provide({
    actors: {
      watchInstaller: fromCallback(({ sendBack }) => {
        const tell = (news: InstallNews) => sendBack(news);
        return whenLoaded(
          loadInstaller,
          (installer) =>
            installer.watch((possible) =>
              tell({ type: possible ? 'install.possible' : 'install.impossible' }),
            ),
          (cause) => tell({ type: 'install.unwatched', cause }),
        );
      }),
      install: fromPromise(async () => (await loadInstaller()).install()),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error installing the page', cause),
    },
  });
}
