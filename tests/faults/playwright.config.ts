import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { sitesServed } from '../tooling/sitesServed';
import { faultsProject } from './support/project';

process.env.ALL_FAULTS = 'all';

/** Every possible visit; `../e2e` runs a selection. */
export default defineConfig({
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: [['dot'], ['./support/countReporter.ts']],
  use: { launchOptions: { executablePath: provideBrowser(), args: testArgs } },
  projects: [faultsProject],
  webServer: sitesServed('faults'),
});
