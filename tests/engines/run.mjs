/**
 * Runs the walks in Firefox and WebKit, or in the named engines: `npm run test:engines -- firefox
 * chromium`. Installs the browsers, builds the site and prints a table.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from '../tooling/browser.mjs';
import { findEngine, provideEngines } from './support/browsers/provideEngines.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const started = Date.now();
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const engines = named.length > 0 ? named : ['firefox', 'webkit'];

rmSync('test-results/engines.json', { force: true });
rmSync('test-results/engines', { recursive: true, force: true });
mkdirSync('test-results/engines', { recursive: true });

if (engines.includes('chromium')) {
  process.env.CHROME_PATH = provideBrowser({ withoutShell: true });
}
provideEngines(engines.filter((engine) => engine !== 'chromium'));
for (const engine of engines) {
  const { own, system } = engine === 'chromium' ? {} : findEngine(engine);
  say(`${engine}: ${own ?? system ?? process.env.CHROME_PATH}`);
}

say('Building the demo …');
const build = spawnSync(process.execPath, ['tests/tooling/buildSites.mjs', 'demo'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

say('Walking …');
const walk = spawn(
  'playwright',
  [
    'test',
    '--config',
    'tests/engines',
    ...engines.flatMap((engine) => ['--project', `${engine} *`]),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => walk.kill(signal));
const [status] = await once(walk, 'close');
say('Done.');
process.exit(status ?? 1);

function say(sentence) {
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);
}
