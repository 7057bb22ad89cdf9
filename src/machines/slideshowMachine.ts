import { assign, setup } from 'xstate';
import type { PageActorEvent } from './playerMachine';
import { requiredCallback } from './requiredActor';

/** How long each picture stays, with its cross-fade. */
export const pictureMs = 8_000;

export type SlideshowEvent = PageActorEvent | { type: 'slideshow.toggle' };

export const slideshowMachine = setup({
  types: {
    /** How many pictures came before the current one. */
    context: {} as { readonly shown: number },
    events: {} as SlideshowEvent,
  },
  actors: {
    watchPage: requiredCallback('watchPage'),
  },
  delays: { pictureMs },
  actions: {
    showNext: assign(({ context }) => ({ shown: context.shown + 1 })),
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
}).createMachine({
  id: 'slideshow',
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
      on: { 'slideshow.toggle': 'paused', 'page.hidden': 'suspended' },
    },
    paused: { on: { 'slideshow.toggle': 'playing' } },
    suspended: { on: { 'page.shown': 'playing' } },
  },
});
