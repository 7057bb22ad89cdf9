import { onIdle } from './onIdle';

/** Runs the job after the load event, when the browser is idle. Returns the cancel function. */
export function onPageIdle(job: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = onIdle(job);
  };
  if (document.readyState === 'complete') {
    wait();
    return () => callOff();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff();
  };
}
