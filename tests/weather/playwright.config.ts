import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { site, sitePort } from './site';
import { vendorsOrigin } from './vendors';

const outDir = 'test-results/site-weather';

/** The vendors of this build are addresses that the tests answer at; its keys are tests' keys. */
const settings = {
  VITE_FIREBASE_API_KEY: 'test-firebase-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'marquee-test.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'marquee-test',
  VITE_FIREBASE_APP_ID: '',
  VITE_FIREBASE_AUTH_EMULATOR_URL: vendorsOrigin,
  VITE_TMDB_TOKEN: 'test-tmdb-token',
  VITE_TMDB_BASE_URL: `${vendorsOrigin}/api.themoviedb.org`,
  VITE_TMDB_IMAGE_BASE_URL: `${vendorsOrigin}/image.tmdb.org/t/p`,
  VITE_OPENAI_API_KEY: 'test-openai-key',
  VITE_OPENAI_BASE_URL: `${vendorsOrigin}/api.openai.com/v1`,
  VITE_OPENAI_MODEL: '',
  VITE_OPENAI_FALLBACK_MODEL: '',
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/weather',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 15_000 },
  timeout: 90_000,
  reporter: [
    ['dot'],
    ['./countReporter.ts'],
    ['json', { outputFile: '../../test-results/weather.json' }],
  ],
  use: {
    baseURL: site,
    launchOptions: { executablePath: provideBrowser(), args: testArgs },
  },
  webServer: {
    cwd: new URL('../..', import.meta.url).pathname,
    command: `npx vite build --logLevel warn --outDir ${outDir} && npx vite preview --outDir ${outDir} --port ${sitePort} --strictPort`,
    url: site,
    env: settings,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
