import { isAbsolute } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';

const { resolve } = await resolveConfig({ configFile: 'vite.config.ts' }, 'serve');
const packages = resolve.alias
  .map(({ replacement }) => replacement)
  .filter((replacement) => !isAbsolute(replacement) && !replacement.startsWith('file:'));

it.each(packages)('%s replaces another package without a console error', async (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});

  await import(name);

  expect(log).not.toHaveBeenCalled();
});
