import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser } from './tooling/browser.mjs';
import { freePorts } from './tooling/freePorts.mjs';
import { preloadPage } from './tooling/storyPage.mjs';

/** Runs the story files with the given names: `npm run story -- MovieCard`. */
const dev = 'http://127.0.0.1:6006/';
const sources = ['.storybook', 'src', 'stories'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    wait: { type: 'string', default: '2000' },
    coverage: { type: 'boolean', default: false },
  },
});
const built = values.coverage ? 'coverage/storybook-static' : 'storybook-static';
const files = filesUnder('stories').filter((file) => file.endsWith('.stories.tsx'));
const chosen = files.filter((file) => positionals.some((name) => isNamed(file, name)));
if (positionals.length > 0 && chosen.length === 0) {
  throw new Error(`No story file is named ${positionals.join(', ')}.`);
}

// `npm run count` counts a run of all stories.
const results = positionals.length > 0 ? 'test-results/chosen' : 'test-results';
mkdirSync(results, { recursive: true });
for (const file of ['axe.jsonl', 'outcomes.jsonl']) rmSync(join(results, file), { force: true });
if (values.coverage) rmSync('coverage/pages', { recursive: true, force: true });

const asked = values.url && folderAt(values.url);
if (asked && !(await isRunning(asked))) throw new Error(`No Storybook answers at ${asked}.`);
const canBeRunning = !values.coverage;
const running = asked ?? (canBeRunning && (await isRunning(dev)) ? dev : undefined);
const server = running ? undefined : await serveBuilt();
const url = running ?? server.url;
console.log(`The Storybook is at ${url}.`);
Object.assign(process.env, {
  NODE_ENV: 'test',
  BABEL_ENV: 'test',
  CHROME_PATH: provideBrowser(),
  TARGET_URL: url,
  STORYBOOK_CONFIG_DIR: '.storybook',
  STORYBOOK_STORIES_PATTERN: resolve('stories/**/*.stories.tsx'),
  STORYBOOK_TEST_RUNNER: 'true',
  ...(values.coverage && { STORYBOOK_COLLECT_COVERAGE: 'true' }),
  STORY_MAX_WAIT_MS: values.wait,
  STORY_RESULTS: results,
});
const preloaded = chosen.length === 1 ? await preloadPage(url, chosen[0]) : undefined;
if (preloaded) process.env.STORY_PAGE = preloaded.address;
// Starts Jest itself: the test-runner's command takes seconds to do it.
const options = [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  ...['node_modules/jest/bin/jest.js', '--config', 'test-runner-jest.config.js'],
  ...['--maxWorkers', preloaded ? '1' : '2'],
  ...['--json', '--outputFile', join(results, 'stories.json')],
];
const child = spawn(process.execPath, [...options, ...chosen], { stdio: 'inherit' });
child.on('close', async (code) => {
  await preloaded?.close();
  await server?.close();
  if (values.coverage) reportCoverage();
  process.exitCode = code ?? 1;
});

/** `MovieCard` is its file, `components` the files of a folder. */
function isNamed(file, name) {
  return file.toLowerCase().includes(`/${name.toLowerCase().replace(/^stories\//, '')}`);
}

/** The folder of a Storybook from an address that may name a page of it. */
function folderAt(address) {
  const url = new URL(/^https?:/.test(address) ? address : `http://${address}`);
  const path = url.pathname.replace(/(?:iframe|index)\.html$/, '').replace(/\/?$/, '/');
  return new URL(path, url).href;
}

async function isRunning(address) {
  try {
    return (await globalThis.fetch(new URL('index.json', address))).ok;
  } catch {
    return false;
  }
}

async function serveBuilt() {
  if (!isFresh()) {
    console.log('Building the Storybook …');
    const { status } = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', built], {
      stdio: 'inherit',
      env: { ...process.env, ...(values.coverage && { STORY_COVERAGE: 'yes' }) },
    });
    if (status !== 0) throw new Error('The Storybook does not build.');
  }
  // Vite takes time to load.
  const { serve } = await import('./tooling/serve.mjs');
  const [port] = await freePorts(1);
  return serve(built, { base: '/a/sub/folder/', port });
}

/** Prints the branches that no story takes. `npm run count` reads the file. */
function reportCoverage() {
  const report = ['report', '--reporter', 'text', '--reporter', 'lcovonly'];
  spawnSync('npx', ['nyc', ...report, '-t', 'coverage/pages', '--report-dir', 'coverage'], {
    stdio: 'inherit',
  });
}

function isFresh() {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return false;
  const { mtimeMs } = statSync(index);
  return sources.flatMap(filesUnder).every((file) => statSync(file).mtimeMs < mtimeMs);
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
