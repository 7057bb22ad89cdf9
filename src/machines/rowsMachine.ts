import { assign, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { ListKind, Movie, MovieLists } from '@/domain/movie';
import { unprovided, unprovidedCallback } from './unprovided';

/** What `watchOccasions` tells: the lists can be had again, or be kept from now on. */
export type RowsNews = { type: 'rows.refresh' };

interface RowsContext {
  readonly lists: MovieLists;
}

const rows = setup({
  types: {
    input: {} as { readonly samples: MovieLists },
    context: {} as RowsContext,
    events: {} as RowsNews,
  },
  actors: {
    watchOccasions: unprovidedCallback<EventObject>('watchOccasions'),
    fetchList: unprovided<readonly Movie[], { kind: ListKind }>('fetchList'),
  },
  actions: {
    fill: assign({
      lists: ({ context }, { kind, movies }: { kind: ListKind; movies: readonly Movie[] }) => ({
        ...context.lists,
        [kind]: movies,
      }),
    }),
    reportFailure: (_, _params: { kind: ListKind | 'occasions'; cause: unknown }) => {},
  },
});

function row(kind: ListKind) {
  /** Asks for the list; what is on the screen stays there until it comes, and `otherwise` too. */
  const asking = (otherwise: 'kept' | 'fetched') =>
    rows.createStateConfig({
      on: {
        'rows.refresh': { target: otherwise === 'kept' ? 'samples' : 'refreshing', reenter: true },
      },
      invoke: {
        id: `fetchList.${kind}`,
        src: 'fetchList',
        input: { kind },
        onDone: {
          target: 'fetched',
          actions: { type: 'fill', params: ({ event }) => ({ kind, movies: event.output }) },
        },
        onError: {
          target: otherwise,
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ kind, cause: event.error }),
          },
        },
      },
    });

  return rows.createStateConfig({
    initial: 'samples',
    states: {
      samples: asking('kept'),
      fetched: { on: { 'rows.refresh': 'refreshing' } },
      kept: { on: { 'rows.refresh': 'samples' } },
      refreshing: asking('fetched'),
    },
  });
}

/**
 * The four rows, each on its own: its samples are shown until its list is fetched, or kept. When the
 * lists can be had anew, each stays on the screen until the fresh one has come.
 */
export const rowsMachine = rows.createMachine({
  id: 'rows',
  context: ({ input }) => ({ lists: input.samples }),
  type: 'parallel',
  invoke: {
    id: 'watchOccasions',
    src: 'watchOccasions',
    onError: {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ kind: 'occasions', cause: event.error }),
      },
    },
  },
  states: {
    upcoming: row('upcoming'),
    popular: row('popular'),
    topRated: row('topRated'),
    nowPlaying: row('nowPlaying'),
  },
});

export type RowsSnapshot = SnapshotFrom<typeof rowsMachine>;
