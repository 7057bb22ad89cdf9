import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { originOf } from '../tooling/ports.mjs';
import { originOfSite } from '../tooling/sites.mjs';
import { sitesServed } from '../tooling/sitesServed';
import { faultsProject } from '../faults/project';

const launchOptions = { executablePath: provideBrowser(), args: testArgs };

/** Shuts every other host without intercepting anything: caches work, and origins are crossed, as in the world. */
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const alone = { launchOptions: { ...launchOptions, args: [...testArgs, noNetwork] } };

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: process.env.CI ? 2 : 0,
  // Limits for what hangs. A busy machine is several times slower than a quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['../faults/countReporter.ts'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
  ],
  use: {
    launchOptions,
    locale: 'en-US',
    // To draw what moves is a fifth of the work; tests that are about it, or a whole journey, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  projects: [
    // The longest tests come first, so that nobody waits for one of them alone in the end.
    {
      name: 'storybook',
      testMatch: 'storybook/**/*.spec.ts',
      use: { baseURL: `${originOf('storybook')}/a/sub/folder/`, ...alone },
    },
    ...(['demo', 'live', 'gateway'] as const).map((name) => ({
      name,
      testMatch: `${name}/**/*.spec.ts`,
      use: { baseURL: originOfSite(name), ...(name === 'gateway' && alone) },
    })),
    faultsProject,
  ],
  webServer: sitesServed('faults', 'storybook', 'demo', 'live', 'gateway'),
});
