import fc from 'fast-check';
import { createActor, fromCallback, initialTransition, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@/domain/session';
import {
  sessionMachine,
  type SessionEvent,
  type SessionActorEvent,
} from '@/machines/sessionMachine';
import { user } from '../support/users';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

const ada = user();
const grace = user({ uid: 'grace', displayName: 'Grace Hopper' });

const everyEvent: SessionEvent[] = [
  { type: 'session.changed', user: ada },
  { type: 'session.changed', user: null },
  { type: 'session.signedOutElsewhere' },
  { type: 'session.watchFailed', cause: new Error('offline') },
  { type: 'session.signOut' },
  { type: 'session.acknowledge' },
];

const everyState = [null, ada].flatMap((remembered) =>
  getShortestPaths(sessionMachine, { events: everyEvent, input: { remembered } }).map(
    ({ state }) => state,
  ),
);

function startSession(remembered: User | null = null) {
  const watch = controlledCallbackActor<SessionActorEvent>();
  const signOut = controlledPromiseActor<void>();
  const clearPersonalCache = vi.fn();
  const updateProfile = vi.fn();
  const reportFailure = vi.fn();

  const actor = createActor(
    sessionMachine.provide({
      actors: { watchSession: watch.logic, signOut: signOut.logic },
      actions: {
        clearPersonalCache,
        updateProfile,
        reportFailure: (_, params) => reportFailure(params),
      },
    }),
    { input: { remembered } },
  ).start();

  const { tell } = watch.latest();
  return { actor, tell, watch, signOut, clearPersonalCache, updateProfile, reportFailure };
}

describe('restoring', () => {
  it('waits for the identity provider where nobody is remembered', () => {
    const { actor } = startSession();

    expect(actor.getSnapshot().value).toEqual({ restoring: 'unknown' });
    expect(actor.getSnapshot().context).toEqual({ user: null });
  });

  it('knows at once who was here last', () => {
    const { actor } = startSession(ada);

    expect(actor.getSnapshot().value).toEqual({ restoring: 'remembered' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });
  });

  it('believes the identity provider more than its memory', () => {
    const { actor, tell } = startSession(ada);

    tell({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(actor.getSnapshot().context).toEqual({ user: null });
  });

  it('hears an answer that comes at once', () => {
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

  it('keeps a remembered visitor in where the identity provider is out of reach', () => {
    const { actor, tell, reportFailure } = startSession(ada);
    const cause = new Error('offline');

    tell({ type: 'session.watchFailed', cause });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'staying' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watch', cause }]]);
  });

  it('lets nobody in on no word at all', () => {
    const { actor, tell, reportFailure } = startSession();
    const cause = new Error('offline');

    tell({ type: 'session.watchFailed', cause });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watch', cause }]]);
  });

  it('takes a watcher that breaks for an identity provider out of reach', () => {
    const reportFailure = vi.fn();
    const cause = new Error('no storage');

    const actor = createActor(
      sessionMachine.provide({
        actors: {
          watchSession: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
      { input: { remembered: ada } },
    ).start();

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'staying' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watch', cause }]]);
  });
});

describe('the watcher', () => {
  it('is started once for all that happens, and stopped at the end', () => {
    const { actor, tell, watch } = startSession();

    tell({ type: 'session.changed', user: ada });
    tell({ type: 'session.changed', user: null });
    tell({ type: 'session.changed', user: grace });
    expect(watch.runs).toHaveLength(1);
    expect(watch.latest().signal.aborted).toBe(false);

    actor.stop();
    expect(watch.latest().signal.aborted).toBe(true);
  });
});

describe('signing out', () => {
  it('clears the user once it is done', async () => {
    const { actor, tell, signOut } = startSession();

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context).toEqual({ user: ada });

    signOut.latest().resolve();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(context).toEqual({ user: null });
  });

  it('clears the user when it fails too, and reports the cause', async () => {
    const { actor, tell, signOut, reportFailure, clearPersonalCache } = startSession();
    const cause = new Error('offline');

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    signOut.latest().reject(cause);

    const { context, value } = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(value).toEqual({ signedOut: 'quiet' });
    expect(context).toEqual({ user: null });
    expect(clearPersonalCache).toHaveBeenCalledOnce();
    expect(reportFailure.mock.calls).toEqual([[{ during: 'signOut', cause }]]);
  });

  it('does not wait for the identity provider to confirm who is remembered', () => {
    const { actor, tell, signOut } = startSession(ada);

    actor.send({ type: 'session.signOut' });
    tell({ type: 'session.changed', user: ada });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(signOut.runs).toHaveLength(1);
  });

  it('is asked for once, however often the button is pressed', () => {
    const { actor, tell, signOut } = startSession();

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    actor.send({ type: 'session.signOut' });

    expect(signOut.runs).toHaveLength(1);
  });

  it('goes on while the identity provider renews the user', () => {
    const { actor, tell, signOut } = startSession();
    const renewed = user({ accessToken: 'a newer token' });

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    tell({ type: 'session.changed', user: renewed });

    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context).toEqual({ user: renewed });
    expect(signOut.latest().signal.aborted).toBe(false);
  });

  it('is over as soon as the identity provider says that nobody is there', () => {
    const { actor, tell, signOut } = startSession();

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    tell({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
    expect(signOut.latest().signal.aborted).toBe(true);
  });
});

describe('a session that ends by itself', () => {
  it.each([
    ['is signed in', () => startSession()],
    ['is remembered', () => startSession(ada)],
  ])('is told from a sign-out: the person %s', (_, start) => {
    const { actor, tell } = start();
    if (!actor.getSnapshot().context.user) tell({ type: 'session.changed', user: ada });

    tell({ type: 'session.changed', user: null });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'ended' });
    expect(actor.getSnapshot().context).toEqual({ user: null });
  });

  it('is mentioned until the person goes on', () => {
    const { actor, tell } = startSession(ada);

    tell({ type: 'session.changed', user: null });
    actor.send({ type: 'session.acknowledge' });

    expect(actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });

  it.each<[string, (its: ReturnType<typeof startSession>) => void]>([
    ['nobody was there', ({ tell }) => tell({ type: 'session.changed', user: null })],
    [
      'the person has signed out in another tab',
      ({ tell }) => {
        tell({ type: 'session.changed', user: ada });
        tell({ type: 'session.signedOutElsewhere' });
      },
    ],
    [
      'the person has signed out here, and the provider confirms it',
      ({ actor, tell }) => {
        tell({ type: 'session.changed', user: ada });
        actor.send({ type: 'session.signOut' });
        tell({ type: 'session.changed', user: null });
        tell({ type: 'session.changed', user: null });
      },
    ],
  ])('is not mentioned where %s', (_, happen) => {
    const its = startSession();

    happen(its);

    expect(its.actor.getSnapshot().value).toEqual({ signedOut: 'quiet' });
  });
});

describe('what was kept of a person', () => {
  it('is let go of when they sign out', async () => {
    const { actor, tell, signOut, clearPersonalCache } = startSession();

    tell({ type: 'session.changed', user: ada });
    actor.send({ type: 'session.signOut' });
    expect(clearPersonalCache).not.toHaveBeenCalled();

    signOut.latest().resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(clearPersonalCache).toHaveBeenCalledOnce();
  });

  it('is let go of when the identity provider says that nobody is there', () => {
    const { tell, clearPersonalCache } = startSession(ada);

    tell({ type: 'session.changed', user: null });

    expect(clearPersonalCache).toHaveBeenCalledOnce();
  });

  it('is let go of when somebody else is there', () => {
    const { tell, clearPersonalCache } = startSession(ada);

    tell({ type: 'session.changed', user: grace });

    expect(clearPersonalCache).toHaveBeenCalledOnce();
  });

  it('stays when the identity provider confirms the remembered person', () => {
    const { actor, tell, clearPersonalCache } = startSession(ada);

    tell({ type: 'session.changed', user: ada });

    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(clearPersonalCache).not.toHaveBeenCalled();
  });

  it('stays while it is the same person, and while nobody can be asked', () => {
    const { tell, clearPersonalCache } = startSession(ada);

    tell({ type: 'session.watchFailed', cause: new Error('offline') });
    tell({ type: 'session.changed', user: ada });
    tell({ type: 'session.changed', user: user({ accessToken: 'a newer token' }) });

    expect(clearPersonalCache).not.toHaveBeenCalled();
  });
});

describe('the profile', () => {
  it('is updated once for each person whom the identity provider reports', () => {
    const { tell, updateProfile } = startSession(ada);
    expect(updateProfile).not.toHaveBeenCalled();

    tell({ type: 'session.changed', user: ada });
    tell({ type: 'session.changed', user: user({ displayName: 'Ada King' }) });
    expect(updateProfile).toHaveBeenCalledTimes(1);

    tell({ type: 'session.changed', user: grace });
    expect(updateProfile).toHaveBeenCalledTimes(2);

    tell({ type: 'session.changed', user: null });
    expect(updateProfile).toHaveBeenCalledTimes(2);
  });

  it('waits while the identity provider is out of reach', () => {
    const { tell, updateProfile } = startSession(ada);

    tell({ type: 'session.watchFailed', cause: new Error('offline') });

    expect(updateProfile).not.toHaveBeenCalled();
  });
});

describe('from everywhere', () => {
  it('these are the places', () => {
    expect(everyState.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        { restoring: 'unknown' },
        { restoring: 'remembered' },
        { signedOut: 'quiet' },
        { signedOut: 'ended' },
        { signedIn: 'staying' },
        { signedIn: 'signingOut' },
      ]),
    );
  });

  it('the identity provider decides who is there', () => {
    for (const state of everyState) {
      const [someone] = transition(sessionMachine, state, { type: 'session.changed', user: grace });
      expect(someone.matches('signedIn')).toBe(true);
      expect(someone.context).toEqual({ user: grace });

      const [nobody] = transition(sessionMachine, state, { type: 'session.changed', user: null });
      expect(nobody.matches('signedOut')).toBe(true);
      expect(nobody.context).toEqual({ user: null });
    }
  });

  it('losing touch is logged, and after restoring it changes nothing', () => {
    const cause = new Error('offline');

    for (const state of everyState) {
      const [next, actions] = transition(sessionMachine, state, {
        type: 'session.watchFailed',
        cause,
      });

      expect(actions).toEqual([
        expect.objectContaining({ type: 'reportFailure', params: { during: 'watch', cause } }),
      ]);
      expect(next.context).toEqual(state.context);
      if (!state.matches('restoring')) expect(next.value).toEqual(state.value);
    }
  });

  it('only someone who stays can sign out, be it known for certain or remembered', () => {
    for (const state of everyState) {
      expect(state.can({ type: 'session.signOut' })).toBe(
        state.matches({ signedIn: 'staying' }) || state.matches({ restoring: 'remembered' }),
      );
    }
  });

  it('a user is there exactly when someone is signed in, or was when the page was last here', () => {
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
