import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';

/** Paths of an engine’s browsers: `own` is Playwright’s, `system` the machine’s. */
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
 * The path of an engine’s browser.
 * @param {'firefox' | 'webkit'} engine
 */
export function findEngine(engine) {
  const { own, system } = ways[engine];
  return { own: own(), system: system() };
}

/**
 * Installs the browsers of these engines with Playwright, or else with apt.
 * @param {readonly ('firefox' | 'webkit')[]} engines
 * @throws if neither works.
 */
export function provideEngines(engines) {
  const missing = () => engines.filter((name) => !Object.values(findEngine(name)).some(Boolean));
  const playwright = ['npx', '--no-install', 'playwright'];
  for (const engine of missing()) {
    console.log(`No ${engine} on this machine. Installing it with Playwright …`);
    if (run([...playwright, 'install', engine])) run([...playwright, 'install-deps', engine]);
  }
  if (missing().length === 0) return;

  const packages = missing().flatMap((engine) => ways[engine].packages);
  console.log(`Playwright cannot download it. Installing ${packages.join(', ')} with apt …`);
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  run([...root, 'apt-get', 'update']);
  run([...root, 'apt-get', 'install', '-y', ...packages]);
  const names = missing().join(' and ');
  if (names) throw new Error(`The tests need ${names}, and neither way to install them works.`);
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

/** Debian keeps it in a library folder named after the architecture. */
function miniBrowser() {
  return ['x86_64', 'aarch64']
    .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}
