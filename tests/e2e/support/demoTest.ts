import { expect, test as base, type BrowserContext } from '@playwright/test';
import { person } from './person';
import { collectReports, type Reports } from './reports';
import { row, signOutButton, signUp } from './screens';
import { withoutWorkers } from './workers';

interface Fixtures {
  readonly reports: Reports;
  /** Signs up and waits for the rows. */
  readonly enter: () => Promise<void>;
  /** Opens /browse as a returning user and waits for the rows. */
  readonly openBrowse: () => Promise<void>;
}

interface WorkerFixtures {
  /** The stored account and session; hashing a password in the demo is slow. */
  readonly storedState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A test of the demo. The project blocks other hosts. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  reports: [
    // Depends on `page`, so that it ends before the page closes.
    async ({ context, page: _ }, use) => {
      await withoutWorkers(context);
      const reports = collectReports(context);
      await use(reports);
      reports.verify();
    },
    { auto: true },
  ],
  storedState: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
      });
      await withoutWorkers(context);
      const page = await context.newPage();
      await signUp(page);
      // The name is shown before it is stored.
      await page.waitForFunction(
        (name) =>
          Object.entries(localStorage).some(
            ([key, value]) => key.startsWith('firebase:authUser:') && String(value).includes(name),
          ),
        person.name,
      );
      const storedState = await context.storageState();
      await context.close();
      await use(storedState);
    },
    { scope: 'worker' },
  ],
  enter: async ({ page }, use) => {
    await use(async () => {
      await signUp(page);
      await expect(page).toHaveURL(/\/browse$/);
      await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    });
  },
  openBrowse: async ({ page, context, storedState }, use) => {
    await use(async () => {
      await context.setStorageState(storedState);
      await page.goto('/browse');
      await expect(signOutButton(page)).toBeVisible();
      await expect(row(page, 'Upcoming Movies').getByRole('article')).toHaveCount(15);
    });
  },
});

export { expect };
