import { expect, test as base } from '@playwright/test';
import { collectReports, type Reports } from './reports';
import { collectViolations, type Violations } from './violations';
import { withoutWorkers } from './workers';

interface Guards {
  /** Service workers are blocked unless a test sets `workers: 'allowed'`. */
  readonly workers: 'absent' | 'allowed';
  readonly workersAsWanted: void;
  readonly reports: Reports;
  readonly violations: Violations;
}

/**
 * Base of all product tests. Fails on a policy violation, an unexpected console message or an
 * uncaught error.
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
    // Depends on `page`, so that it ends before the page closes.
    async ({ context, page: _ }, use) => {
      const reports = collectReports(context);
      await use(reports);
      reports.verify();
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations = await collectViolations(context);
      await use(violations);
      violations.verify();
    },
    { auto: true },
  ],
});

export { expect };
