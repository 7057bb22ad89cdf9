import type { Page } from '@playwright/test';

/** Installs a fake clock, which also drives `AbortSignal.timeout`. */
export async function installFakeClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
