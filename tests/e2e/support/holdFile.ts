import type { Page } from '@playwright/test';
import { deferred } from '../../support/deferred';

/** Holds a script of the site until the returned function is called. */
export async function holdFile(page: Page, name: string): Promise<() => void> {
  const gate = deferred<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
