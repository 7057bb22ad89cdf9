const maxWaitMs = 10_000;

/**
 * Leaves the page and goes back. Returns the time in ms until it is painted again; `undefined` if
 * the browser had to load it.
 */
export async function restoreTime({ goto, evaluate }) {
  await evaluate(() => void (window.bench.wasLeft = true));
  await goto('data:text/html,elsewhere');
  // Runs in a task of its own, so that evaluate returns before the page is left.
  const pressed = await evaluate(() => {
    setTimeout(() => history.back());
    return Date.now();
  });
  while (Date.now() - pressed < maxWaitMs) {
    // Evaluate fails while the page changes.
    const seen = await evaluate(() => location.protocol === 'http:' && window.bench).catch(
      () => {},
    );
    if (seen?.restoredAt) return seen.restoredAt - pressed;
    if (seen && !seen.wasLeft) return undefined;
  }
  return undefined;
}
