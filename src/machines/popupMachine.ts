import { assign, setup, type SnapshotFrom } from 'xstate';

export type PopupEvent = { type: 'popup.show'; movieId: number } | { type: 'popup.close' };

interface PopupContext {
  readonly movieId: number | null;
}

export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent },
  actions: {
    setMovie: assign((_, { movieId }: { movieId: number }) => ({ movieId })),
    clearMovie: assign({ movieId: null }),
  },
}).createMachine({
  id: 'popup',
  context: { movieId: null },
  initial: 'hidden',
  on: {
    'popup.show': {
      target: '.shown',
      actions: { type: 'setMovie', params: ({ event }) => ({ movieId: event.movieId }) },
    },
  },
  states: {
    hidden: {},
    shown: { on: { 'popup.close': { target: 'hidden', actions: 'clearMovie' } } },
  },
});

export type PopupSnapshot = SnapshotFrom<typeof popupMachine>;
