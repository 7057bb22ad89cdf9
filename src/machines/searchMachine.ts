import { assign, raise, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { LookupEvent } from '@/domain/lookUpNames';
import { lookupsFor, withLookup, type Lookup, type Lookups } from '@/domain/lookups';
import { maxNames, nameOf, uniqueNames, type MovieName } from '@/domain/movieName';
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

export type LookupActorEvent = LookupEvent;

export type SearchTranslation = { type: 'search.translate' };

export type SearchEvent = SearchUserEvent | SearchTranslation | NamesActorEvent | LookupActorEvent;

type EventOf<Type extends SearchEvent['type']> = Extract<SearchEvent, { type: Type }>;

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

export const searchMachine = setup({
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
    setPendingRows: assign({
      lookups: ({ context }) => lookupsFor(context.names, context.lookups),
    }),
    mergeNames: assign(({ context }, { names }: { names: readonly MovieName[] }) => ({
      names,
      lookups: lookupsFor(names, context.lookups),
    })),
    setLookup: assign({
      lookups: ({ context }, { name, lookup }: { name: MovieName; lookup: Lookup }) =>
        withLookup(context.lookups, name, lookup),
    }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: suggestionFailure(cause),
    })),
    clearNames: assign({ names: [], overflowNames: [], lookups: {} }),
    clear: assign(blank),
    reportFailure: (_, _params: { during: 'names' | 'rows'; cause: unknown }) => {},
  },
  guards: {
    hasText: (_, { query }: { query: string }) => query.trim() !== '',
    hasNames: ({ context }) => context.names.length > 0,
  },
}).createMachine({
  id: 'search',
  context: blank,
  type: 'parallel',
  states: {
    form: {
      initial: 'quiet',
      on: {
        'search.submit': [
          { guard: { type: 'hasText', params: queryOf }, target: '.quiet' },
          { target: '.refused' },
        ],
        'search.fill': '.quiet',
        'search.edit': '.quiet',
        'search.clear': '.quiet',
      },
      states: { quiet: {}, refused: {} },
    },
    panel: {
      initial: 'idle',
      on: {
        'search.submit': {
          guard: { type: 'hasText', params: queryOf },
          target: '.suggesting',
          actions: { type: 'setQuery', params: queryOf },
        },
        'search.fill': { target: '.idle', actions: { type: 'setQuery', params: queryOf } },
        'search.clear': { target: '.idle', actions: 'clear' },
      },
      states: {
        idle: {},
        suggesting: {
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
              { guard: 'hasNames', target: 'finding' },
              { target: 'failed', actions: { type: 'reportFailure', params: noNamesFailure } },
            ],
            'names.failed': {
              target: 'failed',
              actions: [
                { type: 'setFailure', params: namesFailure },
                { type: 'reportFailure', params: namesFailure },
              ],
            },
          },
          initial: 'loadingNames',
          states: {
            loadingNames: { on: { 'search.cancel': '#search.panel.idle' } },
            names: { on: { 'search.cancel': '#search.panel.stopped' } },
          },
        },
        finding: {
          tags: ['panel', 'running'],
          entry: 'setPendingRows',
          invoke: {
            id: 'findRows',
            src: 'findRows',
            input: ({ context: { names, overflowNames } }) => ({
              // A name that moved up is in both lists.
              parts: uniqueNames([...names, ...overflowNames]),
            }),
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
              actions: { type: 'setLookup', params: foundLookup },
            },
            'lookup.failed': {
              target: '.results',
              actions: [
                { type: 'setLookup', params: failedLookup },
                { type: 'reportFailure', params: rowsFailure },
              ],
            },
            'names.merged': {
              actions: { type: 'mergeNames', params: ({ event }) => ({ names: event.names }) },
            },
            'merge.failed': {
              actions: { type: 'reportFailure', params: rowsFailure },
            },
            'lookups.completed': 'results',
            'search.cancel': 'stopped',
            'search.translate': { target: 'finding', reenter: true },
          },
          initial: 'names',
          states: { names: {}, results: {} },
        },
        results: { tags: 'panel', on: { 'search.translate': 'finding' } },
        stopped: { tags: 'panel' },
        failed: { tags: 'panel', entry: 'clearNames', on: { 'search.retry': 'suggesting' } },
      },
    },
  },
});

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

function queryOf({ event }: { event: { readonly query: string } }) {
  return { query: event.query };
}

function namesFailure({ event }: { event: { readonly cause: unknown } }) {
  return { during: 'names' as const, cause: event.cause };
}

function noNamesFailure() {
  return { during: 'names' as const, cause: new Error('No movie was suggested.') };
}

function rowsFailure({ event }: { event: { readonly cause: unknown } }) {
  return { during: 'rows' as const, cause: event.cause };
}

function foundLookup({ event }: { event: EventOf<'lookup.found'> }) {
  const lookup: Lookup = { kind: 'found', movies: event.movies };
  return { name: nameOf(event), lookup };
}

function failedLookup({ event }: { event: EventOf<'lookup.failed'> }) {
  const lookup: Lookup = { kind: 'failed' };
  return { name: nameOf(event), lookup };
}
