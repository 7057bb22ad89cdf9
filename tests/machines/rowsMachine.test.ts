import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { rowsMachine, type RowsActorEvent } from '@/machines/rowsMachine';
import { deferred } from '../support/deferred';
import { movie, movieLists } from '../support/movies';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { waitForState } from '../support/waitForState';

const samples = movieLists();
const fetched = [movie({ id: 10, title: 'Fetched' })];
const translated = movieLists({ popular: [movie({ id: 2, title: 'एक लोकप्रिय नमूना' })] });

function inEveryRow<Value>(value: Value): Readonly<Record<ListKind, Value>> {
  return { upcoming: value, popular: value, topRated: value, nowPlaying: value };
}

function startRows() {
  const requests: (ReturnType<typeof deferred<readonly Movie[]>> & {
    readonly kind: ListKind;
    readonly signal: AbortSignal;
  })[] = [];
  const reportFailure = vi.fn();

  const actor = createActor(
    rowsMachine.provide({
      actors: {
        watchRefetchTriggers: controlledCallbackActor<RowsActorEvent>().logic,
        fetchList: fromPromise(({ input: { kind }, signal }) => {
          const request = { ...deferred<readonly Movie[]>(), kind, signal };
          requests.push(request);
          return request.promise;
        }),
      },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { samples } },
  ).start();

  const requestsFor = (kind: ListKind) => requests.filter((request) => request.kind === kind);

  function latest(kind: ListKind) {
    const request = requestsFor(kind).at(-1);
    if (!request) throw new Error(`There was no request for ${kind}.`);
    return request;
  }

  async function answer(kind: ListKind, movies: readonly Movie[]) {
    latest(kind).resolve(movies);
    await waitForState(actor, (snapshot) => snapshot.matches({ [kind]: 'fetched' }));
  }

  return { actor, requests, requestsFor, latest, answer, reportFailure };
}

describe('rowsMachine', () => {
  it('shows samples while it fetches all four lists', () => {
    const { actor, requests } = startRows();

    expect(actor.getSnapshot().value).toEqual(inEveryRow('loading'));
    expect(actor.getSnapshot().context).toEqual({ samples, lists: samples });
    expect(requests.map(({ kind }) => kind)).toEqual(listKinds);
  });

  it.each(listKinds)('replaces the %s list alone', async (kind) => {
    const { actor, latest, reportFailure } = startRows();

    latest(kind).resolve(fetched);

    const { value, context } = await waitForState(actor, (snapshot) =>
      snapshot.matches({ [kind]: 'fetched' }),
    );
    expect(value).toEqual({ ...inEveryRow('loading'), [kind]: 'fetched' });
    expect(context).toEqual({ samples, lists: { ...samples, [kind]: fetched } });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it.each(listKinds)('keeps the %s samples when the list fails', async (kind) => {
    const { actor, latest, reportFailure } = startRows();
    const cause = new Error('429');

    latest(kind).reject(cause);

    const { context } = await waitForState(actor, (snapshot) =>
      snapshot.matches({ [kind]: 'failed' }),
    );
    expect(context).toEqual({ samples, lists: samples });
    expect(reportFailure.mock.calls).toEqual([[{ kind, cause }]]);
  });

  it('refetches in another language and aborts the old requests', async () => {
    const { actor, latest, requests } = startRows();

    actor.send({ type: 'rows.translate', samples: translated });

    expect(requests.map(({ signal }) => signal.aborted)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false],
    ]);
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual(inEveryRow('loading'));
    expect(context).toEqual({ samples: translated, lists: translated });

    latest('popular').resolve(fetched);
    await waitForState(actor, (snapshot) => snapshot.matches({ popular: 'fetched' }));
  });

  it('keeps the old language’s list until the new one arrives', async () => {
    const { actor, requestsFor, answer } = startRows();
    const refetched = [movie({ id: 10, title: 'फिर से' })];

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples: translated });

    expect(actor.getSnapshot().matches({ popular: 'refreshing', upcoming: 'loading' })).toBe(true);
    expect(actor.getSnapshot().context.lists).toEqual({ ...translated, popular: fetched });
    expect(requestsFor('popular')).toHaveLength(2);

    await answer('popular', refetched);
    expect(actor.getSnapshot().context.lists.popular).toBe(refetched);
  });

  it('keeps the old language’s list when the new one fails, and can retry', async () => {
    const { actor, requestsFor, latest, answer, reportFailure } = startRows();
    const cause = new Error('offline');

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples: translated });
    latest('popular').reject(cause);
    await waitForState(actor, (snapshot) => snapshot.matches({ popular: 'fetched' }));

    expect(actor.getSnapshot().context.lists.popular).toBe(fetched);
    expect(reportFailure.mock.calls).toEqual([[{ kind: 'popular', cause }]]);

    actor.send({ type: 'rows.translate', samples });
    expect(actor.getSnapshot().matches({ popular: 'refreshing' })).toBe(true);
    expect(requestsFor('popular')).toHaveLength(3);
  });

  it('uses only the last of several language changes', async () => {
    const { actor, requestsFor, latest, answer } = startRows();
    const last = [movie({ id: 10, title: 'La última' })];

    await answer('popular', fetched);
    actor.send({ type: 'rows.translate', samples });
    const superseded = latest('popular');
    actor.send({ type: 'rows.translate', samples });
    superseded.resolve([movie({ id: 10, title: 'बीच वाली' })]);
    await answer('popular', last);

    expect(actor.getSnapshot().context.lists.popular).toBe(last);
    expect(requestsFor('popular').map(({ signal }) => signal.aborted)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

/** The rows with a controlled `fetchList`. */
function startRefreshing() {
  const triggers = controlledCallbackActor<RowsActorEvent>();
  const fetchList = controlledPromiseActor<readonly Movie[], { kind: ListKind }>();
  const reportFailure = vi.fn();
  const actor = createActor(
    rowsMachine.provide({
      actors: { watchRefetchTriggers: triggers.logic, fetchList: fetchList.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
    { input: { samples } },
  ).start();

  return {
    actor,
    triggers,
    fetchList,
    reportFailure,
    refresh: () => triggers.latest().emit({ type: 'refetch.triggered' }),
    /** The four requests of a round. */
    round: (number: number) => fetchList.runs.slice(number * 4, number * 4 + 4),
    untilAll: (state: string) =>
      waitForState(actor, (snapshot) =>
        Object.values(snapshot.value).every((each: unknown) => each === state),
      ),
  };
}

describe('refreshing', () => {
  it('keeps the rows until fresh ones arrive', async () => {
    const { actor, refresh, round, untilAll } = startRefreshing();
    for (const { resolve } of round(0)) resolve(fetched);
    await untilAll('fetched');

    refresh();
    await untilAll('refreshing');
    expect(actor.getSnapshot().context.lists.popular).toEqual(fetched);

    const fresh = [movie({ id: 12, title: 'Fresh' })];
    for (const { resolve } of round(1)) resolve(fresh);
    const { context } = await untilAll('fetched');
    expect(context.lists).toEqual(inEveryRow(fresh));
  });

  it('keeps the rows and reports the cause when it fails', async () => {
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

  it('replaces samples that stayed after a failure', async () => {
    const { refresh, round, untilAll } = startRefreshing();
    for (const { reject } of round(0)) reject(new Error('offline'));
    await untilAll('failed');

    refresh();
    await untilAll('loading');
    for (const { resolve } of round(1)) resolve(fetched);

    const { context } = await untilAll('fetched');
    expect(context.lists.popular).toEqual(fetched);
  });

  it.each([
    { what: 'loading', before: false, state: 'loading' },
    { what: 'fetched rows', before: true, state: 'refreshing' },
  ])('aborts running requests and sends them again: $what', async ({ before, state }) => {
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
    expect(actor.getSnapshot().value).toEqual(inEveryRow(state));
  });
});

describe('refetch triggers that cannot be watched', () => {
  it('do not prevent the first fetch and are reported', () => {
    const fetchList = controlledPromiseActor<readonly Movie[], { kind: ListKind }>();
    const reportFailure = vi.fn();
    const cause = new Error('No connection events.');
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
    expect(reportFailure.mock.calls).toEqual([[{ kind: 'watching', cause }]]);
  });
});
