import { assertEvent, assign, setup, type ErrorActorEvent, type SnapshotFrom } from 'xstate';
import {
  IdentityFailure,
  invalidField,
  isEmail,
  isValidField,
  normaliseCredentials,
  type AuthMode,
  type CredentialField,
  type Credentials,
  type PasswordPolicy,
} from '@/domain/session';
import { requiredActor } from './requiredActor';

export type AuthModeEvent =
  | { type: 'auth.switchMode' }
  | { type: 'auth.submit'; credentials: Credentials }
  | { type: 'auth.edit'; credentials: Credentials }
  /** Signs up with invented credentials. Only where identity is the demo's. */
  | { type: 'auth.continueAsGuest'; credentials: Credentials }
  | { type: 'auth.forgotPassword'; email: string }
  | { type: 'auth.approachGoogle' }
  | { type: 'auth.continueWithGoogle' };

type SignInMethod = AuthMode | 'google';

export type AuthFailure =
  | { readonly kind: 'invalid'; readonly field: CredentialField }
  | {
      readonly kind: 'rejected';
      readonly by: SignInMethod;
      readonly code: string;
      readonly message: string;
      readonly policy?: PasswordPolicy;
    }
  | { readonly kind: 'unsent' };

interface AuthModeContext {
  readonly failure: AuthFailure | null;
}

interface Submission {
  readonly mode: AuthMode;
  readonly credentials: Credentials;
}

interface Failed {
  readonly during: SignInMethod | 'reset';
  readonly cause: unknown;
}

const busy = {
  tags: 'busy',
  on: {
    'auth.submit': {},
    'auth.continueAsGuest': {},
    'auth.forgotPassword': {},
    'auth.continueWithGoogle': {},
    'auth.switchMode': {},
  },
} as const;

/** An invalid field's failure stays until the field is valid, any other until the next action. */
const failedState = {
  exit: 'clearFailure',
  on: {
    'auth.edit': {
      guard: {
        type: 'isCorrected',
        params: ({ event }: { event: { readonly credentials: Credentials } }) => ({
          credentials: event.credentials,
        }),
      },
      target: 'editing',
    },
  },
} as const;

const choosingAccount = {
  invoke: { id: 'signInWithGoogle', src: 'signInWithGoogle', onError: failed('google') },
} as const;

const signingUp = {
  ...busy,
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ event }: { event: AuthModeEvent }) => submittedBy(event),
    onError: failed('signUp'),
  },
} as const;

/** After a sign-in the state stays until the session changes, which closes the screen. */
export const authModeMachine = setup({
  types: {
    context: {} as AuthModeContext,
    events: {} as AuthModeEvent,
    tags: {} as 'busy',
  },
  actors: {
    signIn: requiredActor<void, Pick<Credentials, 'email' | 'password'>>('signIn'),
    signUp: requiredActor<void, Credentials>('signUp'),
    signInWithGoogle: requiredActor<void>('signInWithGoogle'),
    sendPasswordReset: requiredActor<void, Pick<Credentials, 'email'>>('sendPasswordReset'),
  },
  actions: {
    setInvalidField: assign((_, submission: Submission) => ({
      failure: validationFailure(submission),
    })),
    setMissingEmail: assign({ failure: { kind: 'invalid', field: 'email' } }),
    setFailure: assign((_, failed: Failed) => ({ failure: providerFailure(failed) })),
    clearFailure: assign({ failure: null }),
    prepareGoogle: () => {},
    reportFailure: (_, _params: Failed) => {},
  },
  guards: {
    isValid: (_, submission: Submission) => validationFailure(submission) === null,
    isCorrected: ({ context: { failure } }, { credentials }: { credentials: Credentials }) =>
      failure?.kind === 'invalid' && isValidField(failure.field, credentials[failure.field]),
    isEmail: (_, { email }: Pick<Credentials, 'email'>) => isEmail(email),
  },
}).createMachine({
  id: 'authMode',
  context: { failure: null },
  initial: 'signIn',
  on: { 'auth.approachGoogle': { actions: 'prepareGoogle' } },
  states: {
    signIn: {
      initial: 'editing',
      on: {
        'auth.submit': submit('signIn'),
        'auth.forgotPassword': [
          {
            guard: { type: 'isEmail', params: ({ event }) => ({ email: event.email }) },
            target: '.sendingReset',
          },
          { target: '.failed', actions: 'setMissingEmail' },
        ],
        'auth.continueWithGoogle': '.choosingAccount',
        'auth.continueAsGuest': '.signingUpGuest',
        'auth.switchMode': 'signUp',
      },
      states: {
        editing: {},
        submitting: {
          ...busy,
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              const { email, password } = submittedBy(event);
              return { email, password };
            },
            onError: failed('signIn'),
          },
        },
        signingUpGuest: signingUp,
        choosingAccount,
        sendingReset: {
          on: { 'auth.forgotPassword': {} },
          invoke: {
            id: 'sendPasswordReset',
            src: 'sendPasswordReset',
            input: ({ event }) => {
              assertEvent(event, 'auth.forgotPassword');
              return { email: event.email.trim() };
            },
            onDone: 'resetSent',
            onError: failed('reset'),
          },
        },
        resetSent: {},
        failed: failedState,
      },
    },
    signUp: {
      initial: 'editing',
      on: {
        'auth.submit': submit('signUp'),
        'auth.continueWithGoogle': '.choosingAccount',
        'auth.switchMode': 'signIn',
      },
      states: {
        editing: {},
        submitting: signingUp,
        choosingAccount,
        failed: failedState,
      },
    },
  },
});

export type AuthModeSnapshot = SnapshotFrom<typeof authModeMachine>;

function submit(mode: AuthMode) {
  const params = ({ event }: { event: { readonly credentials: Credentials } }): Submission => ({
    mode,
    credentials: event.credentials,
  });
  return [
    { guard: { type: 'isValid', params }, target: '.submitting' },
    { target: '.failed', actions: { type: 'setInvalidField', params } },
  ] as const;
}

function submittedBy(event: AuthModeEvent): Credentials {
  assertEvent(event, ['auth.submit', 'auth.continueAsGuest']);
  return normaliseCredentials(event.credentials);
}

/** The transition of a request that fails. */
function failed(during: Failed['during']) {
  const params = ({ event }: { event: ErrorActorEvent }) => ({ during, cause: event.error });
  return {
    target: 'failed',
    actions: [
      { type: 'setFailure', params },
      { type: 'reportFailure', params },
    ],
  } as const;
}

function validationFailure({ mode, credentials }: Submission): AuthFailure | null {
  const field = invalidField(mode, credentials);
  return field ? { kind: 'invalid', field } : null;
}

function providerFailure({ during: by, cause }: Failed): AuthFailure {
  if (by === 'reset') return { kind: 'unsent' };
  if (cause instanceof IdentityFailure) {
    const { code, message, policy } = cause;
    return { kind: 'rejected', by, code, message, ...(policy && { policy }) };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { kind: 'rejected', by, code: 'unknown', message };
}
