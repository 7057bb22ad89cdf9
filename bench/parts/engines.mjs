import { setTimeout as pause } from 'node:timers/promises';
import { insertScripts } from '../../tests/engines/support/insertScripts.mjs';
import { provideBrowser } from '../../tests/tooling/browser.mjs';
import { provideEngines } from '../../tests/engines/support/browsers/provideEngines.mjs';
import { loopbackSite } from '../loopbackSite.mjs';
import { observe } from '../observe.mjs';
import { line } from '../resultTable.mjs';
import { restoreTime } from '../restoreTime.mjs';

const size = { width: 390, height: 844 };
const engineNames = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** The same visits in three engines. No driver can throttle all three, so none is throttled. */
export async function engines({ runs, worlds, importTypeScript }) {
  const { startEngine } = await importTypeScript('./tests/engines/support/browsers/startEngine.ts');
  const hosts = worlds.photographs;
  const scripts = [
    // A worker's precache would count as part of a visit.
    'delete Navigator.prototype.serviceWorker',
    `(${observe})(['form', 'hydrated', 'cards'])`,
  ];
  const site = await loopbackSite({
    hosts,
    prepare: (folder) => insertScripts(folder, scripts),
  });
  const visits = {};
  try {
    provideBrowser({ withoutShell: true });
    provideEngines(['firefox', 'webkit']);
    for (const engine of Object.keys(engineNames)) {
      visits[engine] = [];
      for (let run = 0; run < runs; run += 1) {
        const browser = await startEngine(engine, size);
        try {
          visits[engine].push(await visitBoth(browser, site, hosts.storage()));
        } finally {
          await browser.close();
        }
      }
    }
  } finally {
    site.close();
  }

  const inEach = (name, unit, pick, note) =>
    Object.entries(engineNames).map(([engine, engineName]) =>
      line({ name: `${name}: ${engineName}`, unit, note }, visits[engine], pick),
    );
  const ours = ({ requests }) => requests.filter(({ isOurs }) => isOurs);
  const bytes = (requests) => requests.reduce((sum, request) => sum + request.bytes, 0) / 1_000;
  return [
    ...inEach('sign-in form visible', 'ms', ({ arrival }) => arrival.moments.form),
    ...inEach('sign-in form hydrated', 'ms', ({ arrival }) => arrival.moments.hydrated),
    ...inEach('our host, with prefetched scripts', 'KB', ({ arrival }) => bytes(ours(arrival))),
    ...inEach('… requests', '', ({ arrival }) => ours(arrival).length),
    ...inEach('/browse: first row’s cards', 'ms', ({ browse }) => browse.moments.cards),
    ...inEach(
      '/browse: largest paint',
      'ms',
      ({ browse }) => browse.largest?.at,
      ({ browse }) => browse.largest?.element ?? 'not offered',
    ),
    ...inEach(
      '/browse: requests to other hosts',
      '',
      ({ browse }) => browse.requests.length - ours(browse).length,
    ),
    ...inEach(
      'from Back to the restored page',
      'ms',
      ({ restored }) => restored,
      ({ restored }) => (restored === undefined ? 'loaded again' : ''),
    ),
  ];
}

/** A new visitor's sign-in and a returning one's /browse. */
async function visitBoth(browser, site, storage) {
  const arrival = await visit(browser, site, '/', ['form', 'hydrated']);
  await browser.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storage);
  const browse = await visit(browser, site, '/browse', ['cards']);
  return { arrival, browse, restored: await restoreTime(browser) };
}

/** Waits until these moments have happened and nothing was requested for two seconds. */
async function visit(browser, site, path, awaited) {
  site.requests.length = 0;
  await browser.goto(`${site.url}${path}`);
  let heard = -1;
  let seen;
  while (heard !== site.requests.length || !awaited.every((name) => seen.moments[name])) {
    heard = site.requests.length;
    await pause(2_000);
    seen = await browser.evaluate(() => window.bench);
  }
  return { ...seen, requests: [...site.requests] };
}
