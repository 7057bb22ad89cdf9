import { assign, setup } from 'xstate';
import type { Trailer } from '@/domain/trailer';
import { requiredActor, requiredCallback } from './requiredActor';

export type TrailerActorEvent = { type: 'refetch.triggered' };

export type TrailerEvent = TrailerActorEvent | { type: 'trailer.feature'; movieId: number };

interface TrailerContext {
  readonly fallback: Trailer;
  readonly trailer: Trailer;
  readonly movieId: number | null;
}

export const trailerMachine = setup({
  types: {
    input: {} as { readonly fallback: Trailer },
    context: {} as TrailerContext,
    events: {} as TrailerEvent,
  },
  actors: {
    watchRefetchTriggers: requiredCallback('watchRefetchTriggers'),
    fetchTrailer: requiredActor<Trailer, { movieId: number }>('fetchTrailer'),
  },
  actions: {
    setMovieId: assign((_, { movieId }: { movieId: number }) => ({ movieId })),
    setFallback: assign({ trailer: ({ context }) => context.fallback }),
    setTrailer: assign((_, { trailer }: { trailer: Trailer }) => ({ trailer })),
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
  guards: {
    isAnotherMovie: ({ context }, { movieId }: { movieId: number }) => movieId !== context.movieId,
  },
}).createMachine({
  id: 'trailer',
  context: ({ input: { fallback } }) => ({ fallback, trailer: fallback, movieId: null }),
  invoke: {
    id: 'watchRefetchTriggers',
    src: 'watchRefetchTriggers',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  initial: 'fallback',
  on: {
    'trailer.feature': {
      guard: { type: 'isAnotherMovie', params: ({ event }) => ({ movieId: event.movieId }) },
      target: '.fallback.fetching',
      actions: { type: 'setMovieId', params: ({ event }) => ({ movieId: event.movieId }) },
    },
  },
  states: {
    fallback: {
      entry: 'setFallback',
      initial: 'waiting',
      states: {
        waiting: {},
        fetching: {
          on: { 'refetch.triggered': { target: 'fetching', reenter: true } },
          invoke: {
            id: 'fetchTrailer',
            src: 'fetchTrailer',
            input: ({ context }) => ({ movieId: featuredIn(context) }),
            onDone: {
              target: '#trailer.fetched',
              actions: { type: 'setTrailer', params: ({ event }) => ({ trailer: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        failed: { on: { 'refetch.triggered': 'fetching' } },
      },
    },
    fetched: {},
  },
});

function featuredIn({ movieId }: TrailerContext): number {
  if (movieId === null) throw new Error('No movie is featured yet.');
  return movieId;
}
