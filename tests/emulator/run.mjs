import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { preview } from 'vite';
import { provideBrowser } from '../tooling/browser.mjs';
import { comparisonTable } from './comparisonTable.mjs';
import { startEmulator } from './startEmulator.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const results = 'test-results/emulator';
const document = 'docs/demo-world-and-emulator.md';
const started = Date.now();
const ends = [];
let counted = { passed: 0, failed: 1 };

process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

try {
  process.env.CHROME_PATH = provideBrowser();
  say('Starting the Auth emulator …');
  const emulator = await startEmulator(`${results}/emulator`);
  ends.push(emulator.stop);
  say(`The emulator is at ${emulator.url}. Building the app for it …`);
  const site = await serveApp('site', { VITE_FIREBASE_AUTH_EMULATOR_URL: emulator.url });
  say(`The app is at ${site}. Testing …`);

  await run('playwright', ['test', '--config', 'tests/emulator'], {
    MARQUEE_EMULATOR_URL: emulator.url,
    MARQUEE_SITE_URL: site,
  });
  const report = JSON.parse(readFileSync(`${results}/report.json`, 'utf8'));
  counted = {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
  };
  await showComparison(report);
} catch (cause) {
  console.error(cause);
}
await end(counted.failed > 0 ? 1 : 0);

/** The app as it is built with these settings and no others, on a free port; gives its origin. */
async function serveApp(name, settings) {
  const known = readFileSync('src/app/settings.ts', 'utf8').match(/VITE_[A-Z_]+/g);
  const nothing = Object.fromEntries(known.map((setting) => [setting, '']));
  const outDir = `${results}/${name}`;
  const status = await run('vite', ['build', '--logLevel', 'warn', '--outDir', outDir], {
    ...nothing,
    ...settings,
  });
  if (status !== 0) throw new Error('The app cannot be built.');
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  ends.push(() => server.close());
  return new URL(server.resolvedUrls.local[0]).origin;
}

/** Prints the comparison. Counts a failure if the document is out of date. */
async function showComparison(report) {
  const { rows, differences } = await comparisonTable(report);
  writeFileSync(`${results}/comparison.md`, `${rows}\n${differences}`);
  console.log(`\n${rows}\n${differences}`);

  const [before, , after] = readFileSync(document, 'utf8').split(
    /(?<=<!-- compared -->\n)|(?=<!-- \/compared -->)/,
  );
  const { code: wanted } = await format(document, `${before}\n${rows}\n${differences}\n${after}`);
  if (process.argv.includes('--update')) writeFileSync(document, wanted);
  if (readFileSync(document, 'utf8') === wanted) {
    counted.passed += 1;
  } else {
    counted.failed += 1;
    console.error(`${document} is out of date: npm run test:emulator -- --update`);
  }
}

async function run(command, args, settings) {
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  const stop = () => child.kill('SIGTERM');
  ends.push(stop);
  const [status] = await once(child, 'close');
  ends.splice(ends.indexOf(stop), 1);
  return status;
}

async function end(status) {
  for (const stop of ends.splice(0).reverse()) await stop();
  writeFileSync('test-results/emulator.json', `${JSON.stringify(counted)}\n`);
  say('Done.');
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  process.exit(status);
}

function say(sentence) {
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);
}
