import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
delete config.runner;

export default {
  ...config,
  testEnvironment: './tests/tooling/storyEnvironment.mjs',
  globalTeardown: './tests/tooling/storyTeardown.mjs',
  setupFilesAfterEnv: [],
  // A story is visited in three languages at two widths; a busy machine needs its time.
  testTimeout: 60_000,
};
