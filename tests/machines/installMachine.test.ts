import { createActor, fromCallback, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { installMachine, type InstallActorEvent } from '@/machines/installMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startInstall() {
  const installer = controlledCallbackActor<InstallActorEvent>();
  const install = controlledPromiseActor<void>();
  const reportFailure = vi.fn();
  const actor = createActor(
    installMachine.provide({
      actors: { watchInstaller: installer.logic, install: install.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
  ).start();
  return {
    actor,
    install,
    reportFailure,
    tell: installer.latest().tell,
    installer,
    value: () => actor.getSnapshot().value,
  };
}

describe('installing', () => {
  it('is offered only while the browser offers it', () => {
    const { value, tell } = startInstall();
    expect(value()).toBe('unavailable');

    tell({ type: 'install.possible' });
    expect(value()).toBe('offered');

    tell({ type: 'install.impossible' });
    expect(value()).toBe('unavailable');
  });

  it('asks once, however often the button is pressed, and is not offered again after that', async () => {
    const { actor, value, tell, install } = startInstall();

    tell({ type: 'install.possible' });
    actor.send({ type: 'install.ask' });
    // The browser's offer is used up by the question.
    tell({ type: 'install.impossible' });
    actor.send({ type: 'install.ask' });
    expect(value()).toBe('asking');
    expect(install.runs).toHaveLength(1);

    install.latest().resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
  });

  it('is offered anew where the browser makes another offer', async () => {
    const { actor, value, tell, install } = startInstall();

    tell({ type: 'install.possible' });
    actor.send({ type: 'install.ask' });
    install.latest().resolve();
    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    tell({ type: 'install.possible' });

    expect(value()).toBe('offered');
  });

  it('that fails is logged', async () => {
    const { actor, tell, install, reportFailure } = startInstall();
    const cause = new Error('The browser would not.');

    tell({ type: 'install.possible' });
    actor.send({ type: 'install.ask' });
    install.latest().reject(cause);

    await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('cannot be asked for where it is not offered', () => {
    const { actor, value, install } = startInstall();

    actor.send({ type: 'install.ask' });

    expect(value()).toBe('unavailable');
    expect(install.runs).toEqual([]);
  });

  it('is not offered where nobody can tell, and that is logged', () => {
    const { value, tell, reportFailure } = startInstall();
    const cause = new Error('The script did not come.');

    tell({ type: 'install.watchFailed', cause });

    expect(value()).toBe('unavailable');
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('is not offered where watching breaks, and that is logged', () => {
    const cause = new Error('The window is gone.');
    const reportFailure = vi.fn();
    const actor = createActor(
      installMachine.provide({
        actors: {
          watchInstaller: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    expect(actor.getSnapshot().value).toBe('unavailable');
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('is watched no longer than it is shown', () => {
    const { actor, installer } = startInstall();

    actor.stop();

    expect(installer.latest().signal.aborted).toBe(true);
  });
});
