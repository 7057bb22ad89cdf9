import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { sitesServed } from '../tooling/sitesServed';
import { faultsProject } from './project';

process.env.ALL_FAULTS = 'all';

/** Every possible visit; `../e2e` runs a selection. */
export default defineConfig({
  outputDir: '../../test-results/faultsProject',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: [['dot'], ['./countReporter.ts']],
  use: { launchOptions: { executablePath: provideBrowser(), args: testArgs } },
  projects: [faultsProject],
  webServer: sitesServed('faults'),
});
