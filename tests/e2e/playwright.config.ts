import { defineConfig } from '@playwright/test';
import { provideBrowser, testArgs } from '../tooling/browser.mjs';
import { everythingLive, nothingConfigured } from '../tooling/siteSettings.mjs';
import { originOf, ports } from './support/ports';
import { sentinels } from './support/sentinels';

const nothing = { ...sentinels, ...nothingConfigured };

const live = { ...sentinels, ...everythingLive };

const behindGateway = {
  ...nothing,
  VITE_FIREBASE_AUTH_EMULATOR_URL: originOf('standIns'),
  VITE_TMDB_BASE_URL: originOf('gateway'),
  VITE_OPENAI_BASE_URL: `${originOf('gateway')}/v1`,
};

const sites = {
  demo: { port: ports.demo, env: nothing },
  live: { port: ports.live, env: live },
  gateway: { port: ports.gatewaySite, env: behindGateway },
} as const;

const root = new URL('../..', import.meta.url).pathname;

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
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
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
      use: { baseURL: `http://127.0.0.1:${ports.storybook}/a/sub/folder/`, ...alone },
    },
    ...Object.entries(sites).map(([name, { port }]) => ({
      name,
      testMatch: `${name}/**/*.spec.ts`,
      use: {
        baseURL: `http://127.0.0.1:${port}`,
        ...(name === 'gateway' && alone),
      },
    })),
  ],
  webServer: [
    {
      cwd: root,
      command: `node tests/tooling/serveStorybook.mjs ${ports.storybook} /a/sub/folder/`,
      url: `http://127.0.0.1:${ports.storybook}/a/sub/folder/index.json`,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
    ...Object.entries(sites).map(([name, { port, env }]) => ({
      cwd: root,
      command: `${name === 'gateway' ? 'npm run --silent build:gateway && ' : ''}npx vite build --logLevel warn --outDir test-results/site-${name} && npx vite preview --outDir test-results/site-${name} --port ${port} --strictPort`,
      url: `http://127.0.0.1:${port}`,
      env: { ...env },
      reuseExistingServer: false,
      stdout: 'ignore' as const,
    })),
  ],
});
