import { expect, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Runs in the page. Records every shift but those in the frames that answer a press or a key. */
export function recordShifts() {
  const shifts: Shift[] = [];
  let answered = 0;
  for (const type of ['keydown', 'click', 'input']) {
    addEventListener(
      type,
      () => {
        answered = Infinity;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            answered = performance.now();
          }),
        );
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime < answered) continue;
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      shifts.push({
        value,
        sources: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${Math.round(previousRect.top)} → ${Math.round(currentRect.top)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift' });
  Reflect.set(globalThis, 'shifts', shifts);
}

/** Fails if the shifts since the last call add up to more. */
export async function expectShiftsAtMost(page: Page, max: number) {
  const shifts = await takeShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(max);
}

/** The shifts since the last call. Waits two frames, so that the last entries have arrived. */
export function takeShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (Reflect.get(globalThis, 'shifts') as Shift[]).splice(0);
  });
}
