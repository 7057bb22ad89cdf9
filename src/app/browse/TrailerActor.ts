import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { pickTrailer } from '@/domain/trailer';
import { trailerMachine } from '@/machines/trailerMachine';
import type { Services } from '../Services';

export const TrailerActor = createActorContext(trailerMachine);

/** Plugs the movie database into the hero's trailer. */
export function wireTrailer({ catalogue, report }: Services) {
  return trailerMachine.provide({
    actors: {
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
