import { assertEvent, assign, setup, type ErrorActorEvent, type SnapshotFrom } from 'xstate';
import {
  IdentityFailure,
  invalidField,
  isEmail,
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
  | { type: 'auth.forgotPassword'; email: string }
  | { type: 'auth.approachGoogle' }
  | { type: 'auth.continueWithGoogle' };

type SignInMethod = AuthMode | 'google';

export type AuthFailure =
  | { readonly kind: 'invalid'; readonly field: CredentialField }
  | {
      readonly kind: 'refused';
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

const blank: AuthModeContext = { failure: null };

const auth = setup({
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
    setProviderFailure: assign((_, { by, cause }: { by: SignInMethod; cause: unknown }) => ({
      failure: providerFailure(by, cause),
    })),
    setMissingEmail: assign({ failure: { kind: 'invalid', field: 'email' } }),
    setResetFailure: assign({ failure: { kind: 'unsent' } }),
    clearFailure: assign(blank),
    prepareGoogle: () => {},
    reportFailure: (_, _params: { during: SignInMethod | 'reset'; cause: unknown }) => {},
  },
  guards: {
    isInvalid: (_, submission: Submission) => validationFailure(submission) !== null,
    isEmail: (_, { email }: Pick<Credentials, 'email'>) => isEmail(email),
  },
});

const busy = auth.createStateConfig({
  tags: 'busy',
  on: {
    'auth.submit': {},
    'auth.forgotPassword': {},
    'auth.continueWithGoogle': {},
    'auth.switchMode': {},
  },
});

const signingIn = auth.createStateConfig({
  ...busy,
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ event }) => {
      const { email, password } = submittedBy(event);
      return { email, password };
    },
    onError: onProviderError('signIn'),
  },
});

const signingUp = auth.createStateConfig({
  ...busy,
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ event }) => submittedBy(event),
    onError: onProviderError('signUp'),
  },
});

const choosingAccount = auth.createStateConfig({
  invoke: {
    id: 'signInWithGoogle',
    src: 'signInWithGoogle',
    onError: onProviderError('google'),
  },
});

const sendingReset = auth.createStateConfig({
  on: { 'auth.forgotPassword': {} },
  invoke: {
    id: 'sendPasswordReset',
    src: 'sendPasswordReset',
    input: ({ event }) => {
      assertEvent(event, 'auth.forgotPassword');
      return { email: event.email.trim() };
    },
    onDone: 'resetSent',
    onError: {
      target: 'failed',
      actions: [
        'setResetFailure',
        {
          type: 'reportFailure',
          params: ({ event }) => ({ during: 'reset', cause: event.error }),
        },
      ],
    },
  },
});

function form(mode: AuthMode) {
  const other = mode === 'signIn' ? 'signUp' : 'signIn';
  return auth.createStateConfig({
    initial: 'editing',
    on: {
      'auth.submit': [
        {
          guard: {
            type: 'isInvalid',
            params: ({ event }) => ({ mode, credentials: event.credentials }),
          },
          target: '.failed',
          actions: {
            type: 'setInvalidField',
            params: ({ event }) => ({ mode, credentials: event.credentials }),
          },
        },
        { target: '.submitting', actions: 'clearFailure' },
      ],
      'auth.continueWithGoogle': { target: '.choosingAccount', actions: 'clearFailure' },
      'auth.switchMode': { target: `#authMode.${other}`, actions: 'clearFailure' },
    },
  });
}

const signInForm = form('signIn');

export const authModeMachine = auth.createMachine({
  id: 'authMode',
  context: blank,
  initial: 'signIn',
  on: { 'auth.approachGoogle': { actions: 'prepareGoogle' } },
  states: {
    signIn: {
      ...signInForm,
      on: {
        ...signInForm.on,
        'auth.forgotPassword': [
          {
            guard: { type: 'isEmail', params: ({ event }) => ({ email: event.email }) },
            target: '.sendingReset',
            actions: 'clearFailure',
          },
          { target: '.failed', actions: 'setMissingEmail' },
        ],
      },
      states: {
        editing: {},
        submitting: signingIn,
        choosingAccount,
        sendingReset,
        resetSent: {},
        failed: {},
      },
    },
    signUp: {
      ...form('signUp'),
      states: { editing: {}, submitting: signingUp, choosingAccount, failed: {} },
    },
  },
});

export type AuthModeSnapshot = SnapshotFrom<typeof authModeMachine>;

function onProviderError(by: SignInMethod) {
  return {
    target: 'failed',
    actions: [
      {
        type: 'setProviderFailure',
        params: ({ event }: { event: ErrorActorEvent }) => ({ by, cause: event.error }),
      },
      {
        type: 'reportFailure',
        params: ({ event }: { event: ErrorActorEvent }) => ({ during: by, cause: event.error }),
      },
    ],
  } as const;
}

function submittedBy(event: AuthModeEvent): Credentials {
  assertEvent(event, 'auth.submit');
  return normaliseCredentials(event.credentials);
}

function validationFailure({ mode, credentials }: Submission): AuthFailure | null {
  const field = invalidField(mode, credentials);
  return field ? { kind: 'invalid', field } : null;
}

function providerFailure(by: SignInMethod, cause: unknown): AuthFailure {
  if (cause instanceof IdentityFailure) {
    const { code, message, policy } = cause;
    return { kind: 'refused', by, code, message, ...(policy && { policy }) };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { kind: 'refused', by, code: 'unknown', message };
}
