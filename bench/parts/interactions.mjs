/** The time until the popup is visible; not part of the response to the press. */
export const untilSeen = '… until it is seen';

/**
 * Performs each interaction on /browse. Returns the slowest response of each in ms, and the time
 * until the popup is visible.
 */
export async function interactionTimes({ page, networkIdle }, site) {
  await page.goto(`${site}/browse`);
  await page.getByRole('article').first().waitFor();
  await networkIdle();

  const steps = {
    'scroll a row': page.getByRole('button', { name: 'Scroll Upcoming Movies right' }),
    'open the popup': page.getByRole('button', { name: /^More info/ }).first(),
    'close the popup': page.getByRole('button', { name: 'Close' }),
    'to GPT search': page.getByRole('button', { name: 'GPT Search' }),
    type: page.getByRole('search').getByRole('combobox'),
    'back to the homepage': page.getByRole('button', { name: 'Homepage' }),
  };
  const times = {};
  for (const [name, control] of Object.entries(steps)) {
    const spot = await middleOf(control);
    await page.evaluate(() => void (window.bench.interactions.length = 0));
    if (name === 'open the popup') await page.evaluate(awaitDialog);
    // Playwright's `tap` would add its own checks to the measurement.
    await page.touchscreen.tap(spot.x, spot.y);
    if (name === 'type') await page.keyboard.type('heist', { delay: 120 });
    await page.waitForTimeout(1_000);
    times[name] = await page.evaluate(() =>
      Math.max(0, ...window.bench.interactions.map(({ duration }) => duration)),
    );
    if (name === 'open the popup') times[untilSeen] = await page.evaluate(() => window.bench.seen);
  }
  return times;
}

/** Runs in the page. Records the time from the next press until a dialog is painted. */
function awaitDialog() {
  const look = (pressed) => {
    if (!document.querySelector('dialog[open]')) return requestAnimationFrame(() => look(pressed));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.bench.seen = performance.now() - pressed);
    port2.postMessage(null);
  };
  document.addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { once: true });
}

async function middleOf(control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
