import { createActor, fromCallback, transition, waitFor, type EventFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import type { Trailer } from '@/domain/trailer';
import { trailerMachine, type TrailerActorEvent } from '@/machines/trailerMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

const fallback: Trailer = { key: 'fallback', name: 'Official Trailer', type: 'Trailer' };
const argylle: Trailer = { key: 'argylle', name: 'Argylle', type: 'Trailer' };
const heat: Trailer = { key: 'heat', name: 'Heat', type: 'Trailer' };

/** What people and actors can say. Path search takes the actors' answers as plain events. */
const everyEvent = [
  { type: 'trailer.feature', movieId: 1 },
  { type: 'xstate.done.actor.fetchTrailer', output: argylle },
  { type: 'xstate.error.actor.fetchTrailer', error: new Error('offline') },
] as EventFrom<typeof trailerMachine>[];

function startTrailer() {
  const occasions = controlledCallbackActor<TrailerActorEvent>();
  const fetchTrailer = controlledPromiseActor<Trailer, { movieId: number }>();
  const reportFailure = vi.fn();

  const actor = createActor(
    trailerMachine.provide({
      actors: { watchRefetchTriggers: occasions.logic, fetchTrailer: fetchTrailer.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { fallback } },
  ).start();

  const retry = () => occasions.latest().tell({ type: 'trailer.retry' });
  return { actor, fetchTrailer, reportFailure, occasions, retry };
}

describe('trailerMachine', () => {
  it('has the fallback trailer before any movie is featured, and asks for nothing', () => {
    const { actor, fetchTrailer } = startTrailer();

    expect(actor.getSnapshot().value).toEqual({ fallback: 'waiting' });
    expect(actor.getSnapshot().context).toEqual({ fallback, trailer: fallback, movieId: null });
    expect(fetchTrailer.runs).toEqual([]);
  });

  it("replaces the fallback with the featured movie's own", async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    expect(actor.getSnapshot().value).toEqual({ fallback: 'fetching' });
    expect(actor.getSnapshot().context).toEqual({ fallback, trailer: fallback, movieId: 1 });
    expect(fetchTrailer.latest().input).toEqual({ movieId: 1 });

    fetchTrailer.latest().resolve(argylle);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context).toEqual({ fallback, trailer: argylle, movieId: 1 });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('keeps the fallback where the trailer cannot be had, and logs why', async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();
    const cause = new Error('offline');

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().reject(cause);

    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ fallback: 'kept' }));
    expect(context).toEqual({ fallback, trailer: fallback, movieId: 1 });
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('shows the fallback again while another movie takes over', async () => {
    const { actor, fetchTrailer } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().resolve(argylle);
    await waitFor(actor, (snapshot) => snapshot.matches('fetched'));
    actor.send({ type: 'trailer.feature', movieId: 2 });

    expect(actor.getSnapshot().value).toEqual({ fallback: 'fetching' });
    expect(actor.getSnapshot().context).toEqual({ fallback, trailer: fallback, movieId: 2 });
    expect(fetchTrailer.latest().input).toEqual({ movieId: 2 });
  });

  it('gives up the first request when another movie takes over while it runs', async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    const first = fetchTrailer.latest();
    actor.send({ type: 'trailer.feature', movieId: 2 });
    expect(fetchTrailer.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    first.resolve(argylle);
    fetchTrailer.latest().resolve(heat);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context).toEqual({ fallback, trailer: heat, movieId: 2 });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('is tried again when it can be had, once it could not', async () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().reject(new Error('offline'));
    await waitFor(actor, (snapshot) => snapshot.matches({ fallback: 'kept' }));
    retry();
    expect(actor.getSnapshot().value).toEqual({ fallback: 'fetching' });
    expect(fetchTrailer.latest().input).toEqual({ movieId: 1 });

    fetchTrailer.latest().resolve(argylle);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context.trailer).toEqual(argylle);
  });

  it('is asked for again where the first question may have got lost', () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    retry();

    expect(fetchTrailer.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('is not asked for again where it has come, nor before a movie is featured', async () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    retry();
    expect(fetchTrailer.runs).toEqual([]);

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().resolve(argylle);
    await waitFor(actor, (snapshot) => snapshot.matches('fetched'));
    retry();

    expect(actor.getSnapshot().value).toBe('fetched');
    expect(fetchTrailer.runs).toHaveLength(1);
  });

  it('is fetched all the same where its occasions cannot be watched, and that is logged', () => {
    const fetchTrailer = controlledPromiseActor<Trailer, { movieId: number }>();
    const reportFailure = vi.fn();
    const cause = new Error('The browser does not tell.');
    const actor = createActor(
      trailerMachine.provide({
        actors: {
          fetchTrailer: fetchTrailer.logic,
          watchRefetchTriggers: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
      { input: { fallback } },
    ).start();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    expect(fetchTrailer.runs).toHaveLength(1);
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('fetches another movie from everywhere, and the same one never twice', () => {
    const states = getShortestPaths(trailerMachine, {
      events: everyEvent,
      input: { fallback },
    }).map(({ state }) => state);

    expect(states.map(({ value }) => value)).toEqual([
      { fallback: 'waiting' },
      { fallback: 'fetching' },
      'fetched',
      { fallback: 'kept' },
    ]);
    for (const state of states) {
      const [other] = transition(trailerMachine, state, { type: 'trailer.feature', movieId: 2 });
      expect(other.value).toEqual({ fallback: 'fetching' });
      expect(other.context).toEqual({ fallback, trailer: fallback, movieId: 2 });

      expect(state.can({ type: 'trailer.feature', movieId: 1 })).toBe(
        state.matches({ fallback: 'waiting' }),
      );
    }
  });
});
