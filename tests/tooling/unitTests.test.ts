import { describe, expect, it } from 'vitest';
import { createVitest } from 'vitest/node';

describe('the unit tests', () => {
  it('exclude the tests of installed packages', async () => {
    const vitest = await createVitest('test', { watch: false, config: 'vite.config.ts' });
    const excluded = vitest.projects.map(({ config }) => config.exclude);
    await vitest.close();

    expect(excluded.length).toBeGreaterThan(1);
    for (const globs of excluded) expect(globs).toContain('**/node_modules/**');
  });
});
