/** Builds the named sites, or all, and the gateway if needed. */
import { build } from 'vite';
import { canarySecrets } from './canarySecrets.mjs';
import { folderOf, sites } from './sites.mjs';

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(sites);

for (const name of names) {
  Object.assign(process.env, canarySecrets, sites[name].settings);
  const { output } = sites[name];
  await build({
    logLevel: 'warn',
    build: { outDir: folderOf(name), emptyOutDir: true, rolldownOptions: { output } },
  });
}
if (names.includes('gateway')) await build({ configFile: 'gateway/vite.config.ts' });
