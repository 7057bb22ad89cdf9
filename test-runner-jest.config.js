import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, provideBrowser } from './tests/tooling/browser.mjs';

const config = getJestConfig();

export default {
  ...config,
  // A story is visited in three languages at two widths; a busy machine needs its time.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: provideBrowser(), args: browserArgs },
    },
  },
};
