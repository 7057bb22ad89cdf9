import { assign, raise, setup, type SnapshotFrom } from 'xstate';
import type { LookupEvent } from '@/domain/lookUpNames';
import { lookupOf, lookupsFor, untranslated, withLookup, type Lookup } from '@/domain/lookups';
import { maxNames, movieNameOf, uniqueNames, type MovieName } from '@/domain/movieName';
import { isBlank } from '@/domain/recommendationPrompt';
import type { SearchAnswer } from '@/domain/searchAnswer';
import { suggestionFailure, type SuggestionFailure } from '@/domain/suggestionFailure';
import { requiredCallback } from './requiredActor';

export type NamesActorEvent =
  | ({ type: 'names.suggested' } & MovieName)
  | { type: 'names.completed' }
  | { type: 'names.failed'; cause: unknown };

export type SearchEvent =
  | { type: 'search.submit'; query: string }
  /** Fills the form. A query is offered, not asked. */
  | { type: 'search.fill'; query: string }
  | { type: 'search.edit' }
  | { type: 'search.retry' }
  | { type: 'search.cancel' }
  | { type: 'search.clear' }
  | { type: 'search.translate' }
  /** A saved answer of this query. */
  | ({ type: 'search.restore' } & SearchAnswer)
  | NamesActorEvent
  | LookupEvent;

type EventOf<Type extends SearchEvent['type']> = Extract<SearchEvent, { type: Type }>;

interface SearchContext extends SearchAnswer {
  readonly failure: SuggestionFailure;
}

const blank: SearchContext = {
  query: '',
  names: [],
  overflowNames: [],
  lookups: {},
  failure: 'unknown',
};

const translation = { target: 'finding', actions: 'setUntranslated' } as const;

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'panel' | 'running',
  },
  actors: {
    suggestNames: requiredCallback<{ query: string }>('suggestNames'),
    findRows: requiredCallback<{ parts: readonly MovieName[] }>('findRows'),
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
    setUntranslated: assign({ lookups: ({ context }) => untranslated(context.lookups) }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: suggestionFailure(cause),
    })),
    setAnswer: assign((_, answer: SearchAnswer) => ({ ...blank, ...answer })),
    /** For a reload, and for Back and Forward. */
    saveAnswer: (_, _params: SearchAnswer) => {},
    removeAnswer: (_, _params: SearchAnswer) => {},
    clearNames: assign({ names: [], overflowNames: [], lookups: {} }),
    clear: assign(blank),
    reportFailure: (_, _params: { during: 'names' | 'rows'; cause: unknown }) => {},
  },
  guards: {
    hasText: (_, { query }: { query: string }) => !isBlank(query),
    isComplete: (_, { names, lookups }: SearchAnswer) =>
      names.every((name) => lookupOf(name, lookups)?.kind === 'found'),
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
          { target: '.invalid' },
        ],
        'search.fill': '.quiet',
        'search.restore': '.quiet',
        'search.edit': '.quiet',
        'search.clear': '.quiet',
      },
      states: { quiet: {}, invalid: {} },
    },
    panel: {
      initial: 'idle',
      on: {
        'search.submit': {
          guard: { type: 'hasText', params: queryOf },
          target: '.suggesting',
          actions: { type: 'setQuery', params: queryOf },
        },
        'search.fill': [
          {
            guard: { type: 'hasText', params: queryOf },
            target: '.offered',
            actions: { type: 'setQuery', params: queryOf },
          },
          { target: '.idle', actions: 'clear' },
        ],
        'search.restore': [
          {
            guard: { type: 'isComplete', params: restoredAnswer },
            target: '.results',
            actions: { type: 'setAnswer', params: restoredAnswer },
          },
          { target: '.finding', actions: { type: 'setAnswer', params: restoredAnswer } },
        ],
        'search.clear': { target: '.idle', actions: 'clear' },
      },
      states: {
        idle: {},
        /** The query of a link waits until the visitor asks. */
        offered: {},
        suggesting: {
          tags: ['panel', 'running'],
          entry: { type: 'saveAnswer', params: answerOf },
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
              actions: { type: 'addName', params: ({ event }) => ({ name: movieNameOf(event) }) },
            },
            'names.completed': [
              {
                guard: 'hasNames',
                target: 'finding',
                actions: { type: 'saveAnswer', params: answerOf },
              },
              {
                target: 'failed',
                actions: [
                  { type: 'setFailure', params: noNamesFailure },
                  { type: 'reportFailure', params: noNamesFailure },
                ],
              },
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
            loadingNames: {
              on: {
                'search.cancel': {
                  target: '#search.panel.idle',
                  actions: { type: 'removeAnswer', params: answerOf },
                },
              },
            },
            names: {
              on: {
                'search.cancel': {
                  target: '#search.panel.cancelled',
                  actions: { type: 'saveAnswer', params: answerOf },
                },
              },
            },
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
              actions: [
                { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
                {
                  type: 'reportFailure',
                  params: ({ event }) => ({ during: 'rows', cause: event.error }),
                },
              ],
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
            'fallback.failed': {
              actions: { type: 'reportFailure', params: rowsFailure },
            },
            'lookups.completed': {
              target: 'results',
              actions: { type: 'saveAnswer', params: answerOf },
            },
            'search.cancel': {
              target: 'cancelled',
              actions: { type: 'saveAnswer', params: answerOf },
            },
            'search.translate': { target: 'finding', reenter: true, actions: 'setUntranslated' },
          },
          initial: 'names',
          states: { names: {}, results: {} },
        },
        // No row stays in the old language.
        results: { tags: 'panel', on: { 'search.translate': translation } },
        cancelled: { tags: 'panel', on: { 'search.translate': translation } },
        failed: { tags: 'panel', entry: 'clearNames', on: { 'search.retry': 'suggesting' } },
      },
    },
  },
});

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

function answerOf({ context }: { context: SearchContext }): SearchAnswer {
  return answerIn(context);
}

function restoredAnswer({ event }: { event: EventOf<'search.restore'> }): SearchAnswer {
  return answerIn(event);
}

function answerIn({ query, names, overflowNames, lookups }: SearchAnswer): SearchAnswer {
  return { query, names, overflowNames, lookups };
}

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
  return { name: movieNameOf(event), lookup };
}

function failedLookup({ event }: { event: EventOf<'lookup.failed'> }) {
  const lookup: Lookup = { kind: 'failed' };
  return { name: movieNameOf(event), lookup };
}
