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
  await networkIdle();

  const steps = {
    'scroll a row': 'Scroll Upcoming Movies right',
    'open the popup': firstCard,
    'close the popup': 'Close',
    'to GPT search': 'GPT Search',
    type: 'What would you like to watch?',
    ask: 'Search',
    'back to the homepage': 'Homepage',
  };
  const responses = {};
  for (const [name, control] of Object.entries(steps)) {
    responses[name] = await responseOf(page, async () => {
      if (name === 'open the popup') await page.evaluate(awaitDialog);
      await press(page, control);
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

export const firstCard = /^More info/;

/**
 * Presses the first control with this name, on a page that rests like one that a person has read.
 * Playwright's locators add listeners, which slow the page down.
 */
export async function press(page, name) {
  const { x, y } = await page.evaluate(middleOf, name);
  await page.touchscreen.tap(x, y);
}

/** Runs in the page. Scrolls to the control and waits until the page has painted and is idle. */
async function middleOf(name) {
  const isNamed = ({ ariaLabel, labels, textContent }) => {
    const found = ariaLabel ?? labels[0]?.textContent ?? textContent;
    return typeof name === 'string' ? found === name : name.test(found);
  };
  const control = [...document.querySelectorAll('button, input')].find(isNamed);
  control.scrollIntoView({ block: 'nearest' });
  await new Promise((resolve) => requestAnimationFrame(() => window.requestIdleCallback(resolve)));
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
