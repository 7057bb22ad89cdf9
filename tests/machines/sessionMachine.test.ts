import fc from 'fast-check';
import { createActor, fromCallback, initialTransition, transition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@/domain/session';
import { sessionMachine, type SessionActorEvent } from '@/machines/sessionMachine';
import { eventsOf, statesOf } from '../support/machineStates';
import { user } from '../support/users';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { waitForState } from '../support/waitForState';

const ada = user();
const grace = user({ uid: 'grace', displayName: 'Grace Hopper' });

const everyEvent = eventsOf('session');

const everyState = statesOf('session');

function startSession(remembered: User | null = null) {
  const watch = controlledCallbackActor<SessionActorEvent>();
  const signOut = controlledPromiseActor<void>();
  const clearPersonalData = vi.fn();
  const updateProfile = vi.fn();
  const reportFailure = vi.fn();

  const actor = createActor(
    sessionMachine.provide({
      actors: { watchSession: watch.logic, signOut: signOut.logic },
      actions: {
        clearPersonalData,
        updateProfile,
        reportFailure: (_, params) => reportFailure(params),
      },
    }),
    { input: { remembered } },
  ).start();

  const { emit } = watch.latest();
  return { actor, emit, watch, signOut, clearPersonalData, updateProfile, reportFailure };
}

describe('restoring', () => {
  it('waits for the identity provider without a cached user', () => {
    const { actor } = startSession();

    expect(actor.getSnapshot().value).toEqual({ restoring: 'unknown' });
    expect(actor.getSnapshot().context).toEqual({ user: null });
  });

  it('uses the cached user at once', () => {
    const { actor } = startSession(ada);

    expect(actor.getSnapshot().value).toEqual({ restoring: 'remembered' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });
  });

  it('accepts a synchronous answer', () => {
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          watchSession: fromCallback(({ sendBack }) =>
            sendBack({ type: 'session.changed', user: ada }),
          ),
        },
      }),
      { input: { remembered: null } },
    ).start();

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'staying' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });
  });

  it('keeps a cached user when the identity provider is unreachable', () => {
    const { actor, emit, reportFailure } = startSession(ada);
    const cause = new Error('offline');

    emit({ type: 'session.watchFailed', cause });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'staying' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watching', cause }]]);
  });

  it('signs no user in when the identity provider is unreachable', () => {
    const { actor, emit, reportFailure } = startSession();
    const cause = new Error('offline');

    emit({ type: 'session.watchFailed', cause });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watching', cause }]]);
  });
});

describe('the watcher', () => {
  it('runs once for the machine’s lifetime', () => {
    const { actor, emit, watch } = startSession();

    emit({ type: 'session.changed', user: ada });
    emit({ type: 'session.changed', user: null });
    emit({ type: 'session.changed', user: grace });
    expect(watch.runs).toHaveLength(1);
    expect(watch.latest().signal.aborted).toBe(false);

    actor.stop();
    expect(watch.latest().signal.aborted).toBe(true);
  });
});

describe('signing out', () => {
  it('clears the user when it is done', async () => {
    const { actor, emit, signOut } = startSession();

    emit({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });

    signOut.latest().resolve();
    const { context } = await waitForState(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(context).toEqual({ user: null });
  });

  it('clears the user on failure too, and reports the cause', async () => {
    const { actor, emit, signOut, reportFailure, clearPersonalData } = startSession();
    const cause = new Error('offline');

    emit({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    signOut.latest().reject(cause);

    const { context, value } = await waitForState(actor, (snapshot) =>
      snapshot.matches('signedOut'),
    );
    expect(value).toEqual({ signedOut: 'quiet' });
    expect(context).toEqual({ user: null });
    expect(clearPersonalData).toHaveBeenCalledOnce();
    expect(reportFailure.mock.calls).toEqual([[{ during: 'signOut', cause }]]);
  });

  it('does not wait for a cached user to be confirmed', () => {
    const { actor, emit, signOut } = startSession(ada);

    actor.send({ type: 'session.signOut' });
    emit({ type: 'session.changed', user: ada });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(signOut.runs).toHaveLength(1);
  });

  it('continues while the provider renews the user', () => {
    const { actor, emit, signOut } = startSession();
    const renewed = user({ accessToken: 'a newer token' });

    emit({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    emit({ type: 'session.changed', user: renewed });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context).toEqual({ user: renewed });
    expect(signOut.latest().signal.aborted).toBe(false);
  });

  it('ends when the provider reports no user', () => {
    const { actor, emit, signOut } = startSession();

    emit({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    emit({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(signOut.latest().signal.aborted).toBe(true);
  });
});

describe('a session that ends by itself', () => {
  it.each([
    ['is signed in', () => startSession()],
    ['is remembered', () => startSession(ada)],
  ])('differs from a sign-out: the person %s', (_, start) => {
    const { actor, emit } = start();
    if (!actor.getSnapshot().context.user) emit({ type: 'session.changed', user: ada });

    emit({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'ended' });
    expect(actor.getSnapshot().context).toEqual({ user: null });
  });

  it('is mentioned until it is acknowledged', () => {
    const { actor, emit } = startSession(ada);

    emit({ type: 'session.changed', user: null });
    actor.send({ type: 'session.acknowledge' });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it('is mentioned although the provider reports it once for each failed request', () => {
    const { actor, emit, clearPersonalData } = startSession(ada);

    emit({ type: 'session.changed', user: null });
    emit({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'ended' });
    expect(clearPersonalData).toHaveBeenCalledOnce();
  });

  it.each<[string, (its: ReturnType<typeof startSession>) => void]>([
    ['no user was signed in', ({ emit }) => emit({ type: 'session.changed', user: null })],
    [
      'the user signed out in another tab',
      ({ emit }) => {
        emit({ type: 'session.changed', user: ada });
        emit({ type: 'session.signedOutElsewhere' });
      },
    ],
    [
      'the user signed out here and the provider confirms it',
      ({ actor, emit }) => {
        emit({ type: 'session.changed', user: ada });
        actor.send({ type: 'session.signOut' });
        emit({ type: 'session.changed', user: null });
        emit({ type: 'session.changed', user: null });
      },
    ],
  ])('is not mentioned when %s', (_, happen) => {
    const its = startSession();

    happen(its);

    expect(its.actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });
});

describe('the personal cache', () => {
  it('is cleared at sign-out', async () => {
    const { actor, emit, signOut, clearPersonalData } = startSession();

    emit({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    expect(clearPersonalData).not.toHaveBeenCalled();

    signOut.latest().resolve();
    await waitForState(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(clearPersonalData).toHaveBeenCalledOnce();
  });

  it('stays when the provider confirms the cached user', () => {
    const { actor, emit, clearPersonalData } = startSession(ada);

    emit({ type: 'session.changed', user: ada });

    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(clearPersonalData).not.toHaveBeenCalled();
  });

  it('stays for the same user and while the provider is unreachable', () => {
    const { emit, clearPersonalData } = startSession(ada);

    emit({ type: 'session.watchFailed', cause: new Error('offline') });
    emit({ type: 'session.changed', user: ada });
    emit({ type: 'session.changed', user: user({ accessToken: 'a newer token' }) });

    expect(clearPersonalData).not.toHaveBeenCalled();
  });
});

describe('the profile', () => {
  it('is updated once for each user that the provider reports', () => {
    const { emit, updateProfile } = startSession(ada);
    expect(updateProfile).not.toHaveBeenCalled();

    emit({ type: 'session.changed', user: ada });
    emit({ type: 'session.changed', user: user({ displayName: 'Ada King' }) });
    expect(updateProfile).toHaveBeenCalledTimes(1);

    emit({ type: 'session.changed', user: grace });
    expect(updateProfile).toHaveBeenCalledTimes(2);

    emit({ type: 'session.changed', user: null });
    expect(updateProfile).toHaveBeenCalledTimes(2);
  });

  it('is not updated while the provider is unreachable', () => {
    const { emit, updateProfile } = startSession(ada);

    emit({ type: 'session.watchFailed', cause: new Error('offline') });

    expect(updateProfile).not.toHaveBeenCalled();
  });
});

describe('in every state', () => {
  it('session.changed decides who is signed in', () => {
    for (const state of everyState) {
      const [signedIn] = transition(sessionMachine, state, {
        type: 'session.changed',
        user: grace,
      });
      expect(signedIn.matches('signedIn')).toBe(true);
      expect(signedIn.context).toEqual({ user: grace });

      const [signedOut] = transition(sessionMachine, state, {
        type: 'session.changed',
        user: null,
      });
      expect(signedOut.matches('signedOut')).toBe(true);
      expect(signedOut.context).toEqual({ user: null });
    }
  });

  it('watchFailed is reported and changes nothing after restoring', () => {
    const cause = new Error('offline');

    for (const state of everyState) {
      const [next, actions] = transition(sessionMachine, state, {
        type: 'session.watchFailed',
        cause,
      });

      const [report] = actions;
      expect([report?.type, report?.params]).toEqual([
        'reportFailure',
        { during: 'watching', cause },
      ]);
      expect(next.context).toEqual(state.context);
      if (state.matches('restoring')) continue;
      expect(next.value).toEqual(state.value);
      expect(actions).toHaveLength(1);
    }
  });

  it('sign-out needs a user, confirmed or cached', () => {
    for (const state of everyState) {
      expect(state.can({ type: 'session.signOut' })).toBe(
        state.matches({ signedIn: 'staying' }) || state.matches({ restoring: 'remembered' }),
      );
    }
  });

  it('a user exists exactly when signed in or cached', () => {
    const story = fc.array(fc.constantFrom(...everyEvent));

    fc.assert(
      fc.property(fc.constantFrom(null, ada), story, (remembered, events) => {
        const [start] = initialTransition(sessionMachine, { remembered });
        const end = events.reduce(
          (state, event) => transition(sessionMachine, state, event)[0],
          start,
        );

        expect(end.context.user !== null).toBe(
          end.matches('signedIn') || end.matches({ restoring: 'remembered' }),
        );
      }),
    );
  });
});
