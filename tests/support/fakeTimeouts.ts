import { vi } from 'vitest';

/** Replaces `AbortSignal.timeout`. Returns the started timeouts, each with `runOut`. */
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
