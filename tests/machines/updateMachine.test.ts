import { createActor, fromCallback, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { updateMachine, type VersionActorEvent } from '@/machines/updateMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startUpdate() {
  const version = controlledCallbackActor<VersionActorEvent>();
  const take = controlledPromiseActor<void>();
  const reload = vi.fn();
  const reportFailure = vi.fn();
  const actor = createActor(
    updateMachine.provide({
      actors: { watchVersion: version.logic, takeVersion: take.logic },
      actions: { reload, reportFailure: (_, params) => reportFailure(params) },
    }),
  ).start();
  const arrive = () => version.latest().tell({ type: 'version.arrived' });
  return {
    actor,
    version,
    take,
    reload,
    reportFailure,
    arrive,
    value: () => actor.getSnapshot().value,
  };
}

describe('a new version', () => {
  it('is offered, and nothing happens until somebody wants it', () => {
    const { value, arrive, take, reload } = startUpdate();
    expect(value()).toBe('current');

    arrive();

    expect(value()).toBe('offered');
    expect(take.runs).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is taken once, however often the button is pressed, and then the page is loaded anew', async () => {
    const { actor, value, arrive, take, reload } = startUpdate();

    arrive();
    actor.send({ type: 'update.take' });
    actor.send({ type: 'update.take' });
    expect(value()).toBe('taking');
    expect(take.runs).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();

    take.latest().resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('current'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that cannot be taken is offered again, and that is logged', async () => {
    const { actor, arrive, take, reload, reportFailure } = startUpdate();
    const cause = new Error('The new service worker did not activate.');

    arrive();
    actor.send({ type: 'update.take' });
    take.latest().reject(cause);

    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(reload).not.toHaveBeenCalled();
    expect(reportFailure.mock.calls).toEqual([[{ during: 'taking', cause }]]);
  });

  it('is left for later, and only a yet newer one is offered after it', () => {
    const { actor, value, arrive } = startUpdate();

    arrive();
    actor.send({ type: 'update.postpone' });
    expect(value()).toBe('postponed');

    actor.send({ type: 'update.take' });
    expect(value()).toBe('postponed');

    arrive();
    expect(value()).toBe('offered');
  });

  it('that arrives while another is taken disturbs nobody', () => {
    const { actor, value, arrive, take } = startUpdate();

    arrive();
    actor.send({ type: 'update.take' });
    arrive();

    expect(value()).toBe('taking');
    expect(take.latest().signal.aborted).toBe(false);
  });
});

describe('watching for versions', () => {
  it('that fails is logged, and the page goes on', () => {
    const { value, version, reportFailure } = startUpdate();
    const cause = new Error('The worker could not be had.');

    version.latest().tell({ type: 'version.watchFailed', cause });

    expect(value()).toBe('current');
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watching', cause }]]);
  });

  it('that breaks is logged, and the page goes on', () => {
    const cause = new Error('The storage is denied.');
    const reportFailure = vi.fn();
    const actor = createActor(
      updateMachine.provide({
        actors: {
          watchVersion: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    expect(actor.getSnapshot().value).toBe('current');
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watching', cause }]]);
  });

  it('ends with the page', () => {
    const { actor, version } = startUpdate();

    actor.stop();

    expect(version.latest().signal.aborted).toBe(true);
  });
});
