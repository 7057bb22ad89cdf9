import { vi } from 'vitest';

/** Takes the clock of the time limits into the test's hand: what was started, and the way to let it run out. */
export function fakeTimeouts() {
  const started: { readonly ms: number; runOut(): void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    const runOut = () => controller.abort(new DOMException('Time is up.', 'TimeoutError'));
    started.push({ ms, runOut });
    return controller.signal;
  });
  return started;
}
