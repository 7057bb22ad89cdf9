import { createActor, fromCallback, transition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Trailer } from '@/domain/trailer';
import { trailerMachine, type TrailerActorEvent } from '@/machines/trailerMachine';
import { statesOf } from '../support/machineStates';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { waitForState } from '../support/waitForState';

const fallback: Trailer = { key: 'fallback', name: 'Official Trailer', type: 'Trailer' };
const argylle: Trailer = { key: 'argylle', name: 'Argylle', type: 'Trailer' };
const heat: Trailer = { key: 'heat', name: 'Heat', type: 'Trailer' };

function startTrailer() {
  const refetchTriggers = controlledCallbackActor<TrailerActorEvent>();
  const fetchTrailer = controlledPromiseActor<Trailer, { movieId: number }>();
  const reportFailure = vi.fn();

  const actor = createActor(
    trailerMachine.provide({
      actors: { watchRefetchTriggers: refetchTriggers.logic, fetchTrailer: fetchTrailer.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { fallback } },
  ).start();

  const retry = () => refetchTriggers.latest().emit({ type: 'refetch.triggered' });
  return { actor, fetchTrailer, reportFailure, refetchTriggers, retry };
}

describe('trailerMachine', () => {
  it('starts with the fallback trailer and fetches nothing', () => {
    const { actor, fetchTrailer } = startTrailer();

    expect(actor.getSnapshot().value).toEqual({ fallback: 'waiting' });
    expect(actor.getSnapshot().context).toEqual({ fallback, trailer: fallback, movieId: null });
    expect(fetchTrailer.runs).toEqual([]);
  });

  it('replaces the fallback with the featured movie’s trailer', async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    expect(actor.getSnapshot().value).toEqual({ fallback: 'fetching' });
    expect(actor.getSnapshot().context).toEqual({ fallback, trailer: fallback, movieId: 1 });
    expect(fetchTrailer.latest().input).toEqual({ movieId: 1 });

    fetchTrailer.latest().resolve(argylle);
    const { context } = await waitForState(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context).toEqual({ fallback, trailer: argylle, movieId: 1 });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('keeps the fallback and reports the cause when fetching fails', async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();
    const cause = new Error('offline');

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().reject(cause);

    const { context } = await waitForState(actor, (snapshot) =>
      snapshot.matches({ fallback: 'failed' }),
    );
    expect(context).toEqual({ fallback, trailer: fallback, movieId: 1 });
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('aborts the first request when another movie is featured', async () => {
    const { actor, fetchTrailer, reportFailure } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    const first = fetchTrailer.latest();
    actor.send({ type: 'trailer.feature', movieId: 2 });
    expect(fetchTrailer.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    first.resolve(argylle);
    fetchTrailer.latest().resolve(heat);
    const { context } = await waitForState(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context).toEqual({ fallback, trailer: heat, movieId: 2 });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('retries after a failure', async () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().reject(new Error('offline'));
    await waitForState(actor, (snapshot) => snapshot.matches({ fallback: 'failed' }));
    retry();
    expect(actor.getSnapshot().value).toEqual({ fallback: 'fetching' });
    expect(fetchTrailer.latest().input).toEqual({ movieId: 1 });

    fetchTrailer.latest().resolve(argylle);
    const { context } = await waitForState(actor, (snapshot) => snapshot.matches('fetched'));
    expect(context.trailer).toEqual(argylle);
  });

  it('aborts a running request on retry and sends it again', () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    actor.send({ type: 'trailer.feature', movieId: 1 });
    retry();

    expect(fetchTrailer.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('does not refetch before a movie is featured or after its trailer arrived', async () => {
    const { actor, fetchTrailer, retry } = startTrailer();

    retry();
    expect(fetchTrailer.runs).toEqual([]);

    actor.send({ type: 'trailer.feature', movieId: 1 });
    fetchTrailer.latest().resolve(argylle);
    await waitForState(actor, (snapshot) => snapshot.matches('fetched'));
    retry();

    expect(actor.getSnapshot().value).toBe('fetched');
    expect(fetchTrailer.runs).toHaveLength(1);
  });

  it('fetches and reports the cause when watching refetch triggers fails', () => {
    const fetchTrailer = controlledPromiseActor<Trailer, { movieId: number }>();
    const reportFailure = vi.fn();
    const cause = new Error('No connection events.');
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

  it('fetches another movie in every state and the same movie once', () => {
    for (const state of statesOf('trailer')) {
      const { fallback, movieId } = state.context;
      const [other] = transition(trailerMachine, state, { type: 'trailer.feature', movieId: 2 });
      expect(other.value).toEqual({ fallback: 'fetching' });
      expect(other.context).toEqual({ fallback, trailer: fallback, movieId: 2 });

      if (movieId === null) expect(state.value).toEqual({ fallback: 'waiting' });
      else expect(state.can({ type: 'trailer.feature', movieId })).toBe(false);
    }
  });
});
