/**
 * Measures the live site on a phone profile in Chromium, prints each goal with its result and
 * writes RESULTS.md. It never fails. Options: `-- --runs 1`; `-- --only visits` (or interactions,
 * frames, memory, lighthouse, build, tests) measures one part and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { browserArgs, provideBrowser } from '../tests/tooling/browser.mjs';
import { everythingLive } from '../tests/tooling/siteSettings.mjs';
import { frameTimes } from './frameTimes.mjs';
import { interactionTimes, untilSeen } from './interactionTimes.mjs';
import { lighthouseScores } from './lighthouseScores.mjs';
import { liveBuild } from './liveBuild.mjs';
import { memoryGrowth } from './memoryGrowth.mjs';
import { openPhone } from './phone.mjs';
import { photographs } from './photographs.mjs';
import { serveSite } from './siteServer.mjs';
import { visit } from './visit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { values: wanted } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    site: { type: 'string', default: 'test-results/bench-site' },
    built: { type: 'boolean', default: false },
  },
});
const runs = Number(wanted.runs);
const rows = [];

const built = await liveBuild(wanted.built ? undefined : wanted.site);
const server = await serveSite(wanted.site);
const browserPath = provideBrowser();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
const { module } = await runnerImport('./bench/otherHosts.ts', {
  configFile: false,
  logLevel: 'error',
  root,
  resolve: { alias: { '@': `${root}src` } },
});
const hosts = module.otherHosts(await photographs(browser));
const storageEntry = await hosts.storageEntry();

try {
  await part('visits', async () => {
    const arrivals = await times(runs, (phone) => visit(phone, `${server.url}/`), {
      moments: ['form', 'hydrated'],
    });
    const returns = await times(runs, (phone) => visit(phone, `${server.url}/browse`), {
      storageEntry,
      moments: ['cards'],
    });
    const needed = neededBySignIn();
    const counted = ({ url }) => !url.endsWith('.js') || needed.some((file) => url.endsWith(file));
    const bytes = (all) => all.reduce((sum, request) => sum + request.bytes, 0) / 1_000;

    add('sign-in form visible', 900, 'ms', arrivals, ({ form }) => form);
    add('sign-in form hydrated', 1_600, 'ms', arrivals, ({ hydrated }) => hydrated);
    add('our host, until sign-in is idle', 180, 'KB', arrivals, ({ ours }) =>
      bytes(ours.filter(counted)),
    );
    add('… prefetched, not counted', undefined, 'KB', arrivals, ({ ours }) =>
      bytes(ours.filter((request) => !counted(request))),
    );
    add('JavaScript before the form is hydrated', 102, 'KB', arrivals, ({ ours }) =>
      bytes(ours.filter(({ url }) => neededToWire().some((file) => url.endsWith(file)))),
    );
    add('sign-in: layout shift', 0.01, '', arrivals, ({ shift }) => shift);
    add('/browse: first row’s cards', 1_300, 'ms', returns, ({ cards }) => cards);
    add('/browse: largest paint', 1_600, 'ms', returns, ({ largestPaint }) => largestPaint);
    add('/browse: blocking time', 250, 'ms', returns, ({ blocking }) => blocking);
    add('/browse: layout shift', 0.01, '', returns, ({ shift }) => shift);
    add('/browse: requests to other hosts', 40, '', returns, ({ others }) => others.length);
  });

  await part('interactions', async () => {
    const all = await times(runs, (phone) => interactionTimes(phone, server.url), { storageEntry });
    for (const name of Object.keys(all[0])) {
      if (name === untilSeen) add(name, undefined, 'ms', all, (run) => run[name]);
      else add(`interaction: ${name}`, 120, 'ms', all, (run) => run[name]);
    }
  });

  await part('frames', async () => {
    const all = await times(runs, (phone) => frameTimes(phone, server.url), { storageEntry });
    add('longest frame while scrolling results', 50, 'ms', all, (run) => Math.max(...run));
    add('frames over 17 ms while scrolling', undefined, '%', all, (run) => {
      return (100 * run.filter((time) => time > 17.5).length) / run.length;
    });
  });

  await part('memory', async () => {
    const all = await times(1, (phone) => memoryGrowth(phone, server.url), {
      storageEntry,
      slow: false,
    });
    add('memory, 50 searches and 200 popups', 1, 'MB', all, (growth) => growth / 1_000_000);
  });

  await part('lighthouse', async () => {
    const settings = { browserPath, args: browserArgs, hosts };
    for (const { path, performance: goal, entry } of [
      { path: '/', performance: 98 },
      { path: '/browse', performance: 95, entry: storageEntry },
    ]) {
      const all = [];
      for (let run = 0; run < runs; run += 1) {
        const address = `${server.url}${path}`;
        all.push(await lighthouseScores({ ...settings, address, storageEntry: entry }));
      }
      for (const name of Object.keys(all[0])) {
        const least = name === 'performance' ? goal : 100;
        add(`Lighthouse ${path}: ${name}`, least, 'points', all, (scores) => scores[name]);
      }
    }
  });

  await part('build', async () => {
    const took = [];
    for (let run = 0; run < Math.min(3, runs); run += 1) {
      const begun = performance.now();
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', wanted.site], {
        env: { ...process.env, ...everythingLive },
        stdio: 'ignore',
      });
      took.push((performance.now() - begun) / 1_000);
    }
    add('npm run build', 5, 's', took, (seconds) => seconds);
  });

  await part('tests', () => {
    const file = 'test-results/product.json';
    if (!existsSync(file)) throw new Error('npm test has not been run here');
    const { seconds } = JSON.parse(readFileSync(file, 'utf8'));
    add('npm test, its last run here', 600, 's', [seconds], (took) => took);
  });
} finally {
  await browser.close();
  server.close();
}

const table = [
  ['', 'goal', 'measure', 'of all runs', ''],
  ['---', '---:', '---:', '---', '---'],
  ...rows,
]
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n');
const processors = cpus();
const measuredForDecisions = /^## [^]*/m.exec(readFileSync('bench/RESULTS.md', 'utf8'))?.[0] ?? '';
const report = `# Results

Written by \`npm run bench\`: ${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0].model}, Node ${process.versions.node}, Chromium ${browser.version()}; the median of ${runs}.

The live build on a phone profile: 412 × 823, processor four times slower, 150 ms round trip and 1.6 Mbit/s to our own host, empty cache; fake other hosts respond in 150 ms. Lighthouse simulates its own phone.

${table}

${measuredForDecisions}`;
const { code: tidy } = await format('RESULTS.md', report);
console.log(tidy);
if (!wanted.only) writeFileSync('bench/RESULTS.md', tidy);

async function part(name, measure) {
  if (wanted.only && wanted.only !== name) return;
  console.error(`${name} …`);
  try {
    await measure();
  } catch (cause) {
    console.error(cause);
    rows.push([name, '', 'not measured', String(cause.message ?? cause).split('\n')[0], '✗']);
  }
}

async function times(count, measure, settings) {
  const all = [];
  for (let run = 0; run < count; run += 1) {
    const phone = await openPhone(browser, { site: server.url, hosts, ...settings });
    try {
      all.push(await measure(phone));
    } finally {
      await phone.close();
    }
  }
  return all;
}

/** Adds a row with median, goal and result. Points are better when higher. */
function add(name, goal, unit, all, pick) {
  const values = all.map(pick).toSorted((one, other) => one - other);
  const median = values[Math.floor(values.length / 2)];
  const higher = unit === 'points';
  const reached = goal === undefined ? '' : (higher ? median >= goal : median <= goal) ? '✓' : '✗';
  const limit = goal === undefined ? '' : `${higher ? '≥' : '≤'} ${shown(goal, unit)}`;
  const range = `${shown(values[0], unit)} – ${shown(values.at(-1), unit)}`;
  rows.push([name, limit, shown(median, unit), values.length > 1 ? range : '', reached]);
}

function shown(value, unit) {
  const digits = unit === '' && value % 1 !== 0 ? 3 : ['MB', 's'].includes(unit) ? 2 : 0;
  return `${value.toFixed(digits)}${unit && unit !== 'points' ? ` ${unit}` : ''}`;
}

function neededToWire() {
  return built.closureOf([built.entry]).map(({ fileName }) => fileName);
}

function neededBySignIn() {
  const after = ['services/firebase/firebaseAuthenticator.ts', 'app/focus/startFocusManagement.ts'];
  const files = built.closureOf(after.map((module) => built.chunkOf(module)));
  return [...neededToWire(), ...files.map(({ fileName }) => fileName)];
}
