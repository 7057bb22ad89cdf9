import { assign, setup, type EventObject } from 'xstate';
import type { PageActorEvent } from './playerMachine';
import { requiredCallback } from './requiredActor';

/** How long each picture stays, with its cross-fade. */
export const pictureMs = 8_000;

export type WallEvent = PageActorEvent | { type: 'wall.toggle' };

export const wallMachine = setup({
  types: {
    /** How many pictures came before the current one. */
    context: {} as { readonly shown: number },
    events: {} as WallEvent,
  },
  actors: {
    watchPage: requiredCallback<EventObject>('watchPage'),
  },
  delays: { pictureMs },
  actions: {
    showNext: assign(({ context }) => ({ shown: context.shown + 1 })),
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
}).createMachine({
  id: 'wall',
  context: { shown: 0 },
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  initial: 'playing',
  states: {
    playing: {
      after: { pictureMs: { target: 'playing', reenter: true, actions: 'showNext' } },
      on: { 'wall.toggle': 'paused', 'page.hidden': 'resting' },
    },
    paused: { on: { 'wall.toggle': 'playing' } },
    resting: { on: { 'page.shown': 'playing' } },
  },
});
