import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const quietly = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Blocks other hosts without intercepting requests, so that caches and CORS work normally. */
export const onlyHost = (host) => `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`;

export const noNetwork = onlyHost('127.0.0.1');

/** Launch arguments that draw pages; `--no-sandbox` for root. */
export const browserArgs = [...quietly, '--disable-gpu'];

const undrawnArgs = [
  ...quietly,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
  '--disable-gl-drawing-for-tests',
];

/** For stories: no pixels, no TurboFan, and garbage collection on one thread: less processor time. */
export const storyArgs = [...undrawnArgs, '--js-flags=--no-opt,--single-threaded-gc'];

/** For pages that live for seconds: no pixels and no optimising compiler. */
export const testArgs = [...undrawnArgs, '--js-flags=--no-opt,--no-maglev'];

/**
 * A Chromium on this machine: CHROME_PATH, Playwright’s own, or one on the PATH. The headless shell
 * needs less work, but has no back/forward cache.
 */
export function findBrowser({ withoutShell = false } = {}) {
  const wanted = withoutShell ? names : [shell, ...names];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH, chromium.executablePath(), ...onPath, ...elsewhere]
    .filter((path) => typeof path === 'string' && path !== '')
    .filter((path) => !withoutShell || !path.includes('headless'))
    .find(canRun);
}

/**
 * Finds a Chromium, or installs it with Playwright or apt.
 * @throws if neither works.
 */
export function provideBrowser(options = {}) {
  const found = findBrowser(options);
  if (found) return found;

  console.log('No Chromium on this machine. Installing one with Playwright …');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findBrowser(options);
  if (downloaded) {
    if (starts(downloaded)) return downloaded;
    console.log('Chromium lacks libraries of the system. Installing them …');
    run('npx', ['playwright', 'install-deps', 'chromium']);
    return downloaded;
  }

  console.log('Playwright cannot download it. Installing Chromium with apt …');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [
    ['update'],
    ['install', '-y', 'chromium-headless-shell'],
    ['install', '-y', 'chromium'],
  ]) {
    const [command, ...args] = [...root, 'apt-get', ...step];
    run(command, args);
    const installed = findBrowser(options);
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium: install it, or set CHROME_PATH to the path of a Chromium or Chrome.',
  );
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
