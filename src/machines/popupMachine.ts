import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Movie } from '@/domain/movie';

export type PopupEvent =
  | { type: 'popup.show'; movie: Movie }
  | { type: 'popup.await'; movieId: number }
  | { type: 'popup.renew'; movies: readonly Movie[] }
  | { type: 'popup.close' };

interface PopupContext {
  readonly movieId: number | null;
  readonly movie: Movie | null;
}

export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent },
  actions: {
    setMovie: assign((_, { movie }: { movie: Movie }) => ({ movieId: movie.id, movie })),
    setMovieId: assign((_, { movieId }: { movieId: number }) => ({ movieId, movie: null })),
    refreshMovie: assign(({ context }, { movies }: { movies: readonly Movie[] }) => ({
      movie: movies.find(({ id }) => id === context.movie?.id) ?? context.movie,
    })),
    clearMovie: assign({ movieId: null, movie: null }),
  },
}).createMachine({
  id: 'popup',
  context: { movieId: null, movie: null },
  initial: 'hidden',
  on: {
    'popup.show': {
      target: '.shown',
      actions: { type: 'setMovie', params: ({ event }) => ({ movie: event.movie }) },
    },
    'popup.await': {
      target: '.awaited',
      actions: { type: 'setMovieId', params: ({ event }) => ({ movieId: event.movieId }) },
    },
  },
  states: {
    hidden: {},
    awaited: { on: { 'popup.close': { target: 'hidden', actions: 'clearMovie' } } },
    shown: {
      on: {
        'popup.close': { target: 'hidden', actions: 'clearMovie' },
        'popup.renew': {
          actions: { type: 'refreshMovie', params: ({ event }) => ({ movies: event.movies }) },
        },
      },
    },
  },
});

export type PopupSnapshot = SnapshotFrom<typeof popupMachine>;
