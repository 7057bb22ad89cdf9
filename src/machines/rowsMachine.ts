import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ListKind, Movie, MovieLists } from '@/domain/movie';
import { requiredActor, requiredCallback } from './requiredActor';

export type RowsActorEvent = { type: 'refetch.triggered' };

export type RowsEvent = RowsActorEvent | { type: 'rows.translate'; samples: MovieLists };

interface RowsContext {
  readonly samples: MovieLists;
  readonly lists: MovieLists;
}

const rows = setup({
  types: {
    input: {} as { readonly samples: MovieLists },
    context: {} as RowsContext,
    events: {} as RowsEvent,
  },
  actors: {
    watchRefetchTriggers: requiredCallback('watchRefetchTriggers'),
    fetchList: requiredActor<readonly Movie[], { kind: ListKind }>('fetchList'),
  },
  actions: {
    setList: assign({
      lists: ({ context }, { kind, movies }: { kind: ListKind; movies: readonly Movie[] }) => ({
        ...context.lists,
        [kind]: movies,
      }),
    }),
    /** Fetched lists stay in the old language until the new one arrives. */
    translateSamples: assign(
      (
        { context: { samples, lists } },
        { kind, movies }: { kind: ListKind; movies: readonly Movie[] },
      ) => ({
        samples: { ...samples, [kind]: movies },
        lists: lists[kind] === samples[kind] ? { ...lists, [kind]: movies } : lists,
      }),
    ),
    reportFailure: (_, _params: { kind: ListKind | 'watching'; cause: unknown }) => {},
  },
});

function row(kind: ListKind) {
  const refetchEvents = (target: 'loading' | 'refreshing') =>
    ({
      'refetch.triggered': { target, reenter: true },
      'rows.translate': {
        target,
        reenter: true,
        actions: {
          type: 'translateSamples',
          params: ({ event }: { event: Extract<RowsEvent, { type: 'rows.translate' }> }) => ({
            kind,
            movies: event.samples[kind],
          }),
        },
      },
    }) as const;

  const fetching = (onFailure: 'failed' | 'fetched') =>
    rows.createStateConfig({
      on: refetchEvents(onFailure === 'failed' ? 'loading' : 'refreshing'),
      invoke: {
        id: `fetchList.${kind}`,
        src: 'fetchList',
        input: { kind },
        onDone: {
          target: 'fetched',
          actions: { type: 'setList', params: ({ event }) => ({ kind, movies: event.output }) },
        },
        onError: {
          target: onFailure,
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ kind, cause: event.error }),
          },
        },
      },
    });

  return rows.createStateConfig({
    initial: 'loading',
    states: {
      loading: fetching('failed'),
      fetched: { on: refetchEvents('refreshing') },
      failed: { on: refetchEvents('loading') },
      refreshing: fetching('fetched'),
    },
  });
}

export const rowsMachine = rows.createMachine({
  id: 'rows',
  context: ({ input: { samples } }) => ({ samples, lists: samples }),
  type: 'parallel',
  invoke: {
    id: 'watchRefetchTriggers',
    src: 'watchRefetchTriggers',
    onError: {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ kind: 'watching', cause: event.error }),
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
