import { setup, type EventObject, type SnapshotFrom } from 'xstate';
import { requiredActor, requiredCallback } from './requiredActor';

/** What `watchInstaller` tells. */
export type InstallActorEvent =
  | { type: 'install.possible' }
  | { type: 'install.impossible' }
  | { type: 'install.watchFailed'; cause: unknown };

export type InstallEvent = InstallActorEvent | { type: 'install.ask' };

/** Whether the product can be made an app of this device: `unavailable ⇄ offered → asking`. */
export const installMachine = setup({
  types: { events: {} as InstallEvent },
  actors: {
    watchInstaller: requiredCallback<EventObject>('watchInstaller'),
    install: requiredActor<void>('install'),
  },
  actions: {
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
}).createMachine({
  id: 'install',
  invoke: {
    id: 'watchInstaller',
    src: 'watchInstaller',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  initial: 'unavailable',
  on: {
    'install.possible': '.offered',
    'install.impossible': '.unavailable',
    'install.watchFailed': {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.cause }) },
    },
  },
  states: {
    unavailable: {},
    offered: { on: { 'install.ask': 'asking' } },
    asking: {
      // The browser has the offer now; should it make another one, that is told after this is over.
      on: { 'install.impossible': {} },
      invoke: {
        id: 'install',
        src: 'install',
        onDone: 'unavailable',
        onError: {
          target: 'unavailable',
          actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
  },
});

export type InstallSnapshot = SnapshotFrom<typeof installMachine>;
