import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { rowsMachine } from '@/machines/rowsMachine';
import { deferred } from '../support/deferred';
import { movie, movieLists } from '../support/movies';

const samples = movieLists();
const fetched = [movie({ id: 10, title: 'Fetched' })];

function startRows() {
  const answers = {
    upcoming: deferred<readonly Movie[]>(),
    popular: deferred<readonly Movie[]>(),
    topRated: deferred<readonly Movie[]>(),
    nowPlaying: deferred<readonly Movie[]>(),
  };
  const asked: { kind: ListKind; signal: AbortSignal }[] = [];
  const reportFailure = vi.fn();

  const actor = createActor(
    rowsMachine.provide({
      actors: {
        fetchList: fromPromise(({ input: { kind }, signal }) => {
          asked.push({ kind, signal });
          return answers[kind].promise;
        }),
      },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { samples } },
  ).start();

  return { actor, answers, asked, reportFailure };
}

describe('rowsMachine', () => {
  it('shows the samples while it asks for all four lists at once', () => {
    const { actor, asked } = startRows();

    expect(actor.getSnapshot().value).toEqual({
      upcoming: 'samples',
      popular: 'samples',
      topRated: 'samples',
      nowPlaying: 'samples',
    });
    expect(actor.getSnapshot().context).toEqual({ lists: samples });
    expect(asked.map(({ kind }) => kind)).toEqual(listKinds);
  });

  it.each(listKinds)('puts the %s list in place alone, holding up no other', async (kind) => {
    const { actor, answers, reportFailure } = startRows();

    answers[kind].resolve(fetched);

    const { value, context } = await waitFor(actor, (snapshot) =>
      snapshot.matches({ [kind]: 'fetched' }),
    );
    expect(value).toEqual({
      upcoming: 'samples',
      popular: 'samples',
      topRated: 'samples',
      nowPlaying: 'samples',
      [kind]: 'fetched',
    });
    expect(context).toEqual({ lists: { ...samples, [kind]: fetched } });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it.each(listKinds)('keeps the %s samples where the list cannot be had', async (kind) => {
    const { actor, answers, reportFailure } = startRows();
    const cause = new Error('429');

    answers[kind].reject(cause);

    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ [kind]: 'kept' }));
    expect(context).toEqual({ lists: samples });
    expect(reportFailure.mock.calls).toEqual([[{ kind, cause }]]);
  });

  it('settles every row for itself, in whatever order the answers come', async () => {
    const { actor, answers, reportFailure } = startRows();
    const cause = new Error('offline');
    const other = [movie({ id: 11, title: 'Also fetched' })];

    answers.nowPlaying.resolve(fetched);
    answers.popular.reject(cause);
    answers.topRated.resolve(other);
    answers.upcoming.reject(cause);

    const { context } = await waitFor(actor, (snapshot) =>
      snapshot.matches({
        upcoming: 'kept',
        popular: 'kept',
        topRated: 'fetched',
        nowPlaying: 'fetched',
      }),
    );
    expect(context).toEqual({ lists: { ...samples, topRated: other, nowPlaying: fetched } });
    expect(reportFailure.mock.calls).toEqual([
      [{ kind: 'popular', cause }],
      [{ kind: 'upcoming', cause }],
    ]);
  });

  it('gives up its requests when it is stopped', () => {
    const { actor, asked } = startRows();

    actor.stop();

    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  });
});
