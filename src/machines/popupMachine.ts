import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Movie } from '@/domain/movie';

export type PopupEvent = { type: 'popup.show'; movie: Movie } | { type: 'popup.close' };

interface PopupContext {
  readonly movie: Movie | null;
}

/** The movie someone wants to know more about: `hidden ⇄ shown`. */
export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent },
  actions: {
    open: assign((_, { movie }: { movie: Movie }) => ({ movie })),
    close: assign({ movie: null }),
  },
}).createMachine({
  id: 'popup',
  context: { movie: null },
  initial: 'hidden',
  on: {
    'popup.show': {
      target: '.shown',
      actions: { type: 'open', params: ({ event }) => ({ movie: event.movie }) },
    },
  },
  states: {
    hidden: {},
    shown: { on: { 'popup.close': { target: 'hidden', actions: 'close' } } },
  },
});

export type PopupSnapshot = SnapshotFrom<typeof popupMachine>;
