import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { provideBrowser } from './tooling/browser.mjs';
import { serve } from './tooling/serve.mjs';
import { serialOutput } from './tooling/serialOutput.mjs';
import { testProblems } from './tooling/testProblems.mjs';

const startedAt = Date.now();
const results = 'test-results';
const compiler = 'node_modules/typescript-native/bin/tsc';
const totals = { passed: 0, failed: 0 };
const lines = [];
/** Commands that failed without a failed test. */
const failedCommands = [];
const output = serialOutput();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

console.log('Types, lint, format, sizes, all builds and the unit tests, side by side …');
const [storybook, sites] = await Promise.all([
  check('Storybook build', 'storybook', ['build', '--quiet', '-o', 'storybook-static']),
  check('site builds', 'node', ['tests/tooling/buildSites.mjs']),
  check('types', 'node', [compiler, '--noEmit']),
  check('worker types', 'node', [compiler, '--noEmit', '--project', 'offline']),
  check('lint', 'eslint', ['.', '--max-warnings', '0']),
  check('format', 'oxfmt', ['--check', '.']),
  check('sizes', 'node', ['bench/size.mjs']),
  suite('unit tests', 'vitest', ['run', '--reporter=dot', ...jestJson('unit')]),
]);

process.env.CHROME_PATH = provideBrowser();
console.log(`The browser is ${process.env.CHROME_PATH}.`);

console.log('The stories, then the end-to-end tests, the faults among them …');
if (storybook) await stories();
if (sites) process.env.SITES_BUILT = 'yes';
await suite('end-to-end', 'playwright', ['test', '--config', 'tests/e2e'], playwrightCounts);

const seconds = Math.round((Date.now() - startedAt) / 1000);
const summary = { ...totals, seconds, failedCommands };
writeFileSync(`${results}/product.json`, `${JSON.stringify(summary)}\n`);
console.log(`\n${lines.join('\n')}\n`);
for (const line of testProblems(results)) console.log(line);
console.log(`All of it took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** A command that passes or fails as one test. */
async function check(name, command, args) {
  const code = await run(name, command, args);
  if (code !== 0) failedCommands.push(name);
  record(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code === 0;
}

async function stories() {
  const server = await serve('storybook-static', { base: '/a/sub/folder/' });
  record('stories', await visitStories(server.url));
  await server.close();
}

async function suite(name, command, args, counts = jestCounts) {
  record(name, await countOf(name, fileOf(name), command, args, counts));
}

/** A command that writes its test counts to a JSON file. */
async function countOf(name, file, command, args, counts = jestCounts) {
  const code = await run(name, command, args);
  let counted = { passed: 0, failed: 0 };
  try {
    counted = counts(JSON.parse(readFileSync(`${results}/${file}.json`, 'utf8')));
  } catch (cause) {
    console.error(`${name} left no count: ${cause.message}`);
  }
  if (code !== 0 && counted.failed === 0) {
    counted.failed = 1;
    failedCommands.push(name);
  }
  return counted;
}

/** In CI, files with a failed test are run once more in new pages. */
async function visitStories(url) {
  const visit = (name, file, only = []) =>
    countOf(name, file, 'test-storybook', [
      ...['--url', url, '--maxWorkers', '2'],
      ...['--json', '--outputFile', `${results}/${file}.json`],
      ...only,
    ]);
  const first = await visit('stories', 'stories');
  if (!process.env.CI || first.failed === 0) return first;
  const { testResults } = JSON.parse(readFileSync(`${results}/stories.json`, 'utf8'));
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const second = await visit('stories, once more', 'stories-again', failed);
  return { passed: first.passed + first.failed - second.failed, failed: second.failed };
}

function record(name, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  lines.push(`${name.padEnd(20)}${passed} passed, ${failed} failed`);
}

/** Parallel commands print one after another. */
function run(name, command, args) {
  const started = Date.now();
  const turn = output.enter();
  turn.say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
  return new Promise((resolve) => {
    // `npm test` puts package binaries on the PATH.
    const child = spawn(command, args, {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', turn.say);
    child.on('close', (code) => {
      turn.say(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
      turn.leave();
      resolve(code);
    });
  });
}

function fileOf(name) {
  return { 'unit tests': 'unit', 'end-to-end': 'e2e' }[name];
}

function jestJson(file) {
  return ['--reporter=json', `--outputFile.json=${results}/${file}.json`];
}

function jestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
