import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { ListKind } from '@/domain/movie';
import { rowsMachine } from '@/machines/rowsMachine';
import type { Services } from '../Services';

export const RowsActor = createActorContext(rowsMachine);

const failed: Readonly<Record<ListKind, string>> = {
  upcoming: 'error fetching upcoming movies',
  popular: 'error fetching popular movies',
  topRated: 'error fetching top rated movies',
  nowPlaying: 'error fetching now playing movies',
};

/** Plugs the movie database into the four rows. */
export function wireRows({ catalogue, report }: Services) {
  return rowsMachine.provide({
    actors: {
      fetchList: fromPromise(({ input, signal }) => catalogue.list(input.kind, { signal })),
    },
    actions: {
      reportFailure: (_, { kind, cause }) => report(failed[kind], cause),
    },
  });
}
