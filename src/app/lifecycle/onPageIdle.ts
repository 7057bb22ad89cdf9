import { onIdle } from './onIdle';

/** A picture that never loads would block the load event forever. */
const maxLoadMs = 10_000;

/**
 * Runs the job when the browser is idle after the load event, or after 10 s without it. Returns the
 * cancel function.
 */
export function onPageIdle(job: () => void): () => void {
  let cancel = () => {};
  const start = () => {
    cancel();
    cancel = onIdle(job);
  };
  if (document.readyState === 'complete') {
    start();
    return () => cancel();
  }
  const timer = setTimeout(start, maxLoadMs);
  window.addEventListener('load', start, { once: true });
  cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
  };
  return () => cancel();
}
