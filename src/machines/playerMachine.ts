import { setup } from 'xstate';
import { requiredCallback } from './requiredActor';

export type PageActorEvent = { type: 'page.hidden' } | { type: 'page.shown' };

export type PlayerEvent =
  | PageActorEvent
  | { type: 'player.toggleMotion' }
  | { type: 'player.toggleSound' }
  | { type: 'player.cover' }
  | { type: 'player.uncover' };

export const playerMachine = setup({
  types: { events: {} as PlayerEvent },
  actors: {
    watchPage: requiredCallback('watchPage'),
  },
  actions: {
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
}).createMachine({
  id: 'player',
  type: 'parallel',
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  states: {
    motion: {
      initial: 'moving',
      states: {
        moving: { on: { 'player.toggleMotion': 'paused', 'page.hidden': 'suspended' } },
        paused: { on: { 'player.toggleMotion': 'moving' } },
        suspended: { on: { 'page.shown': 'moving' } },
      },
    },
    sound: {
      initial: 'muted',
      states: {
        muted: { on: { 'player.toggleSound': 'unmuted' } },
        unmuted: { on: { 'player.toggleSound': 'muted' } },
      },
    },
    view: {
      initial: 'clear',
      states: {
        clear: { on: { 'player.cover': 'covered' } },
        covered: { on: { 'player.uncover': 'clear' } },
      },
    },
  },
});
