import { assign, setup } from 'xstate';

export type PopupEvent =
  | { type: 'popup.show'; movieId: number }
  | { type: 'popup.restore'; movieId: number }
  | { type: 'popup.replace'; movieId: number }
  | { type: 'popup.close' };

export const popupMachine = setup({
  types: { context: {} as { readonly movieId: number | null }, events: {} as PopupEvent },
  actions: {
    setMovie: assign((_, params: { movieId: number }) => params),
    clearMovie: assign({ movieId: null }),
  },
}).createMachine({
  id: 'popup',
  context: { movieId: null },
  initial: 'hidden',
  on: {
    'popup.show': {
      target: '.shown',
      actions: { type: 'setMovie', params: movieOf },
    },
    'popup.restore': {
      target: '.shown.fromUrl',
      actions: { type: 'setMovie', params: movieOf },
    },
  },
  states: {
    hidden: {},
    shown: {
      initial: 'fromCard',
      on: {
        // A similar movie.
        'popup.replace': { actions: { type: 'setMovie', params: movieOf } },
        'popup.close': { target: 'hidden', actions: 'clearMovie' },
      },
      states: {
        fromCard: {},
        // No card was pressed. On close, the app focuses the movie’s card.
        fromUrl: {},
      },
    },
  },
});

function movieOf({ event: { movieId } }: { event: { movieId: number } }) {
  return { movieId };
}
