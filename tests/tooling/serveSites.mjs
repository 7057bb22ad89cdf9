/**
 * Serves the named sites, and `storybook` under a sub-path. Builds the sites first unless
 * SITES_BUILT is set.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { ports } from './ports.mjs';
import { serve } from './serve.mjs';
import { folderOf, sites } from './sites.mjs';

const storybook = 'storybook-static';
const wanted = process.argv.slice(2);
const names = wanted.filter((name) => name !== 'storybook');

if (!process.env.SITES_BUILT) {
  execFileSync(process.execPath, ['tests/tooling/buildSites.mjs', ...names], { stdio: 'inherit' });
}
if (wanted.includes('storybook')) {
  if (!existsSync(`${storybook}/index.json`)) {
    execFileSync('npx', ['storybook', 'build', '--quiet', '-o', storybook], { stdio: 'inherit' });
  }
  await serve(storybook, { base: '/a/sub/folder/', port: ports.storybook });
}
for (const name of names) {
  await preview({
    logLevel: 'warn',
    build: { outDir: folderOf(name) },
    preview: { port: ports[sites[name].place], strictPort: true },
  });
}
