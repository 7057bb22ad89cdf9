import { assign, raise, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { Movie } from '@/domain/movie';
import { maxNames, nameKey, type MovieName } from '@/domain/movieName';
import type { Lookup, Lookups } from '@/domain/searchRows';
import { suggestionFailure, type SuggestionFailure } from '@/domain/suggestionFailure';
import { requiredCallback } from './requiredActor';

export type SearchUserEvent =
  | { type: 'search.submit'; query: string }
  /** Fills the form without searching. */
  | { type: 'search.fill'; query: string }
  | { type: 'search.edit' }
  | { type: 'search.retry' }
  | { type: 'search.cancel' }
  | { type: 'search.clear' };

export type NamesActorEvent =
  | ({ type: 'names.suggested' } & MovieName)
  | { type: 'names.completed' }
  | { type: 'names.failed'; cause: unknown };

export type LookupActorEvent =
  | ({ type: 'lookup.found'; movies: readonly Movie[] } & MovieName)
  | ({ type: 'lookup.failed'; cause: unknown } & MovieName)
  /** Some names were parts of one title. */
  | { type: 'names.merged'; names: readonly MovieName[] }
  | { type: 'merge.failed'; cause: unknown }
  | { type: 'lookups.completed' };

export type SearchTranslation = { type: 'search.translate' };

export type SearchEvent = SearchUserEvent | SearchTranslation | NamesActorEvent | LookupActorEvent;

interface SearchContext {
  readonly query: string;
  readonly names: readonly MovieName[];
  /** Names beyond ten; they move up when names are merged. */
  readonly overflowNames: readonly MovieName[];
  readonly lookups: Lookups;
  readonly failure: SuggestionFailure;
}

const blank: SearchContext = {
  query: '',
  names: [],
  overflowNames: [],
  lookups: {},
  failure: 'unknown',
};

const search = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'panel' | 'running',
  },
  actors: {
    suggestNames: requiredCallback<EventObject, { query: string }>('suggestNames'),
    findRows: requiredCallback<EventObject, { parts: readonly MovieName[] }>('findRows'),
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ ...blank, query: query.trim() })),
    addName: assign(({ context: { names, overflowNames } }, { name }: { name: MovieName }) =>
      names.length < maxNames
        ? { names: [...names, name] }
        : { overflowNames: [...overflowNames, name] },
    ),
    clearNames: assign({ names: [], overflowNames: [], lookups: {} }),
    setPendingRows: assign({
      lookups: ({ context }) => withPending(context.names, context.lookups),
    }),
    mergeNames: assign(({ context }, { names }: { names: readonly MovieName[] }) => ({
      names,
      lookups: withPending(names, context.lookups),
    })),
    setLookup: assign({
      lookups: ({ context }, { name, lookup }: { name: MovieName; lookup: Lookup }) => ({
        ...context.lookups,
        [nameKey(name)]: nextLookup(context.lookups[nameKey(name)], lookup),
      }),
    }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: suggestionFailure(cause),
    })),
    clear: assign(blank),
    reportFailure: (_, _params: { during: 'names' | 'rows'; cause: unknown }) => {},
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    hasNoNames: ({ context }) => context.names.length === 0,
  },
});

/** Keeps known results, so that only new names are pending. */
function withPending(names: readonly MovieName[], lookups: Lookups): Lookups {
  const known = new Map(Object.entries(lookups));
  return Object.fromEntries(
    names.map(nameKey).map((key) => [key, known.get(key) ?? { kind: 'pending' }]),
  );
}

/** A name beyond ten that moved up is in both lists. */
function unique(names: readonly MovieName[]): readonly MovieName[] {
  return [...new Map(names.map((name) => [nameKey(name), name])).values()];
}

function nameOf({ name, year }: MovieName): MovieName {
  return year === undefined ? { name } : { name, year };
}

/** Keeps results of the old language if the new ones fail. */
function nextLookup(known: Lookup | undefined, lookup: Lookup): Lookup {
  return lookup.kind === 'failed' && known?.kind === 'found' ? known : lookup;
}

const form = search.createStateConfig({
  initial: 'quiet',
  on: {
    'search.submit': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ text: event.query }) },
        target: '.refused',
      },
      { target: '.quiet' },
    ],
    'search.fill': '.quiet',
    'search.edit': '.quiet',
    'search.clear': '.quiet',
  },
  states: { quiet: {}, refused: {} },
});

const suggesting = search.createStateConfig({
  tags: ['panel', 'running'],
  invoke: {
    id: 'suggestNames',
    src: 'suggestNames',
    input: ({ context }) => ({ query: context.query }),
    onError: {
      actions: raise(({ event }) => ({ type: 'names.failed', cause: event.error })),
    },
  },
  on: {
    'names.suggested': {
      target: '.names',
      actions: { type: 'addName', params: ({ event }) => ({ name: nameOf(event) }) },
    },
    'names.completed': [
      {
        guard: 'hasNoNames',
        target: 'failed',
        actions: {
          type: 'reportFailure',
          params: () => ({ during: 'names', cause: new Error('No movie was suggested.') }),
        },
      },
      { target: 'finding' },
    ],
    'names.failed': {
      target: 'failed',
      actions: [
        { type: 'setFailure', params: ({ event }) => ({ cause: event.cause }) },
        {
          type: 'reportFailure',
          params: ({ event }) => ({ during: 'names', cause: event.cause }),
        },
      ],
    },
  },
  initial: 'loadingNames',
  states: {
    loadingNames: { on: { 'search.cancel': '#search.panel.idle' } },
    names: { on: { 'search.cancel': '#search.panel.stopped' } },
  },
});

const finding = search.createStateConfig({
  tags: ['panel', 'running'],
  entry: 'setPendingRows',
  invoke: {
    id: 'findRows',
    src: 'findRows',
    input: ({ context }) => ({ parts: unique([...context.names, ...context.overflowNames]) }),
    onError: {
      target: 'failed',
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'rows', cause: event.error }),
      },
    },
  },
  on: {
    'lookup.found': {
      target: '.results',
      actions: {
        type: 'setLookup',
        params: ({ event }) => ({
          name: nameOf(event),
          lookup: { kind: 'found', movies: event.movies },
        }),
      },
    },
    'lookup.failed': {
      target: '.results',
      actions: [
        {
          type: 'setLookup',
          params: ({ event }) => ({ name: nameOf(event), lookup: { kind: 'failed' } }),
        },
        {
          type: 'reportFailure',
          params: ({ event }) => ({ during: 'rows', cause: event.cause }),
        },
      ],
    },
    'names.merged': {
      actions: { type: 'mergeNames', params: ({ event }) => ({ names: event.names }) },
    },
    'merge.failed': {
      actions: {
        type: 'reportFailure',
        params: ({ event }) => ({ during: 'rows', cause: event.cause }),
      },
    },
    'lookups.completed': 'results',
    'search.cancel': 'stopped',
    'search.translate': { target: 'finding', reenter: true },
  },
  initial: 'names',
  states: { names: {}, results: {} },
});

export const searchMachine = search.createMachine({
  id: 'search',
  context: blank,
  type: 'parallel',
  states: {
    form,
    panel: {
      initial: 'idle',
      on: {
        'search.submit': [
          { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.query }) } },
          {
            target: '.suggesting',
            actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
          },
        ],
        'search.fill': {
          target: '.idle',
          actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'search.clear': { target: '.idle', actions: 'clear' },
      },
      states: {
        idle: {},
        suggesting,
        finding,
        results: { tags: 'panel', on: { 'search.translate': 'finding' } },
        stopped: { tags: 'panel' },
        failed: {
          tags: 'panel',
          entry: 'clearNames',
          on: { 'search.retry': 'suggesting' },
        },
      },
    },
  },
});

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
