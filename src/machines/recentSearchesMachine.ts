import { assign, setup } from 'xstate';
import { withoutRecent, withRecent } from '@/domain/recentSearches';
import { requiredCallback } from './requiredActor';

export type RecentActorEvent = { type: 'recent.changed'; queries: readonly string[] };

export type RecentSearchesEvent =
  | RecentActorEvent
  | { type: 'recent.add'; query: string }
  | { type: 'recent.remove'; query: string }
  | { type: 'recent.clear' };

interface RecentSearchesContext {
  readonly queries: readonly string[];
}

export const recentSearchesMachine = setup({
  types: { context: {} as RecentSearchesContext, events: {} as RecentSearchesEvent },
  actors: {
    watchRecent: requiredCallback('watchRecent'),
  },
  actions: {
    setQueries: assign((_, { queries }: { queries: readonly string[] }) => ({ queries })),
    addQuery: assign(({ context }, { query }: { query: string }) => ({
      queries: withRecent(context.queries, query),
    })),
    removeQuery: assign(({ context }, { query }: { query: string }) => ({
      queries: withoutRecent(context.queries, query),
    })),
    clearQueries: assign({ queries: [] }),
    saveQueries: (_, _params: { queries: readonly string[] }) => {},
    reportFailure: (_, _params: { cause: unknown }) => {},
  },
  guards: {
    hasNone: ({ context }) => context.queries.length === 0,
    hasSome: ({ context }) => context.queries.length > 0,
  },
}).createMachine({
  id: 'recentSearches',
  options: { maxIterations: 100 },
  context: { queries: [] },
  invoke: {
    id: 'watchRecent',
    src: 'watchRecent',
    onError: {
      actions: { type: 'reportFailure', params: ({ event }) => ({ cause: event.error }) },
    },
  },
  on: {
    'recent.changed': {
      actions: { type: 'setQueries', params: ({ event }) => ({ queries: event.queries }) },
    },
    'recent.add': {
      actions: [
        { type: 'addQuery', params: queryOf },
        { type: 'saveQueries', params: queriesOf },
      ],
    },
    'recent.remove': {
      actions: [
        { type: 'removeQuery', params: queryOf },
        { type: 'saveQueries', params: queriesOf },
      ],
    },
    'recent.clear': { actions: ['clearQueries', { type: 'saveQueries', params: queriesOf }] },
  },
  initial: 'none',
  states: {
    none: { always: { guard: 'hasSome', target: 'some' } },
    some: { always: { guard: 'hasNone', target: 'none' } },
  },
});

function queryOf({ event }: { event: { readonly query: string } }) {
  return { query: event.query };
}

function queriesOf({ context }: { context: RecentSearchesContext }) {
  return { queries: context.queries };
}
