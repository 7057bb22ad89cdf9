import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { updateMachine, type UpdateActorEvent } from '@/machines/updateMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { waitForState } from '../support/waitForState';

function startUpdate() {
  const version = controlledCallbackActor<UpdateActorEvent>();
  const activation = controlledPromiseActor<void>();
  const reload = vi.fn();
  const reportFailure = vi.fn();
  const actor = createActor(
    updateMachine.provide({
      actors: { watchUpdates: version.logic, activateUpdate: activation.logic },
      actions: { reload, reportFailure: (_, params) => reportFailure(params) },
    }),
  ).start();
  const arrive = () => version.latest().emit({ type: 'update.found' });
  return {
    actor,
    version,
    activation,
    reload,
    reportFailure,
    arrive,
    value: () => actor.getSnapshot().value,
  };
}

describe('a new version', () => {
  it('is offered and not applied by itself', () => {
    const { value, arrive, activation, reload } = startUpdate();
    expect(value()).toBe('current');

    arrive();

    expect(value()).toBe('offered');
    expect(activation.runs).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is activated once for repeated clicks, then the page reloads', async () => {
    const { actor, value, arrive, activation, reload } = startUpdate();

    arrive();
    actor.send({ type: 'update.activate' });
    actor.send({ type: 'update.activate' });
    expect(value()).toBe('activating');
    expect(activation.runs).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();

    activation.latest().resolve();
    await waitForState(actor, (snapshot) => snapshot.matches('current'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers the update again and reports the cause when activating fails', async () => {
    const { actor, arrive, activation, reload, reportFailure } = startUpdate();
    const cause = new Error('The new service worker did not activate.');

    arrive();
    actor.send({ type: 'update.activate' });
    activation.latest().reject(cause);

    await waitForState(actor, (snapshot) => snapshot.matches('offered'));
    expect(reload).not.toHaveBeenCalled();
    expect(reportFailure.mock.calls).toEqual([[{ during: 'activating', cause }]]);
  });

  it('can be postponed until a newer version arrives', () => {
    const { actor, value, arrive } = startUpdate();

    arrive();
    actor.send({ type: 'update.postpone' });
    expect(value()).toBe('postponed');

    actor.send({ type: 'update.activate' });
    expect(value()).toBe('postponed');

    arrive();
    expect(value()).toBe('offered');
  });

  it('that arrives while another is activated is ignored', () => {
    const { actor, value, arrive, activation } = startUpdate();

    arrive();
    actor.send({ type: 'update.activate' });
    arrive();

    expect(value()).toBe('activating');
    expect(activation.latest().signal.aborted).toBe(false);
  });
});

describe('a version watcher', () => {
  it('has its failure reported', () => {
    const { value, version, reportFailure } = startUpdate();
    const cause = new Error('The worker did not answer.');

    version.latest().emit({ type: 'update.watchFailed', cause });

    expect(value()).toBe('current');
    expect(reportFailure.mock.calls).toEqual([[{ during: 'watching', cause }]]);
  });
});
