import { createActor, fromCallback } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { maxRecentSearches } from '@/domain/recentSearches';
import { recentSearchesMachine, type RecentActorEvent } from '@/machines/recentSearchesMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startRecent() {
  const storage = controlledCallbackActor<RecentActorEvent>();
  const keep = vi.fn();
  const actor = createActor(
    recentSearchesMachine.provide({
      actors: { watchRecent: storage.logic },
      actions: { keep: (_, { queries }) => keep(queries) },
    }),
  ).start();
  const add = (query: string) => actor.send({ type: 'recent.add', query });
  return { actor, add, keep, storage, queries: () => actor.getSnapshot().context.queries };
}

describe('recent searches', () => {
  it('are none at first', () => {
    const { actor, queries, keep } = startRecent();

    expect(actor.getSnapshot().value).toBe('none');
    expect(queries()).toEqual([]);
    expect(keep).not.toHaveBeenCalled();
  });

  it('are those that were kept before, and are not kept anew for that', () => {
    const { actor, storage, queries, keep } = startRecent();

    storage.latest().tell({ type: 'recent.changed', queries: ['cats', 'heist'] });

    expect(actor.getSnapshot().value).toBe('some');
    expect(queries()).toEqual(['cats', 'heist']);
    expect(keep).not.toHaveBeenCalled();
  });

  it('are kept as they are added, the latest first, and no more than fit', () => {
    const { actor, add, queries, keep } = startRecent();

    for (let count = 1; count <= maxRecentSearches + 2; count += 1) add(`query ${count}`);

    expect(actor.getSnapshot().value).toBe('some');
    expect(queries()).toHaveLength(maxRecentSearches);
    expect(queries()[0]).toBe(`query ${maxRecentSearches + 2}`);
    expect(keep).toHaveBeenLastCalledWith(queries());
  });

  it('do not hold a blank one', () => {
    const { actor, add, keep } = startRecent();

    add('  ');

    expect(actor.getSnapshot().value).toBe('none');
    expect(keep).not.toHaveBeenCalled();
  });

  it('are removed one by one', () => {
    const { actor, add, queries, keep } = startRecent();
    add('heist');
    add('cats');

    actor.send({ type: 'recent.remove', query: 'heist' });
    expect(queries()).toEqual(['cats']);

    actor.send({ type: 'recent.remove', query: 'cats' });
    expect(actor.getSnapshot().value).toBe('none');
    expect(keep).toHaveBeenLastCalledWith([]);
  });

  it('are removed all at once', () => {
    const { actor, add, queries, keep } = startRecent();
    add('heist');
    add('cats');

    actor.send({ type: 'recent.clear' });

    expect(actor.getSnapshot().value).toBe('none');
    expect(queries()).toEqual([]);
    expect(keep).toHaveBeenLastCalledWith([]);
  });

  it('follow another tab', () => {
    const { actor, add, storage } = startRecent();
    add('heist');

    storage.latest().tell({ type: 'recent.changed', queries: [] });

    expect(actor.getSnapshot().value).toBe('none');
  });

  it('live without a storage that cannot be watched, and say why', () => {
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
