import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { installMachine, type InstallActorEvent } from '@/machines/installMachine';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { waitForState } from '../support/waitForState';

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
    emit: installer.latest().emit,
    installer,
    value: () => actor.getSnapshot().value,
  };
}

describe('installMachine', () => {
  it('offers installation only while the browser does', () => {
    const { value, emit } = startInstall();
    expect(value()).toBe('unavailable');

    emit({ type: 'install.enabled' });
    expect(value()).toBe('offered');

    emit({ type: 'install.disabled' });
    expect(value()).toBe('unavailable');
  });

  it('prompts once for repeated clicks and offers no more', async () => {
    const { actor, value, emit, install } = startInstall();

    emit({ type: 'install.enabled' });
    actor.send({ type: 'install.prompt' });
    // The prompt consumes the browser’s event.
    emit({ type: 'install.disabled' });
    actor.send({ type: 'install.prompt' });
    expect(value()).toBe('prompting');
    expect(install.runs).toHaveLength(1);

    install.latest().resolve();
    await waitForState(actor, (snapshot) => snapshot.matches('unavailable'));
  });

  it('offers again after a new browser event', async () => {
    const { actor, value, emit, install } = startInstall();

    emit({ type: 'install.enabled' });
    actor.send({ type: 'install.prompt' });
    install.latest().resolve();
    await waitForState(actor, (snapshot) => snapshot.matches('unavailable'));
    emit({ type: 'install.enabled' });

    expect(value()).toBe('offered');
  });

  it('reports a failed prompt', async () => {
    const { actor, emit, install, reportFailure } = startInstall();
    const cause = new Error('The browser would not.');

    emit({ type: 'install.enabled' });
    actor.send({ type: 'install.prompt' });
    install.latest().reject(cause);

    await waitForState(actor, (snapshot) => snapshot.matches('unavailable'));
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('cannot prompt without an offer', () => {
    const { actor, value, install } = startInstall();

    actor.send({ type: 'install.prompt' });

    expect(value()).toBe('unavailable');
    expect(install.runs).toEqual([]);
  });

  it('offers nothing and reports the cause when watching fails', () => {
    const { value, emit, reportFailure } = startInstall();
    const cause = new Error('The script did not come.');

    emit({ type: 'install.watchFailed', cause });

    expect(value()).toBe('unavailable');
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });
});
