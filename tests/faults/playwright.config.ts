import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { sitesServed } from '../tooling/sitesServed';
import { weather } from './project';

process.env.WEATHER = 'all';

/** Every visit that there can be; a choice of them is a project of `../e2e`. */
export default defineConfig({
  outputDir: '../../test-results/weather',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: [['dot'], ['./countReporter.ts']],
  use: { launchOptions: { executablePath: provideBrowser(), args: testArgs } },
  projects: [weather],
  webServer: sitesServed('weather'),
});
