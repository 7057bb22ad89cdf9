import { onIdle } from './onIdle';

/**
 * Does the job once the page, its pictures included, is there and the browser has nothing better to
 * do. Returns the way to call it off.
 */
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
