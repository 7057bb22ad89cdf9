import { onIdle } from './onIdle';

/** A picture that never comes would hold the load event back for good. */
const maxLoadMs = 10_000;

/** Runs the job after the load event, when the browser is idle. Returns the cancel function. */
export function onPageIdle(callback: () => void): () => void {
  let cancel = () => {};
  const start = () => {
    cancel();
    cancel = onIdle(callback);
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
