import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import type { Language } from '@/domain/language';
import type { ListKind } from '@/domain/movie';
import { rowsMachine, type RowsActorEvent } from '@/machines/rowsMachine';
import { onBackOnline, onFirstControlled } from '@/services/network';
import type { Services } from '../services/Services';

export const RowsActor = createActorContext(rowsMachine);

const messages: Readonly<Record<ListKind | 'watching', string>> = {
  upcoming: 'error fetching upcoming movies',
  popular: 'error fetching popular movies',
  topRated: 'error fetching top rated movies',
  nowPlaying: 'error fetching now playing movies',
  watching: 'error watching the connection',
};

/**
 * Refetches when back online, and once when the service worker takes control, so that it caches the
 * lists.
 */
export function wireRows({ catalogue, report }: Services, language: () => Language) {
  return rowsMachine.provide({
    actors: {
      watchRefetchTriggers: fromCallback(({ sendBack }) => {
        const refresh = () => sendBack({ type: 'refetch.triggered' } satisfies RowsActorEvent);
        const stops = [onBackOnline(refresh), onFirstControlled(refresh)];
        return () => stops.forEach((stop) => stop());
      }),
      fetchList: fromPromise(({ input, signal }) =>
        catalogue.list(input.kind, { signal, language: language() }),
      ),
    },
    actions: {
      reportFailure: (_, { kind, cause }) => report(messages[kind], cause),
    },
  });
}
