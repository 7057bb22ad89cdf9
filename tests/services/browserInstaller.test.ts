import { describe, expect, it, vi } from 'vitest';
import { browserInstaller } from '@/services/browserInstaller';
import { deferred } from '../support/deferred';

/** A `beforeinstallprompt` event whose prompt the test answers. */
function installEvent() {
  const answer = deferred<void>();
  const prompt = vi.fn(() => answer.promise);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return { event: Object.assign(event, { prompt }), prompt, answer };
}

function startInstaller(savedEvent?: Event) {
  const target = new EventTarget();
  const installer = browserInstaller(target, savedEvent);
  const received: boolean[] = [];
  const stop = installer.watch((possible) => received.push(possible));
  return { target, installer, received, stop };
}

describe('browserInstaller', () => {
  it('is available after the browser’s event, whose own banner is suppressed', () => {
    const { target, received } = startInstaller();
    const { event } = installEvent();

    target.dispatchEvent(event);

    expect(received).toEqual([false, true]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('is available at once with an event saved earlier', async () => {
    const { event, prompt, answer } = installEvent();
    const { installer, received } = startInstaller(event);
    expect(received).toEqual([true]);

    answer.resolve();
    await installer.install();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('prompts once per event and waits for the answer', async () => {
    const { event, prompt, answer } = installEvent();
    const { installer, received } = startInstaller(event);
    const settled = vi.fn();

    const installing = installer.install().then(settled);
    await expect(installer.install()).rejects.toThrow('did not offer');
    expect(received).toEqual([true, false]);
    expect(settled).not.toHaveBeenCalled();

    answer.resolve();
    await installing;
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is available again after another event, until the app is installed', async () => {
    const first = installEvent();
    const { target, installer, received } = startInstaller(first.event);
    first.answer.resolve();
    await installer.install();

    target.dispatchEvent(installEvent().event);
    target.dispatchEvent(new Event('appinstalled'));

    expect(received).toEqual([true, false, true, false]);
  });

  it('ignores an event without a prompt', () => {
    const { target, received } = startInstaller(new Event('beforeinstallprompt'));

    target.dispatchEvent(new Event('beforeinstallprompt'));
    target.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: 'Install?' }));

    expect(received).toEqual([false]);
  });

  it('notifies no listener after unsubscribe', () => {
    const { target, received, stop } = startInstaller();

    stop();
    target.dispatchEvent(installEvent().event);

    expect(received).toEqual([false]);
  });
});
