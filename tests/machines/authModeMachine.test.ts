import fc from 'fast-check';
import { createActor, initialTransition, transition, type StateValueFrom } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { IdentityFailure, invalidField, type Credentials } from '@/domain/session';
import { authModeMachine } from '@/machines/authModeMachine';
import { eventsOf, statesOf } from '../support/machineStates';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { waitForState } from '../support/waitForState';

const ada: Credentials = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'Engine1843' };
const typedByAda: Credentials = { ...ada, name: '  Ada Lovelace ', email: ' ada@example.com ' };

const everyState = statesOf('authMode');
const busyStates = everyState.filter((state) => state.hasTag('busy'));
const openStates = everyState.filter((state) => !state.hasTag('busy'));

function startAuthMode() {
  const signIn = controlledPromiseActor<void, Pick<Credentials, 'email' | 'password'>>();
  const signUp = controlledPromiseActor<void, Credentials>();
  const google = controlledPromiseActor<void>();
  const reset = controlledPromiseActor<void, Pick<Credentials, 'email'>>();
  const reportFailure = vi.fn();

  const actor = createActor(
    authModeMachine.provide({
      actors: {
        signIn: signIn.logic,
        signUp: signUp.logic,
        signInWithGoogle: google.logic,
        sendPasswordReset: reset.logic,
      },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
  ).start();

  const reaches = (value: StateValueFrom<typeof authModeMachine>) =>
    waitForState(actor, (snapshot) => snapshot.matches(value));

  /** Waits until the machine has processed the result of an actor. */
  const isDone = (id: 'signIn' | 'signUp' | 'signInWithGoogle') =>
    waitForState(actor, ({ children }) => children[id]?.getSnapshot().status === 'done');

  return { actor, reaches, isDone, signIn, signUp, google, reset, reportFailure };
}

describe('signing in', () => {
  it('starts with an empty form', () => {
    const { actor } = startAuthMode();

    expect(actor.getSnapshot().value).toEqual({ signIn: 'editing' });
    expect(actor.getSnapshot().context).toEqual({ failure: null });
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('submits the normalised email and the password, and stays busy until the screen changes', async () => {
    const { actor, isDone, signIn, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.submit', credentials: typedByAda });
    expect(actor.getSnapshot().value).toEqual({ signIn: 'submitting' });
    expect(signIn.latest().input).toEqual({ email: ada.email, password: ada.password });

    signIn.latest().resolve();
    await isDone('signIn');
    expect(actor.getSnapshot().value).toEqual({ signIn: 'submitting' });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('shows the identity provider’s error and reports it once', async () => {
    const { actor, reaches, signIn, reportFailure } = startAuthMode();
    const cause = new IdentityFailure('auth/invalid-credential', 'No such account.');

    actor.send({ type: 'auth.submit', credentials: ada });
    signIn.latest().reject(cause);

    const { context } = await reaches({ signIn: 'failed' });
    expect(context.failure).toEqual({
      kind: 'rejected',
      by: 'signIn',
      code: 'auth/invalid-credential',
      message: 'No such account.',
    });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'signIn', cause }]]);
  });

  it.each([
    ['an error', new TypeError('No network.'), 'No network.'],
    ['anything else', 'gone', 'gone'],
  ])('shows %s with the code unknown', async (_, cause, message) => {
    const { actor, reaches, signIn, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.submit', credentials: ada });
    signIn.latest().reject(cause);

    const { context } = await reaches({ signIn: 'failed' });
    expect(context.failure).toEqual({ kind: 'rejected', by: 'signIn', code: 'unknown', message });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'signIn', cause }]]);
  });
});

describe('password reset', () => {
  it('sends to the normalised email and confirms', async () => {
    const { actor, reaches, reset, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.forgotPassword', email: ' ada@example.com ' });
    expect(actor.getSnapshot().value).toEqual({ signIn: 'sendingReset' });
    expect(reset.latest().input).toEqual({ email: ada.email });

    reset.latest().resolve();
    const { context } = await reaches({ signIn: 'resetSent' });
    expect(context).toEqual({ failure: null });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('requires a valid email', () => {
    const { actor, reset } = startAuthMode();

    actor.send({ type: 'auth.forgotPassword', email: 'ada' });

    expect(actor.getSnapshot().value).toEqual({ signIn: 'failed' });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'invalid', field: 'email' });
    expect(reset.runs).toHaveLength(0);
  });

  it('shows and reports a failure and can be tried again', async () => {
    const { actor, reaches, reset, reportFailure } = startAuthMode();
    const cause = new IdentityFailure('auth/network-request-failed', 'No network.');

    actor.send({ type: 'auth.forgotPassword', email: ada.email });
    reset.latest().reject(cause);
    const { context } = await reaches({ signIn: 'failed' });
    expect(context.failure).toEqual({ kind: 'unsent' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'reset', cause }]]);

    actor.send({ type: 'auth.forgotPassword', email: ada.email });
    expect(actor.getSnapshot().value).toEqual({ signIn: 'sendingReset' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('ignores a double click', () => {
    const { actor, reset } = startAuthMode();

    actor.send({ type: 'auth.forgotPassword', email: ada.email });
    actor.send({ type: 'auth.forgotPassword', email: ada.email });

    expect(reset.runs).toHaveLength(1);
  });

  it('is not available in sign-up', () => {
    const { actor } = startAuthMode();

    actor.send({ type: 'auth.switchMode' });
    actor.send({ type: 'auth.forgotPassword', email: ada.email });

    expect(actor.getSnapshot().value).toEqual({ signUp: 'editing' });
  });
});

describe('signing up', () => {
  it('submits the normalised name and email and the password, and stays busy until the screen changes', async () => {
    const { actor, isDone, signUp, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.switchMode' });
    actor.send({ type: 'auth.submit', credentials: typedByAda });
    expect(actor.getSnapshot().value).toEqual({ signUp: 'submitting' });
    expect(signUp.latest().input).toEqual(ada);

    signUp.latest().resolve();
    await isDone('signUp');
    expect(actor.getSnapshot().value).toEqual({ signUp: 'submitting' });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('shows the password policy with the error', async () => {
    const { actor, reaches, signUp, reportFailure } = startAuthMode();
    const cause = new IdentityFailure('auth/weak-password', 'Too weak.', {
      policy: { minLength: 12, symbol: true },
    });

    actor.send({ type: 'auth.switchMode' });
    actor.send({ type: 'auth.submit', credentials: ada });
    signUp.latest().reject(cause);

    const { context } = await reaches({ signUp: 'failed' });
    expect(context.failure).toEqual({
      kind: 'rejected',
      by: 'signUp',
      code: 'auth/weak-password',
      message: 'Too weak.',
      policy: { minLength: 12, symbol: true },
    });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'signUp', cause }]]);
  });
});

describe('invalid credentials', () => {
  it('show the first invalid field without a request or a report', () => {
    const { actor, signUp, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.switchMode' });
    actor.send({ type: 'auth.submit', credentials: { name: 'A', email: 'ada', password: 'x' } });

    expect(actor.getSnapshot().value).toEqual({ signUp: 'failed' });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'invalid', field: 'name' });
    expect(signUp.runs).toEqual([]);
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('are never submitted', () => {
    const typed = fc.record({
      name: fc.oneof(fc.constantFrom(ada.name, '', ' A '), fc.string()),
      email: fc.oneof(fc.constantFrom(ada.email, 'ada@example'), fc.emailAddress(), fc.string()),
      password: fc.oneof(fc.constantFrom(ada.password, 'engine1843'), fc.string()),
    });

    fc.assert(
      fc.property(fc.constantFrom(...openStates), typed, (state, credentials) => {
        const mode = state.matches('signIn') ? 'signIn' : 'signUp';
        const [next] = transition(authModeMachine, state, { type: 'auth.submit', credentials });
        const field = invalidField(mode, credentials);

        expect(next.value).toEqual({ [mode]: field ? 'failed' : 'submitting' });
        expect(next.context.failure).toEqual(field ? { kind: 'invalid', field } : null);
      }),
    );
  });
});

describe('Google sign-in', () => {
  it('succeeds from either form', async () => {
    for (const switches of [0, 1]) {
      const { actor, isDone, google, reportFailure } = startAuthMode();
      for (let index = 0; index < switches; index += 1) actor.send({ type: 'auth.switchMode' });

      actor.send({ type: 'auth.continueWithGoogle' });
      expect(actor.getSnapshot().hasTag('busy')).toBe(false);

      google.latest().resolve();
      await isDone('signInWithGoogle');
      expect(reportFailure).not.toHaveBeenCalled();
    }
  });

  it('returns to the same form after a failure, shown and reported', async () => {
    const { actor, reaches, google, reportFailure } = startAuthMode();
    const cause = new IdentityFailure('auth/popup-closed-by-user', 'The window was closed.');

    actor.send({ type: 'auth.switchMode' });
    actor.send({ type: 'auth.continueWithGoogle' });
    google.latest().reject(cause);

    const { context } = await reaches({ signUp: 'failed' });
    expect(context.failure).toEqual({
      kind: 'rejected',
      by: 'google',
      code: 'auth/popup-closed-by-user',
      message: 'The window was closed.',
    });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'google', cause }]]);
  });

  it('clears an earlier failure', () => {
    const { actor } = startAuthMode();

    actor.send({ type: 'auth.submit', credentials: { ...ada, email: 'ada' } });
    actor.send({ type: 'auth.continueWithGoogle' });

    expect(actor.getSnapshot().value).toEqual({ signIn: 'choosingAccount' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('restarts when it is requested again and ignores the old window', async () => {
    const { actor, isDone, google, reportFailure } = startAuthMode();

    actor.send({ type: 'auth.continueWithGoogle' });
    const lost = google.latest();
    actor.send({ type: 'auth.continueWithGoogle' });
    expect(google.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    lost.reject(new Error('closed'));
    google.latest().resolve();
    await isDone('signInWithGoogle');
    expect(reportFailure).not.toHaveBeenCalled();
  });
});

describe('in every state', () => {
  it('switchMode opens the other form without a failure', () => {
    for (const state of openStates) {
      const [next] = transition(authModeMachine, state, { type: 'auth.switchMode' });

      expect(next.value).toEqual(
        state.matches('signIn') ? { signUp: 'editing' } : { signIn: 'editing' },
      );
      expect(next.context).toEqual({ failure: null });
    }
  });

  it('a busy form ignores repeated events', () => {
    expect(new Set(busyStates.map(({ value }) => JSON.stringify(value))).size).toBe(3);
    const repeated = eventsOf('authMode').filter(({ type }) =>
      [
        'auth.switchMode',
        'auth.submit',
        'auth.continueWithGoogle',
        'auth.continueAsGuest',
        'auth.forgotPassword',
      ].includes(type),
    );
    for (const state of busyStates) {
      for (const event of repeated) {
        const [next, actions] = transition(authModeMachine, state, event);

        expect(next.value).toEqual(state.value);
        expect(next.context).toEqual(state.context);
        expect(actions).toEqual([]);
      }
    }
  });

  it('prepareGoogle changes nothing', () => {
    for (const state of [initialTransition(authModeMachine)[0], ...everyState]) {
      const [next, actions] = transition(authModeMachine, state, { type: 'auth.approachGoogle' });

      expect(next.value).toEqual(state.value);
      expect(next.context).toEqual(state.context);
      expect(actions.map(({ type }) => type)).toEqual(['prepareGoogle']);
    }
  });
});

describe('editing after a failure', () => {
  it('clears the error of a field when its value becomes valid', async () => {
    const { actor, reaches } = startAuthMode();
    actor.send({ type: 'auth.submit', credentials: { ...ada, email: 'ada@' } });
    await reaches({ signIn: 'failed' });

    actor.send({ type: 'auth.edit', credentials: { ...ada, email: 'ada@example' } });
    expect(actor.getSnapshot().value).toEqual({ signIn: 'failed' });

    actor.send({ type: 'auth.edit', credentials: ada });
    expect(actor.getSnapshot().value).toEqual({ signIn: 'editing' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('does not clear it when another field changes', async () => {
    const { actor, reaches } = startAuthMode();
    actor.send({ type: 'auth.submit', credentials: { ...ada, password: 'short' } });
    await reaches({ signIn: 'failed' });

    actor.send({ type: 'auth.edit', credentials: { ...ada, email: '', password: 'short' } });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'invalid', field: 'password' });
  });

  it('keeps the provider’s error', async () => {
    const { actor, reaches, signIn } = startAuthMode();
    actor.send({ type: 'auth.submit', credentials: ada });
    signIn.latest().reject(new IdentityFailure('auth/invalid-credential', 'No.'));
    const { context } = await reaches({ signIn: 'failed' });

    actor.send({ type: 'auth.edit', credentials: ada });
    expect(actor.getSnapshot().context).toEqual(context);
  });
});

describe('a guest', () => {
  it('is signed up with the invented credentials', () => {
    const { actor, signUp } = startAuthMode();

    actor.send({ type: 'auth.continueAsGuest', credentials: ada });

    expect(actor.getSnapshot().value).toEqual({ signIn: 'signingUpGuest' });
    expect(signUp.latest().input).toEqual(ada);
  });

  it('can try again after a failure', async () => {
    const { actor, reaches, signUp } = startAuthMode();
    actor.send({ type: 'auth.continueAsGuest', credentials: ada });

    signUp.latest().reject(new IdentityFailure('auth/network-request-failed', 'No.'));

    const { context } = await reaches({ signIn: 'failed' });
    expect(context.failure).toEqual({
      kind: 'rejected',
      by: 'signUp',
      code: 'auth/network-request-failed',
      message: 'No.',
    });
  });
});
