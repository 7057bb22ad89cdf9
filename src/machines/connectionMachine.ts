import { setup } from 'xstate';
import { requiredCallback } from './requiredActor';

export type ConnectionActorEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

export const connectionMachine = setup({
  types: { events: {} as ConnectionActorEvent },
  actors: {
    watchConnection: requiredCallback('watchConnection'),
  },
  actions: {
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
}).createMachine({
  id: 'connection',
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.restored': 'online' } },
  },
});
