import { createActor, fromCallback } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { maxRecentSearches } from '@/domain/recentSearches';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startRecent() {
  const storage = controlledCallbackActor<RecentActorEvent>();
  const saveQueries = vi.fn();
  const actor = createActor(
    recentSearchesMachine.provide({
      actors: { watchRecent: storage.logic },
      actions: { saveQueries: (_, { queries }) => saveQueries(queries) },
    }),
  ).start();
  const add = (query: string) => actor.send({ type: 'recent.add', query });
  return { actor, add, saveQueries, storage, queries: () => actor.getSnapshot().context.queries };
}

describe('recentSearchesMachine', () => {
  it('starts empty', () => {
    const { actor, queries, saveQueries } = startRecent();

    expect(actor.getSnapshot().value).toBe('none');
    expect(queries()).toEqual([]);
    expect(saveQueries).not.toHaveBeenCalled();
  });

  it('loads saved searches without saving them again', () => {
    const { actor, storage, queries, saveQueries } = startRecent();

    storage.latest().emit({ type: 'recent.changed', queries: ['cats', 'heist'] });

    expect(actor.getSnapshot().value).toBe('some');
    expect(queries()).toEqual(['cats', 'heist']);
    expect(saveQueries).not.toHaveBeenCalled();
  });

  it('saves added searches, latest first, up to the limit', () => {
    const { actor, add, queries, saveQueries } = startRecent();

    for (let count = 1; count <= maxRecentSearches + 2; count += 1) add(`query ${count}`);

    expect(actor.getSnapshot().value).toBe('some');
    expect(queries()).toHaveLength(maxRecentSearches);
    expect(queries()[0]).toBe(`query ${maxRecentSearches + 2}`);
    expect(saveQueries).toHaveBeenLastCalledWith(queries());
  });

  it('removes one search', () => {
    const { actor, add, queries, saveQueries } = startRecent();
    add('heist');
    add('cats');

    actor.send({ type: 'recent.remove', query: 'heist' });
    expect(queries()).toEqual(['cats']);

    actor.send({ type: 'recent.remove', query: 'cats' });
    expect(actor.getSnapshot().value).toBe('none');
    expect(saveQueries).toHaveBeenLastCalledWith([]);
  });

  it('removes all searches', () => {
    const { actor, add, queries, saveQueries } = startRecent();
    add('heist');
    add('cats');

    actor.send({ type: 'recent.clear' });

    expect(actor.getSnapshot().value).toBe('none');
    expect(queries()).toEqual([]);
    expect(saveQueries).toHaveBeenLastCalledWith([]);
  });

  it('follows another tab', () => {
    const { actor, add, storage } = startRecent();
    add('heist');

    storage.latest().emit({ type: 'recent.changed', queries: [] });

    expect(actor.getSnapshot().value).toBe('none');
  });

  it('works and reports the cause when watching storage fails', () => {
    const reportFailure = vi.fn();
    const cause = new Error('denied');
    const actor = createActor(
      recentSearchesMachine.provide({
        actors: {
          watchRecent: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    actor.send({ type: 'recent.add', query: 'cats' });

    expect(actor.getSnapshot().context.queries).toEqual(['cats']);
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });
});
