import { onIdle } from './onIdle';

/** Runs the job after the load event, when the browser is idle. Returns the cancel function. */
export function onPageIdle(callback: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = onIdle(callback);
  };
  if (document.readyState === 'complete') {
    wait();
    return () => cancel();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
