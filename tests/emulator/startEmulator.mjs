import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../tooling/freePorts.mjs';

const { fetch } = globalThis;

const here = fileURLToPath(new URL('.', import.meta.url));
const project = 'demo-marquee';
const startsWithin = 120_000;
const endsWithin = 10_000;

/**
 * Starts the Auth emulator on free ports and returns its address and a stop function. Installs it
 * first if needed.
 * @throws if it cannot be installed or started.
 */
export async function startEmulator(folder) {
  await provideFirebaseTools();
  const [auth, hub, logging] = await freePorts(3);
  const url = `http://127.0.0.1:${auth}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/firebase.json`,
    JSON.stringify({
      emulators: {
        auth: { host: '127.0.0.1', port: auth },
        hub: { host: '127.0.0.1', port: hub },
        logging: { host: '127.0.0.1', port: logging },
        ui: { enabled: false },
      },
    }),
  );

  const child = spawn(
    process.execPath,
    [
      `${here}node_modules/firebase-tools/lib/bin/firebase.js`,
      ...['emulators:start', '--only', 'auth', '--project', project],
    ],
    {
      cwd: folder,
      env: { ...process.env, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const log = createWriteStream(`${folder}/emulator.log`);
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const gone = once(child, 'exit');

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await Promise.race([gone, pause(endsWithin, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }

  try {
    await untilReady(url, child);
    await askEverybodyAlike(url);
    return { url, stop };
  } catch (cause) {
    await stop();
    throw new Error(`The emulator did not start; its own words are in ${folder}/emulator.log.`, {
      cause,
    });
  }
}

/** Without install scripts: the Auth emulator needs no compiled packages. */
async function provideFirebaseTools() {
  const wanted = JSON.parse(readFileSync(`${here}package.json`, 'utf8')).dependencies;
  if (installedVersion() === wanted['firebase-tools']) return;

  console.log(`Installing firebase-tools ${wanted['firebase-tools']} (about 310 MB), once …`);
  const npm = spawn(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'],
    { cwd: here, stdio: ['ignore', 'inherit', 'pipe'] },
  );
  const progress = { answers: 0, complaints: '' };
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    const lines = text.split('\n');
    progress.answers += lines.filter((line) => line.startsWith('npm http')).length;
    progress.complaints += lines.filter((line) => line.startsWith('npm error')).join('\n');
  });
  const telling = setInterval(
    () => console.log(`  … ${progress.answers} answers of the registry so far`),
    5_000,
  );
  const [status] = await once(npm, 'close');
  clearInterval(telling);
  if (status !== 0) throw new Error(`firebase-tools cannot be installed: ${progress.complaints}`);
}

function installedVersion() {
  try {
    return JSON.parse(readFileSync(`${here}node_modules/firebase-tools/package.json`, 'utf8'))
      .version;
  } catch {
    return undefined;
  }
}

async function untilReady(url, child) {
  const start = Date.now();
  while (Date.now() - start < startsWithin) {
    if (child.exitCode !== null) throw new Error(`It ended with status ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(250);
  }
  throw new Error(`It did not answer within ${startsWithin / 1000} s.`);
}

/** Email enumeration protection, as in new projects. */
async function askEverybodyAlike(url) {
  const { ok, status } = await fetch(`${url}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error(`It answered ${status} to its settings.`);
}
