import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ListKind, Movie, MovieLists } from '@/domain/movie';
import { unprovided } from './unprovided';

interface RowsContext {
  readonly lists: MovieLists;
}

const rows = setup({
  types: {
    input: {} as { readonly samples: MovieLists },
    context: {} as RowsContext,
  },
  actors: {
    fetchList: unprovided<readonly Movie[], { kind: ListKind }>('fetchList'),
  },
  actions: {
    fill: assign({
      lists: ({ context }, { kind, movies }: { kind: ListKind; movies: readonly Movie[] }) => ({
        ...context.lists,
        [kind]: movies,
      }),
    }),
    reportFailure: (_, _params: { kind: ListKind; cause: unknown }) => {},
  },
});

function row(kind: ListKind) {
  return rows.createStateConfig({
    initial: 'samples',
    states: {
      samples: {
        invoke: {
          id: `fetchList.${kind}`,
          src: 'fetchList',
          input: { kind },
          onDone: {
            target: 'fetched',
            actions: { type: 'fill', params: ({ event }) => ({ kind, movies: event.output }) },
          },
          onError: {
            target: 'kept',
            actions: {
              type: 'reportFailure',
              params: ({ event }) => ({ kind, cause: event.error }),
            },
          },
        },
      },
      fetched: {},
      kept: {},
    },
  });
}

/** The four rows, each on its own: its samples are shown until its list is fetched, or kept. */
export const rowsMachine = rows.createMachine({
  id: 'rows',
  context: ({ input }) => ({ lists: input.samples }),
  type: 'parallel',
  states: {
    upcoming: row('upcoming'),
    popular: row('popular'),
    topRated: row('topRated'),
    nowPlaying: row('nowPlaying'),
  },
});

export type RowsSnapshot = SnapshotFrom<typeof rowsMachine>;
