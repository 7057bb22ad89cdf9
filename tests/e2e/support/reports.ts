import { expect, type BrowserContext, type ConsoleMessage, type WebError } from '@playwright/test';

/** Console messages and uncaught errors of the pages. */
export interface Reports {
  /** Waits until exactly these messages were written, in any order. */
  are(...lines: readonly string[]): Promise<void>;
  /**
   * Fails on messages that `are` did not expect and on uncaught errors, and stops listening: a page
   * that closes aborts its requests, and would report them.
   */
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

  const onError = (error: WebError) => void thrown.push(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    const [line = ''] = message.text().split('\n');
    if (line.startsWith(byBrowser) || byPolicy.test(line)) return;
    written.push(message.type() === 'error' ? line : `${message.type()}: ${line}`);
  };
  context.on('weberror', onError);
  context.on('console', onMessage);

  return {
    async are(...lines) {
      agreed = lines;
      await expect.poll(() => written.toSorted(), 'what was reported').toEqual(lines.toSorted());
    },
    verify() {
      context.off('weberror', onError);
      context.off('console', onMessage);
      expect(thrown, 'what was thrown and not caught').toEqual([]);
      expect(written.toSorted(), 'what was reported').toEqual(agreed.toSorted());
    },
  };
}
