import { expect, type BrowserContext } from '@playwright/test';

/** Console messages and uncaught errors of the pages. */
export interface Reports {
  /** Waits until exactly these messages were written, in any order. */
  are(...lines: readonly string[]): Promise<void>;
  /** Fails on messages that `are` did not expect and on uncaught errors. */
  verify(): void;
}

/** Chromium’s own message about failed responses. */
const byBrowser = 'Failed to load resource:';

/** Violations are collected in `violations.ts`. */
const byPolicy = /Content Security Policy/;

/** Listens to all pages of this context. */
export function collectReports(context: BrowserContext): Reports {
  const written: string[] = [];
  const thrown: string[] = [];
  let agreed: readonly string[] = [];

  context.on('weberror', (error) => thrown.push(String(error.error())));
  context.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    if (line.startsWith(byBrowser) || byPolicy.test(line)) return;
    written.push(message.type() === 'error' ? line : `${message.type()}: ${line}`);
  });

  return {
    async are(...lines) {
      agreed = lines;
      await expect.poll(() => written.toSorted(), 'what was reported').toEqual(lines.toSorted());
    },
    verify() {
      expect(thrown, 'what was thrown and not caught').toEqual([]);
      expect(written.toSorted(), 'what was reported').toEqual(agreed.toSorted());
    },
  };
}
