import { describe, expect, it } from 'vitest';
import { createVitest } from 'vitest/node';

describe('the unit tests', () => {
  it('are ours alone: packages that a suite installs for itself bring tests of their own', async () => {
    const vitest = await createVitest('test', { watch: false, config: 'vite.config.ts' });
    const excluded = vitest.projects.map(({ config }) => config.exclude);
    await vitest.close();

    expect(excluded.length).toBeGreaterThan(1);
    for (const globs of excluded) expect(globs).toContain('**/node_modules/**');
  });
});
