import { expect, test as base } from '@playwright/test';
import { collectReports } from './reports';
import { row, signUp } from './screens';
import { withoutWorkers } from './workers';

interface Fixtures {
  readonly alone: void;
  /** Signs up, and waits for the rows. */
  readonly enter: () => Promise<void>;
}

/** A test of the demo: no network but the page's own host, and nothing goes wrong in silence. */
export const test = base.extend<Fixtures>({
  alone: [
    async ({ context, baseURL }, use) => {
      await withoutWorkers(context);
      const reports = collectReports(context);
      await context.route(
        (url) => url.origin !== baseURL,
        (route) => route.abort('internetdisconnected'),
      );
      await use();
      reports.endHere();
    },
    { auto: true },
  ],
  enter: async ({ page }, use) => {
    await use(async () => {
      await signUp(page);
      await expect(page).toHaveURL(/\/browse$/);
      await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(20);
    });
  },
});

export { expect };
