import { dirname } from 'node:path';
import { originOfSite } from '../../tooling/sites.mjs';

export const faultsProject = {
  name: 'faults',
  testDir: dirname(import.meta.dirname),
  testMatch: '*.spec.ts',
  expect: { timeout: 15_000 },
  timeout: 90_000,
  use: { baseURL: originOfSite('faults') },
};
