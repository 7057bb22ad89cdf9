import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { pickTrailer } from '@/domain/trailer';
import { trailerMachine, type TrailerActorEvent } from '@/machines/trailerMachine';
import { onBackOnline } from '@/services/network';
import type { Services } from '../services/Services';

export const TrailerActor = createActorContext(trailerMachine);

export function wireTrailer({ catalogue, report }: Services) {
  return trailerMachine.provide({
    actors: {
      watchRefetchTriggers: fromCallback(({ sendBack }) =>
        onBackOnline(() => sendBack({ type: 'refetch.triggered' } satisfies TrailerActorEvent)),
      ),
      fetchTrailer: fromPromise(async ({ input, signal }) => {
        const trailer = pickTrailer(await catalogue.videos(input.movieId, { signal }));
        if (!trailer) throw new Error(`There is no video of movie ${input.movieId}.`);
        return trailer;
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error fetching the trailer', cause),
    },
  });
}
