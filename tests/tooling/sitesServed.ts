import type { PlaywrightTestConfig } from '@playwright/test';
import { originOfSite, type sites } from './sites.mjs';

type Site = keyof typeof sites;

/** Playwright’s web server: one process for all sites, ready when the last one is. */
export function sitesServed(
  last: Site,
  ...others: readonly (Site | 'storybook')[]
): NonNullable<PlaywrightTestConfig['webServer']> {
  return {
    cwd: new URL('../..', import.meta.url).pathname,
    command: `node tests/tooling/serveSites.mjs ${[...others, last].join(' ')}`,
    url: originOfSite(last),
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  };
}
