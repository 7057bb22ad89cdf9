import { createActor, transition, waitFor, type EventFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import type { Trailer } from '@/domain/trailer';
import { trailerMachine } from '@/machines/trailerMachine';
import { settledByHand } from '../support/settledByHand';

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
  const fetchTrailer = settledByHand<Trailer, { movieId: number }>();
  const reportFailure = vi.fn();

  const actor = createActor(
    trailerMachine.provide({
      actors: { fetchTrailer: fetchTrailer.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { fallback } },
  ).start();

  return { actor, fetchTrailer, reportFailure };
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
