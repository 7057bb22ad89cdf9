import { describe, expect, it, vi } from 'vitest';
import { browserInstaller } from '@/services/browserInstaller';
import { deferred } from '../support/deferred';

/** An offer such as browsers make, whose question is answered by hand. */
function anOffer() {
  const answer = deferred<void>();
  const prompt = vi.fn(() => answer.promise);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return { event: Object.assign(event, { prompt }), prompt, answer };
}

function watched(kept?: Event) {
  const target = new EventTarget();
  const installer = browserInstaller(target, kept);
  const told: boolean[] = [];
  const stop = installer.watch((possible) => told.push(possible));
  return { target, installer, told, stop };
}

describe('installing from the browser', () => {
  it('is impossible until the browser offers it, whose own banner stays away', () => {
    const { target, told } = watched();
    const { event } = anOffer();

    target.dispatchEvent(event);

    expect(told).toEqual([false, true]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('is possible at once by an offer that was kept from before', async () => {
    const { event, prompt, answer } = anOffer();
    const { installer, told } = watched(event);
    expect(told).toEqual([true]);

    answer.resolve();
    await installer.install();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('asks one question an offer, and is over when that is answered', async () => {
    const { event, prompt, answer } = anOffer();
    const { installer, told } = watched(event);
    const settled = vi.fn();

    const asking = installer.install().then(settled);
    await expect(installer.install()).rejects.toThrow('did not offer');
    expect(told).toEqual([true, false]);
    expect(settled).not.toHaveBeenCalled();

    answer.resolve();
    await asking;
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is possible again with another offer, and over when it is installed', async () => {
    const first = anOffer();
    const { target, installer, told } = watched(first.event);
    first.answer.resolve();
    await installer.install();

    target.dispatchEvent(anOffer().event);
    target.dispatchEvent(new Event('appinstalled'));

    expect(told).toEqual([true, false, true, false]);
  });

  it('takes an event that offers nothing for none', () => {
    const { target, told } = watched(new Event('beforeinstallprompt'));

    target.dispatchEvent(new Event('beforeinstallprompt'));
    target.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: 'Install?' }));

    expect(told).toEqual([false]);
  });

  it('is told only to those who still listen', () => {
    const { target, told, stop } = watched();

    stop();
    target.dispatchEvent(anOffer().event);

    expect(told).toEqual([false]);
  });
});
