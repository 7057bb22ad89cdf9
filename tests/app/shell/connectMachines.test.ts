import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connectMachines } from '@/app/shell/connectMachines';
import type { ListKind, Movie } from '@/domain/movie';
import type { Language } from '@/domain/language';
import type { LookupEvent } from '@/domain/lookUpNames';
import type { MovieName } from '@/domain/movieName';
import type { Trailer } from '@/domain/trailer';
import type { EntryTexts } from '@/domain/texts/Texts';
import { english } from '@/domain/texts/english';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { languageMachine } from '@/machines/languageMachine';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import { rowsMachine, type RowsActorEvent } from '@/machines/rowsMachine';
import { searchMachine, type NamesActorEvent } from '@/machines/searchMachine';
import { searchModeMachine } from '@/machines/searchModeMachine';
import { trailerMachine, type TrailerActorEvent } from '@/machines/trailerMachine';
import { controlledPromiseActor } from '../../support/controlledPromiseActor';
import { controlledCallbackActor } from '../../support/controlledCallbackActor';
import { movie, movieLists } from '../../support/movies';

function open() {
  const texts = controlledPromiseActor<EntryTexts, { language: Language; english: EntryTexts }>();
  const lists = controlledPromiseActor<readonly Movie[], { kind: ListKind }>();
  const suggestNames = controlledCallbackActor<NamesActorEvent, { query: string }>();
  const findRows = controlledCallbackActor<LookupEvent, { parts: readonly MovieName[] }>();
  const machines = {
    language: createActor(languageMachine.provide({ actors: { loadTexts: texts.logic } }), {
      input: { language: 'english', english },
    }),
    mode: createActor(searchModeMachine),
    recentSearches: createActor(
      recentSearchesMachine.provide({
        actors: { watchRecent: controlledCallbackActor<RecentActorEvent>().logic },
      }),
    ),
    rows: createActor(
      rowsMachine.provide({
        actors: {
          watchRefetchTriggers: controlledCallbackActor<RowsActorEvent>().logic,
          fetchList: lists.logic,
        },
      }),
      { input: { samples: movieLists() } },
    ),
    search: createActor(
      searchMachine.provide({
        actors: {
          suggestNames: suggestNames.logic,
          findRows: findRows.logic,
        },
      }),
    ),
    trailer: createActor(
      trailerMachine.provide({
        actors: {
          watchRefetchTriggers: controlledCallbackActor<TrailerActorEvent>().logic,
          fetchTrailer: controlledPromiseActor<Trailer, { movieId: number }>().logic,
        },
      }),
      { input: { fallback: { key: 'key', name: 'Trailer', type: 'Trailer' } } },
    ),
  };
  const disconnect = connectMachines(machines);
  for (const machine of Object.values(machines)) machine.start();

  return {
    ...machines,
    disconnect,
    texts,
    lists,
    suggestNames,
    findRows,
    async playing(movies: readonly Movie[]) {
      const run = lists.runs.findLast(({ input }) => input.kind === 'nowPlaying');
      run?.resolve(movies);
      await Promise.resolve();
    },
    featured: () => machines.trailer.getSnapshot().context.movieId,
  };
}

describe('connectMachines', () => {
  it('features the first movie that is now playing', async () => {
    const { playing, featured } = open();
    expect(featured()).toBeNull();

    await playing([movie({ id: 7 })]);

    expect(featured()).toBe(7);
  });

  it('features no movie before the homepage is shown', async () => {
    const { mode, playing, featured } = open();
    mode.send({ type: 'mode.search' });

    await playing([movie({ id: 7 })]);
    expect(featured()).toBeNull();

    mode.send({ type: 'mode.reset' });
    expect(featured()).toBe(7);
  });

  it('fetches the lists and the search again in another language', async () => {
    const { language, texts, lists, rows, search, suggestNames, findRows } = open();
    search.send({ type: 'search.submit', query: 'heist' });
    suggestNames.latest().emit({ type: 'names.suggested', name: 'Heat' });
    suggestNames.latest().emit({ type: 'names.completed' });
    expect(lists.runs).toHaveLength(4);
    expect(findRows.runs).toHaveLength(1);

    language.send({ type: 'language.choose', language: 'spanish' });
    expect(lists.runs).toHaveLength(4);
    texts.latest().resolve(spanish);
    await Promise.resolve();

    expect(lists.runs).toHaveLength(8);
    expect(findRows.runs).toHaveLength(2);
    expect(rows.getSnapshot().context.lists.popular).not.toEqual(movieLists().popular);
  });

  it('adds a submitted query to the recent searches', () => {
    const { search, recentSearches } = open();

    search.send({ type: 'search.submit', query: 'heist' });

    expect(recentSearches.getSnapshot().context.queries).toEqual(['heist']);
  });

  it('connects nothing after it is stopped', async () => {
    const { disconnect, search, recentSearches, playing, featured } = open();

    disconnect();
    search.send({ type: 'search.submit', query: 'heist' });
    await playing([movie({ id: 7 })]);

    expect(recentSearches.getSnapshot().context.queries).toEqual([]);
    expect(featured()).toBeNull();
  });
});
