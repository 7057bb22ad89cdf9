import { setup } from 'xstate';
import { requiredActor, requiredCallback } from './requiredActor';

export type InstallActorEvent =
  | { type: 'install.enabled' }
  | { type: 'install.disabled' }
  | { type: 'install.watchFailed'; cause: unknown };

export type InstallEvent = InstallActorEvent | { type: 'install.prompt' };

export const installMachine = setup({
  types: { events: {} as InstallEvent },
  actors: {
    watchInstaller: requiredCallback('watchInstaller'),
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
    'install.enabled': '.offered',
    'install.disabled': '.unavailable',
    'install.watchFailed': {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.cause }) },
    },
  },
  states: {
    unavailable: {},
    offered: { on: { 'install.prompt': 'prompting' } },
    prompting: {
      // The prompt consumes the event; a new one may arrive later.
      on: { 'install.disabled': {} },
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
