import type { Page } from '@playwright/test';

/** Waits until the page has requested the chunks of these modules. */
export async function expectFetched(page: Page, ...chunks: readonly string[]) {
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => files.some((file) => file.includes(`/assets/${name}-`)));
  }, chunks);
}
