import type { MachineName } from './machines';
import { closePage, openPage } from '../support/openPage';
import { MachinePage } from './MachinePage';

type Context = Parameters<typeof openPage>[0];

/** Renders the page of a machine; `about` says in a sentence what the machine is for. */
export function showMachinePage(machine: MachineName, about: string) {
  return function MachineShown(_args: object, context: Context) {
    return (
      <MachinePage
        machine={machine}
        about={about}
        onStartAgain={async () => {
          closePage(context);
          const { scene } = await openPage(context);
          return scene;
        }}
      />
    );
  };
}
