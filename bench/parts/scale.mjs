import { frameTimes } from '../frameTimes.mjs';
import { liveBuild } from '../liveBuild.mjs';
import { profiles, throttle } from '../phone.mjs';
import { line } from '../resultTable.mjs';
import { searchFor } from '../searchFor.mjs';
import { serveSite } from '../siteServer.mjs';
import { usedBytes } from '../usedBytes.mjs';
import { firstCard, press, responseOf } from './interactions.mjs';

const folder = 'test-results/bench-scale';
const many = { perList: 100, names: 20, perName: 100, recentSearches: 200 };

/** Replaces the limits of the domain. */
const raised = {
  'src/domain/movieName.ts': ['maxNames = 10', `maxNames = ${many.names}`],
  'src/domain/recentSearches.ts': [
    'maxRecentSearches = 6',
    `maxRecentSearches = ${many.recentSearches}`,
  ],
};
const raiseLimits = {
  name: 'bench:raise-limits',
  enforce: 'pre',
  transform(code, id) {
    const [limit, higher] = Object.entries(raised).find(([file]) => id.endsWith(file))?.[1] ?? [];
    if (limit && !code.includes(limit)) throw new Error(`${id} has no ${limit}.`);
    return limit && code.replace(limit, higher);
  },
};

/** Today's pages beside larger ones. Only what is measured is slowed down. */
export async function scale({ site, worlds, photographs, otherHosts, runs, times }) {
  const hosts = await otherHosts(photographs, many);
  await liveBuild(folder, { plugins: [raiseLimits] });
  const wideSite = await serveSite(folder);
  const pages = [
    { name: '4 rows of 20', site, hosts: worlds.photographs, open: openBrowse },
    { name: '4 rows of 100', site, hosts, open: openBrowse },
    { name: 'search, 10 rows of 20', site, hosts: worlds.photographs, open: openSearch(200) },
    {
      name: 'search, 20 rows of 100, 200 recent searches',
      site: wideSite.url,
      hosts,
      // A row renders 20 cards until it scrolls.
      open: openSearch(400),
    },
  ];
  try {
    const lines = [];
    for (const { name, open, ...settings } of pages) {
      const measure = async (phone) => ({
        typing: await open(phone, settings.site),
        ...(await measures(phone)),
      });
      const phones = { ...settings, isReturning: true, profile: profiles.fast };
      const all = await times(measure, phones, Math.min(3, runs));
      lines.push(
        line({ name: `${name}: longest frame`, unit: 'ms' }, all, ({ frames }) =>
          Math.max(...frames),
        ),
        line({ name: '… open the popup', unit: 'ms' }, all, ({ response }) => response),
        ...(all[0].typing === undefined
          ? []
          : [line({ name: '… type', unit: 'ms' }, all, ({ typing }) => typing)]),
        line({ name: '… memory of JavaScript', unit: 'MB' }, all, ({ heap }) => heap / 1_000_000),
        line({ name: '… nodes in the document' }, all, ({ nodes }) => nodes.all),
        line({ name: '… nodes per row' }, all, ({ nodes }) => Math.round(nodes.perRow)),
        line({ name: '… nodes per card' }, all, ({ nodes }) => Math.round(nodes.perCard)),
      );
    }
    return lines;
  } finally {
    wideSite.close();
  }
}

async function openBrowse({ page, networkIdle }, site) {
  await page.goto(`${site}/browse`);
  await networkIdle();
}

/** Searches, and returns the slowest response to a key. */
function openSearch(cards) {
  return async (phone, site) => {
    const { page, cdp, networkIdle } = phone;
    await openBrowse(phone, site);
    await press(page, 'GPT Search');
    await networkIdle();
    await press(page, 'What would you like to watch?');
    await throttle(cdp, profiles.phone);
    const typing = await responseOf(page, () => page.keyboard.type('query', { delay: 120 }));
    await throttle(cdp, profiles.fast);
    await searchFor(page, 'a heist', cards);
    await networkIdle();
    return typing;
  };
}

async function measures(phone) {
  const { page, cdp } = phone;
  await throttle(cdp, profiles.phone);
  const frames = await frameTimes(phone);
  const response = await responseOf(page, () => press(page, firstCard));
  await throttle(cdp, profiles.fast);
  const nodes = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main section')];
    const inRows = rows.reduce((sum, row) => sum + row.querySelectorAll('*').length, 0);
    const cards = document.querySelectorAll('main section article').length;
    return {
      all: document.querySelectorAll('*').length,
      perRow: inRows / rows.length,
      perCard: inRows / cards,
    };
  });
  return { frames, response, nodes, heap: await usedBytes(phone) };
}
