import { vi } from 'vitest';
import { deferred } from './deferred';

/** From the shortest pause between two tries to the longest that anybody waits. */
const isPause = (ms: number) => ms >= 100 && ms <= 20_000;

/** Takes the pauses between tries into the test's hand: `next` is the next one that begins, with its end. */
export function fakePauses() {
  const setTimer = globalThis.setTimeout;
  const begun: { readonly ms: number; end(): void }[] = [];
  let waiting = deferred<void>();

  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms = 0) => {
    if (!isPause(ms)) return setTimer(callback, ms);
    begun.push({ ms, end: callback });
    waiting.resolve();
    return setTimer(() => {}, 0);
  });

  return {
    async next() {
      if (begun.length === 0) await waiting.promise;
      waiting = deferred<void>();
      const pause = begun.shift();
      if (!pause) throw new Error('No pause has begun.');
      return pause;
    },
  };
}
