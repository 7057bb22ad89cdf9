import { assign, raise, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { Movie } from '@/domain/movie';
import { maxNames } from '@/domain/names';
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
  | { type: 'names.suggested'; name: string }
  | { type: 'names.completed' }
  | { type: 'names.failed'; cause: unknown };

export type LookupActorEvent =
  | { type: 'lookup.found'; name: string; movies: readonly Movie[] }
  | { type: 'lookup.failed'; name: string; cause: unknown }
  /** Some names were parts of one title. */
  | { type: 'names.merged'; names: readonly string[] }
  | { type: 'merge.failed'; cause: unknown }
  | { type: 'lookups.completed' };

export type SearchTranslation = { type: 'search.translate' };

export type SearchEvent = SearchUserEvent | SearchTranslation | NamesActorEvent | LookupActorEvent;

interface SearchContext {
  readonly query: string;
  readonly names: readonly string[];
  /** Names beyond ten; they move up when names are merged. */
  readonly overflowNames: readonly string[];
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
    findRows: requiredCallback<EventObject, { parts: readonly string[] }>('findRows'),
  },
  actions: {
    begin: assign((_, { query }: { query: string }) => ({ ...blank, query: query.trim() })),
    addName: assign(({ context: { names, overflowNames } }, { name }: { name: string }) =>
      names.length < maxNames
        ? { names: [...names, name] }
        : { overflowNames: [...overflowNames, name] },
    ),
    dropNames: assign({ names: [], overflowNames: [], lookups: {} }),
    expectRows: assign({ lookups: ({ context }) => expected(context.names, context.lookups) }),
    joinNames: assign(({ context }, { names }: { names: readonly string[] }) => ({
      names,
      lookups: expected(names, context.lookups),
    })),
    settle: assign({
      lookups: ({ context }, { name, lookup }: { name: string; lookup: Lookup }) => ({
        ...context.lookups,
        [name]: settled(context.lookups[name], lookup),
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
    isNameless: ({ context }) => context.names.length === 0,
  },
});

/** Keeps known results, so that only new names are pending. */
function expected(names: readonly string[], lookups: Lookups): Lookups {
  const known = new Map(Object.entries(lookups));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? { kind: 'pending' }]));
}

/** Keeps results of the old language if the new ones fail. */
function settled(known: Lookup | undefined, lookup: Lookup): Lookup {
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
      actions: { type: 'addName', params: ({ event }) => ({ name: event.name }) },
    },
    'names.completed': [
      {
        guard: 'isNameless',
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
  entry: 'expectRows',
  invoke: {
    id: 'findRows',
    src: 'findRows',
    input: ({ context }) => ({ parts: [...new Set([...context.names, ...context.overflowNames])] }),
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
        type: 'settle',
        params: ({ event: { name, movies } }) => ({ name, lookup: { kind: 'found', movies } }),
      },
    },
    'lookup.failed': {
      target: '.results',
      actions: [
        {
          type: 'settle',
          params: ({ event }) => ({ name: event.name, lookup: { kind: 'failed' } }),
        },
        {
          type: 'reportFailure',
          params: ({ event }) => ({ during: 'rows', cause: event.cause }),
        },
      ],
    },
    'names.merged': {
      actions: { type: 'joinNames', params: ({ event }) => ({ names: event.names }) },
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
            actions: { type: 'begin', params: ({ event }) => ({ query: event.query }) },
          },
        ],
        'search.fill': {
          target: '.idle',
          actions: { type: 'begin', params: ({ event }) => ({ query: event.query }) },
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
          entry: 'dropNames',
          on: { 'search.retry': 'suggesting' },
        },
      },
    },
  },
});

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
