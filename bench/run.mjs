/**
 * Measures the live site, prints each goal with its result and writes RESULTS.md. It never fails.
 * Options: `-- --runs 1`; `-- --only visits,frames` measures some parts and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { browserArgs, provideBrowser } from '../tests/tooling/browser.mjs';
import { liveBuild } from './liveBuild.mjs';
import { build } from './parts/build.mjs';
import { engines } from './parts/engines.mjs';
import { frames } from './parts/frames.mjs';
import { interactions } from './parts/interactions.mjs';
import { lighthouse } from './parts/lighthouse.mjs';
import { lowEnd } from './parts/lowEnd.mjs';
import { memory } from './parts/memory.mjs';
import { paints } from './parts/paints.mjs';
import { returns } from './parts/returns.mjs';
import { scale } from './parts/scale.mjs';
import { shifts } from './parts/shifts.mjs';
import { tests } from './parts/tests.mjs';
import { visits } from './parts/visits.mjs';
import { openPhone } from './phone.mjs';
import { pictureFiles } from './pictureFiles.mjs';
import { tableOf, withNewResults } from './resultTable.mjs';
import { serveSite } from './siteServer.mjs';

const parts = {
  visits: { measure: visits, title: 'First visits' },
  paints: {
    measure: paints,
    title: 'Largest paint of /browse',
    text: 'For a returning visitor, by pictures and language. Tiny pictures have one pixel; without pictures the host answers 404.',
  },
  shifts: {
    measure: shifts,
    title: 'Layout shift in a journey',
    text: 'The sum of each step with the element that moved most. Shifts within half a second of input do not count.',
  },
  interactions: {
    measure: interactions,
    title: 'Interactions on /browse',
    text: 'From the press or key to the next paint. A search with ten rows of 20 is open before the way back.',
  },
  frames: { measure: frames, title: 'Scrolling ten result rows of 20' },
  memory: { measure: memory, title: 'Memory' },
  returns: {
    measure: returns,
    title: 'Coming back',
    text: 'With the service worker, in a Chromium that has a back/forward cache. Touch is not emulated, because that restyles a restored page twice.',
  },
  lowEnd: {
    measure: lowEnd,
    title: 'Low end',
    text: 'Processor six times slower, 400 ms round trip and 400 kbit/s. Chromium cannot take memory away from a page, so this table shows the memory that it uses.',
  },
  scale: {
    measure: scale,
    title: 'Scale',
    text: 'Twenty result rows and 200 recent searches need a build with higher limits: the product shows ten and six.',
  },
  engines: {
    measure: engines,
    title: 'Engines',
    text: '390 × 844, nothing slowed down: only Chromium’s driver can. The other hosts are on loopback. Each visit has a new browser, so its start counts. Bytes and requests are counted by the servers.',
  },
  lighthouse: { measure: lighthouse, title: 'Lighthouse', text: 'It simulates its own phone.' },
  build: { measure: build, title: 'Build' },
  tests: { measure: tests, title: 'Tests' },
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values: wanted } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(parts).join() },
  },
});
const runs = Number(wanted.runs);
const names = wanted.only.split(',');
const folder = 'test-results/bench-site';

const built = await liveBuild(folder);
const server = await serveSite(folder);
const browserPath = provideBrowser();
const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
const { otherHosts } = await importTypeScript('./bench/otherHosts.ts');
const { photographs, tiny } = await pictureFiles(browser);
const worlds = {
  photographs: await otherHosts(photographs),
  'tiny pictures': await otherHosts(tiny),
  'no pictures': await otherHosts(new Map()),
};
const bench = {
  runs,
  built,
  site: server.url,
  browser,
  browserPath,
  worlds,
  photographs,
  otherHosts,
  importTypeScript,
  times,
};

const sections = [];
for (const name of names) {
  console.error(`${name} …`);
  const { measure, title, text = '' } = parts[name];
  sections.push(`## ${title}\n\n${text}\n\n${tableOf(await linesOf(name, measure))}`);
}
await browser.close();
server.close();

const processors = cpus();
const results = `# Results

Written by \`npm run bench\`: ${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0].model}, Node ${process.versions.node}, Chromium ${browser.version()}; the median of ${runs}.

The live build on a phone profile: 412 × 823, processor four times slower, 150 ms round trip and 1.6 Mbit/s to our own host, empty cache; fake other hosts respond in 150 ms. Where nothing else is said, they send photographs.

${sections.join('\n\n')}
`;
const { code: tidy } = await format('RESULTS.md', results);
console.log(tidy);
if (names.length === Object.keys(parts).length) {
  const file = 'bench/RESULTS.md';
  writeFileSync(file, withNewResults(readFileSync(file, 'utf8'), tidy));
}

async function linesOf(name, measure) {
  try {
    return await measure(bench);
  } catch (cause) {
    console.error(cause);
    return [{ name, measure: 'not measured', note: String(cause.message ?? cause).split('\n')[0] }];
  }
}

/** Measures with a new phone each time. */
async function times(measure, settings, count = runs) {
  const all = [];
  for (let run = 0; run < count; run += 1) {
    const defaults = { site: server.url, hosts: worlds.photographs };
    const phone = await openPhone(settings.browser ?? browser, { ...defaults, ...settings });
    try {
      all.push(await measure(phone));
    } finally {
      await phone.close();
    }
  }
  return all;
}

async function importTypeScript(path) {
  const root = process.cwd();
  const { module } = await runnerImport(path, {
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': `${root}/src` } },
  });
  return module;
}
