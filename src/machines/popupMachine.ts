import { assign, setup } from 'xstate';

export type PopupEvent =
  | { type: 'popup.show'; movieId: number; isFromUrl?: boolean }
  | { type: 'popup.close' };

interface PopupContext {
  readonly movieId: number | null;
  /** Nobody pressed a card, so there is none to return the focus to. */
  readonly isFromUrl: boolean;
}

export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent },
  actions: {
    setMovie: assign((_, opened: PopupContext) => opened),
    clearMovie: assign({ movieId: null, isFromUrl: false }),
  },
}).createMachine({
  id: 'popup',
  context: { movieId: null, isFromUrl: false },
  initial: 'hidden',
  on: {
    'popup.show': {
      target: '.shown',
      actions: {
        type: 'setMovie',
        params: ({ event: { movieId, isFromUrl = false } }) => ({ movieId, isFromUrl }),
      },
    },
  },
  states: {
    hidden: {},
    shown: { on: { 'popup.close': { target: 'hidden', actions: 'clearMovie' } } },
  },
});
