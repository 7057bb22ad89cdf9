import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';

/**
 * Where the browsers of an engine are: `own` is Playwright's, `system` is the machine's with all
 * that it needs beside it.
 */
const ways = {
  firefox: {
    own: () => existing(firefox.executablePath()),
    system: () => onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
  },
  webkit: {
    own: () => existing(webkit.executablePath()),
    system: () => onPath('WebKitWebDriver') && onPath('Xvfb') && miniBrowser(),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Where the browser of an engine is on this machine.
 * @param {'firefox' | 'webkit'} engine
 */
export function findEngine(engine) {
  const { own, system } = ways[engine];
  return { own: own(), system: system() };
}

/**
 * Installs the browser of an engine where there is none: by Playwright's download, otherwise by apt.
 * @param {'firefox' | 'webkit'} engine
 * @throws where neither way gives a browser.
 */
export function provideEngine(engine) {
  const isThere = () => Object.values(findEngine(engine)).some(Boolean);
  const playwright = ['npx', '--no-install', 'playwright'];
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  if (isThere()) return;

  console.log(`No ${engine} on this machine. Installing it with Playwright …`);
  if (run([...playwright, 'install', engine])) run([...playwright, 'install-deps', engine]);
  if (isThere()) return;

  const { packages } = ways[engine];
  console.log(`That download is not to be had here. Installing ${packages.join(', ')} with apt …`);
  run([...root, 'apt-get', 'update']);
  run([...root, 'apt-get', 'install', '-y', ...packages]);
  if (!isThere()) throw new Error(`The tests need ${engine}, and neither way to install it works.`);
}

function run([command, ...args]) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function existing(path) {
  return existsSync(path) ? path : undefined;
}

function onPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find(existsSync);
}

/** Debian keeps it beside the libraries, one folder for each kind of processor. */
function miniBrowser() {
  return ['x86_64', 'aarch64']
    .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}
