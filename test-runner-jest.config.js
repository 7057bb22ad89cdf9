import { getJestConfig } from '@storybook/test-runner';

const { STORYBOOK_INCLUDE_TAGS, STORYBOOK_EXCLUDE_TAGS, STORYBOOK_SKIP_TAGS } = process.env;
const config = getJestConfig();
// The preset's runner starts a browser that is never used.
delete config.runner;

export default {
  ...config,
  testEnvironment: './tests/tooling/storyEnvironment.mjs',
  // Transformed files depend on these, and Jest's cache key includes its configuration.
  testEnvironmentOptions: {
    tags: [STORYBOOK_INCLUDE_TAGS, STORYBOOK_EXCLUDE_TAGS, STORYBOOK_SKIP_TAGS],
  },
  reporters: ['./tests/tooling/storyReporter.mjs'],
  globalTeardown: './tests/tooling/storyTeardown.mjs',
  setupFilesAfterEnv: process.env.STORY_PAGE ? ['./tests/tooling/playsFirst.mjs'] : [],
  // A story is visited in three languages at two widths, also on a slow machine.
  testTimeout: 60_000,
};
