import { originOfSite } from '../tooling/sites.mjs';

/** The weather as a project of Playwright's. */
export const weather = {
  name: 'weather',
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  expect: { timeout: 15_000 },
  timeout: 90_000,
  use: { baseURL: originOfSite('weather') },
};
