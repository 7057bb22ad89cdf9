import { assign, raise, setup, type SnapshotFrom } from 'xstate';
import type { User } from '@/domain/session';
import { requiredActor, requiredCallback } from './requiredActor';

export type SessionActorEvent =
  | { type: 'session.changed'; user: User | null }
  | { type: 'session.signedOutElsewhere' }
  | { type: 'session.watchFailed'; cause: unknown };

export type SessionEvent =
  | SessionActorEvent
  | { type: 'session.signOut' }
  | { type: 'session.acknowledge' };

type Failure = { readonly during: 'watching' | 'signOut'; readonly cause: unknown };

interface SessionContext {
  readonly user: User | null;
}

export const sessionMachine = setup({
  types: {
    input: {} as { readonly remembered: User | null },
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    watchSession: requiredCallback('watchSession'),
    signOut: requiredActor<void>('signOut'),
  },
  actions: {
    setUser: assign((_, { user }: { user: User | null }) => ({ user })),
    clearUser: assign({ user: null }),
    clearPersonalData: () => {},
    updateProfile: () => {},
    reportFailure: (_, _params: Failure) => {},
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    isNoUser: (_, { user }: { user: User | null }) => user === null,
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isAnotherUser: ({ context }, { user }: { user: User | null }) =>
      context.user !== null && user !== null && user.uid !== context.user.uid,
    isSameUser: ({ context }, { user }: { user: User | null }) =>
      user !== null && user.uid === context.user?.uid,
  },
}).createMachine({
  id: 'session',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ user: input.remembered }),
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: {
      actions: raise(({ event }) => ({ type: 'session.watchFailed', cause: event.error })),
    },
  },
  initial: 'restoring',
  on: {
    'session.changed': [
      {
        guard: { type: 'isAnotherUser', params: userOf },
        target: '.signedIn',
        actions: ['clearPersonalData', { type: 'setUser', params: userOf }, 'updateProfile'],
      },
      {
        guard: { type: 'isUser', params: userOf },
        target: '.signedIn',
        actions: [{ type: 'setUser', params: userOf }, 'updateProfile'],
      },
      { guard: 'hasUser', target: '.signedOut.ended' },
    ],
    'session.signedOutElsewhere': '.signedOut',
    'session.watchFailed': { actions: { type: 'reportFailure', params: causeOf } },
  },
  states: {
    restoring: {
      initial: 'unknown',
      states: {
        unknown: {
          always: {
            guard: 'hasUser',
            target: 'remembered',
          },
          on: {
            'session.changed': {
              guard: { type: 'isNoUser', params: userOf },
              target: '#session.signedOut',
            },
            'session.watchFailed': {
              target: '#session.signedOut',
              actions: { type: 'reportFailure', params: causeOf },
            },
          },
        },
        remembered: {
          on: {
            'session.signOut': '#session.signedIn.signingOut',
            'session.watchFailed': {
              target: '#session.signedIn',
              actions: { type: 'reportFailure', params: causeOf },
            },
          },
        },
      },
    },
    signedOut: {
      entry: ['clearUser', 'clearPersonalData'],
      initial: 'quiet',
      states: {
        quiet: {},
        ended: { on: { 'session.acknowledge': 'quiet' } },
      },
    },
    signedIn: {
      initial: 'staying',
      on: {
        'session.changed': {
          guard: { type: 'isSameUser', params: userOf },
          actions: { type: 'setUser', params: userOf },
        },
      },
      states: {
        staying: { on: { 'session.signOut': 'signingOut' } },
        signingOut: {
          on: {
            'session.changed': {
              guard: { type: 'isNoUser', params: userOf },
              target: '#session.signedOut',
            },
          },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: '#session.signedOut',
            onError: {
              target: '#session.signedOut',
              actions: {
                type: 'reportFailure',
                params: ({ event }) => ({ during: 'signOut', cause: event.error }),
              },
            },
          },
        },
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

function userOf({ event }: { event: Extract<SessionActorEvent, { type: 'session.changed' }> }) {
  return { user: event.user };
}

function causeOf({
  event,
}: {
  event: Extract<SessionActorEvent, { type: 'session.watchFailed' }>;
}) {
  return { during: 'watching' as const, cause: event.cause };
}
