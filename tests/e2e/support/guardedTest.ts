import { expect, test as base } from '@playwright/test';
import { collectReports, type Reports } from './reports';
import { collectViolations, type Violations } from './violations';
import { withoutWorkers } from './workers';

interface Guards {
  /** Service workers are there only for tests that are about them. */
  readonly workers: 'absent' | 'allowed';
  readonly workersAsWanted: void;
  readonly reports: Reports;
  readonly violations: Violations;
}

/**
 * The base of every test of the product: it fails where a page did what its Content-Security-Policy
 * forbids, wrote to the console what the test does not name, or threw.
 */
export const test = base.extend<Guards>({
  workers: ['absent', { option: true }],
  workersAsWanted: [
    async ({ context, workers }, use) => {
      if (workers === 'absent') await withoutWorkers(context);
      await use();
    },
    { auto: true },
  ],
  reports: [
    async ({ context }, use) => {
      const reports = collectReports(context);
      await use(reports);
      reports.endHere();
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations = await collectViolations(context);
      await use(violations);
      violations.endHere();
    },
    { auto: true },
  ],
});

export { expect };
