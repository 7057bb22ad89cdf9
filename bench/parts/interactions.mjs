import { line } from '../resultTable.mjs';

/** The slowest response to each press or key on /browse. */
export async function interactions({ site, times }) {
  const runs = await times((phone) => interactionTimes(phone, site), { isReturning: true });
  const lines = Object.keys(runs[0].responses).map((name) =>
    line({ name, goal: 80, unit: 'ms' }, runs, ({ responses }) => responses[name]),
  );
  return [
    ...lines,
    line({ name: 'popup visible after the press', unit: 'ms' }, runs, ({ untilSeen }) => untilSeen),
  ];
}

/** Performs each interaction; a search with ten rows of 20 photographs is among them. */
async function interactionTimes({ page, networkIdle }, site) {
  await page.goto(`${site}/browse`);
  await page.getByRole('article').first().waitFor();
  await networkIdle();

  const button = (name) => page.getByRole('button', { name, exact: true });
  const steps = {
    'scroll a row': button('Scroll Upcoming Movies right'),
    'open the popup': page.getByRole('button', { name: /^More info/ }).first(),
    'close the popup': button('Close'),
    'to GPT search': button('GPT Search'),
    type: page.getByRole('search').getByRole('combobox'),
    ask: button('Search'),
    'back to the homepage': button('Homepage'),
  };
  const responses = {};
  for (const [name, control] of Object.entries(steps)) {
    responses[name] = await responseOf(page, async () => {
      const spot = await middleOf(control);
      if (name === 'open the popup') await page.evaluate(awaitDialog);
      // Playwright's `tap` would add its own checks to the measurement.
      await page.touchscreen.tap(spot.x, spot.y);
      if (name === 'type') await page.keyboard.type('heist', { delay: 120 });
    });
    if (name === 'ask') await networkIdle();
  }
  return { responses, untilSeen: await page.evaluate(() => window.bench.seen) };
}

/** The slowest response in ms to what happens during this action. */
export async function responseOf(page, act) {
  await page.evaluate(() => void (window.bench.interactions.length = 0));
  await act();
  await page.waitForTimeout(1_000);
  return page.evaluate(() =>
    Math.max(0, ...window.bench.interactions.map(({ duration }) => duration)),
  );
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

/** Scrolls to a control and returns its middle. */
export async function middleOf(control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
