const maxWaitMs = 200;

/** Runs the job after the next paint. A hidden page paints nothing: there it runs after 200 ms. */
export function afterPaint(job: () => void) {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    job();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, maxWaitMs);
}
