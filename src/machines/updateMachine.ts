import { setup, type EventObject, type SnapshotFrom } from 'xstate';
import { requiredActor, requiredCallback } from './requiredActor';

export type VersionActorEvent =
  | { type: 'version.arrived' }
  | { type: 'version.watchFailed'; cause: unknown };

export type UpdateEvent = VersionActorEvent | { type: 'update.take' } | { type: 'update.postpone' };

export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  actors: {
    watchVersion: requiredCallback<EventObject>('watchVersion'),
    takeVersion: requiredActor<void>('takeVersion'),
  },
  actions: {
    reload: () => {},
    reportFailure: (_, _params: { during: 'watching' | 'taking'; cause: unknown }) => {},
  },
}).createMachine({
  id: 'update',
  invoke: {
    id: 'watchVersion',
    src: 'watchVersion',
    onError: {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'watching', cause: event.error }),
      },
    },
  },
  on: {
    'version.watchFailed': {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'watching', cause: event.cause }),
      },
    },
  },
  initial: 'current',
  states: {
    current: { on: { 'version.arrived': 'offered' } },
    offered: { on: { 'update.take': 'taking', 'update.postpone': 'postponed' } },
    postponed: { on: { 'version.arrived': 'offered' } },
    taking: {
      invoke: {
        id: 'takeVersion',
        src: 'takeVersion',
        onDone: { target: 'current', actions: 'reload' },
        onError: {
          target: 'offered',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ during: 'taking', cause: event.error }),
          },
        },
      },
    },
  },
});

export type UpdateSnapshot = SnapshotFrom<typeof updateMachine>;
