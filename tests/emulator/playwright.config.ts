import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';

/** Run by `run.mjs`, which starts the servers and passes their addresses. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/emulator/playwright',
  fullyParallel: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/emulator/report.json' }]],
  use: {
    baseURL: process.env.MARQUEE_SITE_URL ?? '',
    launchOptions: { executablePath: provideBrowser(), args: testArgs },
    locale: 'en-US',
    trace: 'retain-on-failure',
  },
});
