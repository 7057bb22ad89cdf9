import { defineConfig } from '@playwright/test';
import { noNetwork, provideBrowser, testArgs } from '../tooling/browser.mjs';
import { originOf } from '../tooling/ports.mjs';
import { originOfSite } from '../tooling/sites.mjs';
import { sitesServed } from '../tooling/sitesServed';
import { faultsProject } from '../faults/support/project';

const launchOptions = { executablePath: provideBrowser(), args: testArgs };

const alone = (...args: readonly string[]) => ({
  launchOptions: { ...launchOptions, args: [...testArgs, noNetwork, ...args] },
});
/** Windows of one context share compiled code, which halves the time of the documentation. */
const shared = '--process-per-site';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: process.env.CI ? 2 : 0,
  // Generous: a busy machine is several times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['../faults/support/countReporter.ts'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
  ],
  use: {
    launchOptions,
    locale: 'en-US',
    // West of UTC, where midnight UTC is still the day before.
    timezoneId: 'America/Los_Angeles',
    // Tests that need a service worker, or close their windows, turn it off.
    reuseContext: true,
    // Motion costs a fifth of the CPU time; tests that need it turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  projects: [
    // The longest tests start first.
    {
      name: 'storybook',
      testMatch: 'storybook/**/*.spec.ts',
      use: { baseURL: `${originOf('storybook')}/a/sub/folder/`, ...alone(shared) },
    },
    ...(['demo', 'live', 'gateway'] as const).map((name) => ({
      name,
      testMatch: `${name}/**/*.spec.ts`,
      use: { baseURL: originOfSite(name), ...(name !== 'live' && alone()) },
    })),
    faultsProject,
  ],
  webServer: sitesServed('faults', 'storybook', 'demo', 'live', 'gateway'),
});
