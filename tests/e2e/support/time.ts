import type { Page } from '@playwright/test';

/** Time stands still on this page until the test moves its clock; time limits go by the same clock. */
export async function stopTime(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await limitsByTheClock(page);
}

/** Lets the time limits of this page's requests go by the clock that the test has installed. */
export async function limitsByTheClock(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Time is up.', 'TimeoutError')), limit);
      return controller.signal;
    };
  });
}
