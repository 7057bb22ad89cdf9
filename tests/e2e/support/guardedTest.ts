import { expect, test as base } from '@playwright/test';
import { collectReports, type Reports } from './reports';
import { collectViolations, type Violations } from './violations';

interface Guards {
  readonly reports: Reports;
  readonly violations: Violations;
}

/**
 * The base of every test of the product: it fails where a page did what its Content-Security-Policy
 * forbids, wrote to the console what the test does not name, or threw.
 */
export const test = base.extend<Guards>({
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
