import { vi } from 'vitest';
import { deferred } from './deferred';

/** The range of pauses between attempts. */
const isPause = (ms: number) => ms >= 100 && ms <= 20_000;

/**
 * Intercepts the pauses between attempts. `next` returns the next pause and the function that ends
 * it.
 */
export function fakePauses() {
  const setTimer = globalThis.setTimeout;
  const started: { readonly ms: number; end(): void }[] = [];
  let waiting = deferred<void>();

  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms = 0) => {
    if (!isPause(ms)) return setTimer(callback, ms);
    started.push({ ms, end: callback });
    waiting.resolve();
    return setTimer(() => {}, 0);
  });

  return {
    async next() {
      if (started.length === 0) await waiting.promise;
      waiting = deferred<void>();
      const pause = started.shift();
      if (!pause) throw new Error('No pause has begun.');
      return pause;
    },
  };
}
