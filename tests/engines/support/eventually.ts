import { expect } from '@playwright/test';

/** Asks until the matcher holds, more often than Playwright, which waits up to a second. */
export function eventually<Answer>(what: string, ask: () => Answer | Promise<Answer>) {
  return expect.poll(ask, { message: what, intervals: [100] });
}
