import { setup } from 'xstate';
import { requiredActor, requiredCallback } from './requiredActor';

export type UpdateActorEvent =
  | { type: 'update.found' }
  | { type: 'update.watchFailed'; cause: unknown };

export type UpdateEvent =
  | UpdateActorEvent
  | { type: 'update.activate' }
  | { type: 'update.postpone' };

export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  actors: {
    watchUpdates: requiredCallback('watchUpdates'),
    activateUpdate: requiredActor<void>('activateUpdate'),
  },
  actions: {
    reload: () => {},
    reportFailure: (_, _params: { during: 'watching' | 'activating'; cause: unknown }) => {},
  },
}).createMachine({
  id: 'update',
  invoke: {
    id: 'watchUpdates',
    src: 'watchUpdates',
    onError: {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'watching', cause: event.error }),
      },
    },
  },
  on: {
    'update.watchFailed': {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'watching', cause: event.cause }),
      },
    },
  },
  initial: 'current',
  states: {
    current: { on: { 'update.found': 'offered' } },
    offered: { on: { 'update.activate': 'activating', 'update.postpone': 'postponed' } },
    postponed: { on: { 'update.found': 'offered' } },
    activating: {
      invoke: {
        id: 'activateUpdate',
        src: 'activateUpdate',
        onDone: { target: 'current', actions: 'reload' },
        onError: {
          target: 'offered',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ during: 'activating', cause: event.error }),
          },
        },
      },
    },
  },
});
