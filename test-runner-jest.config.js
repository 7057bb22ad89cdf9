import { getJestConfig } from '@storybook/test-runner';

const { STORYBOOK_INCLUDE_TAGS, STORYBOOK_EXCLUDE_TAGS, STORYBOOK_SKIP_TAGS } = process.env;
const config = getJestConfig();
// It would start a browser that nobody visits.
delete config.runner;

export default {
  ...config,
  testEnvironment: './tests/tooling/storyEnvironment.mjs',
  // What a file becomes depends on these, and Jest keeps it by its configuration.
  testEnvironmentOptions: {
    tags: [STORYBOOK_INCLUDE_TAGS, STORYBOOK_EXCLUDE_TAGS, STORYBOOK_SKIP_TAGS],
  },
  globalTeardown: './tests/tooling/storyTeardown.mjs',
  setupFilesAfterEnv: [],
  // A story is visited in three languages at two widths; a busy machine needs its time.
  testTimeout: 60_000,
};
