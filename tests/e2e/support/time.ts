import type { Page } from '@playwright/test';

/** Installs a fake clock that also drives request timeouts. */
export async function installFakeClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await fakePageTimeouts(page);
}

/** Drives `AbortSignal.timeout` with the fake clock. */
export async function fakePageTimeouts(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Time is up.', 'TimeoutError')), limit);
      return controller.signal;
    };
  });
}
