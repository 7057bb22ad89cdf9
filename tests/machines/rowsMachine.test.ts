import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { rowsMachine, type RowsActorEvent } from '@/machines/rowsMachine';
import { deferred } from '../support/deferred';
import { movie, movieLists } from '../support/movies';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

const samples = movieLists();
const fetched = [movie({ id: 10, title: 'Fetched' })];
const translated = movieLists({ popular: [movie({ id: 2, title: 'एक लोकप्रिय नमूना' })] });

function startRows() {
  const asked: (ReturnType<typeof deferred<readonly Movie[]>> & {
    readonly kind: ListKind;
    readonly signal: AbortSignal;
  })[] = [];
  const reportFailure = vi.fn();

  const actor = createActor(
    rowsMachine.provide({
      actors: {
        watchRefetchTriggers: controlledCallbackActor<RowsActorEvent>().logic,
        fetchList: fromPromise(({ input: { kind }, signal }) => {
          const question = { ...deferred<readonly Movie[]>(), kind, signal };
          asked.push(question);
          return question.promise;
        }),
      },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { samples } },
  ).start();

  const questions = (kind: ListKind) => asked.filter((question) => question.kind === kind);

  function latest(kind: ListKind) {
    const question = questions(kind).at(-1);
    if (!question) throw new Error(`Nobody has asked for ${kind}.`);
    return question;
  }

  async function answer(kind: ListKind, movies: readonly Movie[]) {
    latest(kind).resolve(movies);
    await waitFor(actor, (snapshot) => snapshot.matches({ [kind]: 'fetched' }));
  }

  return { actor, asked, questions, latest, answer, reportFailure };
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
    expect(actor.getSnapshot().context).toEqual({ samples, lists: samples });
    expect(asked.map(({ kind }) => kind)).toEqual(listKinds);
  });

  it.each(listKinds)('puts the %s list in place alone, holding up no other', async (kind) => {
    const { actor, latest, reportFailure } = startRows();

    latest(kind).resolve(fetched);

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
    expect(context).toEqual({ samples, lists: { ...samples, [kind]: fetched } });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it.each(listKinds)('keeps the %s samples where the list cannot be had', async (kind) => {
    const { actor, latest, reportFailure } = startRows();
    const cause = new Error('429');

    latest(kind).reject(cause);

    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ [kind]: 'kept' }));
    expect(context).toEqual({ samples, lists: samples });
    expect(reportFailure.mock.calls).toEqual([[{ kind, cause }]]);
  });

  it('settles every row for itself, in whatever order the answers come', async () => {
    const { actor, latest, reportFailure } = startRows();
    const cause = new Error('offline');
    const other = [movie({ id: 11, title: 'Also fetched' })];

    latest('nowPlaying').resolve(fetched);
    latest('popular').reject(cause);
    latest('topRated').resolve(other);
    latest('upcoming').reject(cause);

    const { context } = await waitFor(actor, (snapshot) =>
      snapshot.matches({
        upcoming: 'kept',
        popular: 'kept',
        topRated: 'fetched',
        nowPlaying: 'fetched',
      }),
    );
    expect(context).toEqual({
      samples,
      lists: { ...samples, topRated: other, nowPlaying: fetched },
    });
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

  it('asks anew in another language, and gives up what it had asked in the old one', async () => {
    const { actor, latest, asked } = startRows();

    actor.send({ type: 'rows.translate', samples: translated });

    expect(asked.map(({ signal }) => signal.aborted)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false],
    ]);
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({
      upcoming: 'samples',
      popular: 'samples',
      topRated: 'samples',
      nowPlaying: 'samples',
    });
    expect(context).toEqual({ samples: translated, lists: translated });

    latest('popular').resolve(fetched);
    await waitFor(actor, (snapshot) => snapshot.matches({ popular: 'fetched' }));
  });

  it('keeps the list of the old language on the screen until the new one is there', async () => {
    const { actor, questions, answer } = startRows();
    const anew = [movie({ id: 10, title: 'फिर से' })];

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples: translated });

    expect(actor.getSnapshot().matches({ popular: 'refreshing', upcoming: 'samples' })).toBe(true);
    expect(actor.getSnapshot().context.lists).toEqual({ ...translated, popular: fetched });
    expect(questions('popular')).toHaveLength(2);

    await answer('popular', anew);
    expect(actor.getSnapshot().context.lists.popular).toBe(anew);
  });

  it('keeps the list of the old language where the new one cannot be had, and can be asked again', async () => {
    const { actor, questions, latest, answer, reportFailure } = startRows();
    const cause = new Error('offline');

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples: translated });
    latest('popular').reject(cause);
    await waitFor(actor, (snapshot) => snapshot.matches({ popular: 'fetched' }));

    expect(actor.getSnapshot().context.lists.popular).toBe(fetched);
    expect(reportFailure.mock.calls).toEqual([[{ kind: 'popular', cause }]]);

    actor.send({ type: 'rows.translate', samples });
    expect(actor.getSnapshot().matches({ popular: 'refreshing' })).toBe(true);
    expect(questions('popular')).toHaveLength(3);
  });

  it('heeds the last of several changes only', async () => {
    const { actor, questions, latest, answer } = startRows();
    const last = [movie({ id: 10, title: 'La última' })];

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples });
    const passing = latest('popular');
    actor.send({ type: 'rows.translate', samples });
    passing.resolve([movie({ id: 10, title: 'बीच वाली' })]);
    await answer('popular', last);

    expect(actor.getSnapshot().context.lists.popular).toBe(last);
    expect(questions('popular').map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });
});

/** The rows where every list is asked for as often as a test likes. */
function startRefreshing() {
  const occasions = controlledCallbackActor<RowsActorEvent>();
  const fetchList = controlledPromiseActor<readonly Movie[], { kind: ListKind }>();
  const reportFailure = vi.fn();
  const actor = createActor(
    rowsMachine.provide({
      actors: { watchRefetchTriggers: occasions.logic, fetchList: fetchList.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { samples } },
  ).start();

  return {
    actor,
    occasions,
    fetchList,
    reportFailure,
    refresh: () => occasions.latest().tell({ type: 'rows.refresh' }),
    /** What was asked for in this round of four. */
    round: (number: number) => fetchList.runs.slice(number * 4, number * 4 + 4),
    untilAll: (state: string) =>
      waitFor(actor, (snapshot) =>
        Object.values(snapshot.value).every((each: unknown) => each === state),
      ),
  };
}

describe('rows that can be had anew', () => {
  it('stay on the screen until the fresh ones have come', async () => {
    const { actor, refresh, round, untilAll } = startRefreshing();
    for (const { resolve } of round(0)) resolve(fetched);
    await untilAll('fetched');

    refresh();
    await untilAll('refreshing');
    expect(actor.getSnapshot().context.lists.popular).toEqual(fetched);

    const fresh = [movie({ id: 12, title: 'Fresh' })];
    for (const { resolve } of round(1)) resolve(fresh);
    const { context } = await untilAll('fetched');
    expect(context.lists).toEqual({
      upcoming: fresh,
      popular: fresh,
      topRated: fresh,
      nowPlaying: fresh,
    });
  });

  it('stay where they cannot be had after all, and that is logged', async () => {
    const { refresh, round, untilAll, reportFailure } = startRefreshing();
    for (const { resolve } of round(0)) resolve(fetched);
    await untilAll('fetched');
    const cause = new Error('offline');

    refresh();
    for (const { reject } of round(1)) reject(cause);

    const { context } = await untilAll('fetched');
    expect(context.lists.popular).toEqual(fetched);
    expect(reportFailure.mock.calls).toEqual(listKinds.map((kind) => [{ kind, cause }]));
  });

  it('take the place of samples that were kept', async () => {
    const { refresh, round, untilAll } = startRefreshing();
    for (const { reject } of round(0)) reject(new Error('offline'));
    await untilAll('kept');

    refresh();
    await untilAll('samples');
    for (const { resolve } of round(1)) resolve(fetched);

    const { context } = await untilAll('fetched');
    expect(context.lists.popular).toEqual(fetched);
  });

  it.each([
    { what: 'samples', before: false, state: 'samples' },
    { what: 'fetched rows', before: true, state: 'refreshing' },
  ])(
    'are asked for again where the first question may have got lost: $what',
    async ({ before, state }) => {
      const { actor, refresh, round, untilAll, fetchList } = startRefreshing();
      if (before) {
        for (const { resolve } of round(0)) resolve(fetched);
        await untilAll('fetched');
        refresh();
      }
      const lost = fetchList.runs.slice(-4);

      refresh();

      expect(lost.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
      const latest = fetchList.runs.slice(-4);
      expect(latest.map(({ input, signal }) => [input.kind, signal.aborted])).toEqual(
        listKinds.map((kind) => [kind, false]),
      );
      expect(actor.getSnapshot().value).toEqual({
        upcoming: state,
        popular: state,
        topRated: state,
        nowPlaying: state,
      });
    },
  );

  it('are waited for only as long as the screen is there', () => {
    const { actor, occasions } = startRefreshing();

    actor.stop();

    expect(occasions.latest().signal.aborted).toBe(true);
  });
});

describe('rows whose occasions cannot be watched', () => {
  it('are fetched all the same, and that is logged', () => {
    const fetchList = controlledPromiseActor<readonly Movie[], { kind: ListKind }>();
    const reportFailure = vi.fn();
    const cause = new Error('The browser does not tell.');
    createActor(
      rowsMachine.provide({
        actors: {
          fetchList: fetchList.logic,
          watchRefetchTriggers: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
      { input: { samples } },
    ).start();

    expect(fetchList.runs).toHaveLength(4);
    expect(reportFailure.mock.calls).toEqual([[{ kind: 'occasions', cause }]]);
  });
});
