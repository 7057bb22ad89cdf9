import { expect, type BrowserContext } from '@playwright/test';

/** What the pages wrote to the console and what they threw, uncaught. */
export interface Reports {
  /** Waits until exactly this is written, in any order: each a text and the cause's own sentence. */
  are(...lines: readonly string[]): Promise<void>;
  /** Nothing may have been written but what `are` was told, and nothing thrown. */
  endHere(): void;
}

/** The browser's own line about every answer that is none; the product has no say in it. */
const byBrowser = 'Failed to load resource:';

/** What the policy stopped is collected by itself, in `violations.ts`. */
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
    endHere() {
      expect(thrown, 'what was thrown and not caught').toEqual([]);
      expect(written.toSorted(), 'what was reported').toEqual(agreed.toSorted());
    },
  };
}
