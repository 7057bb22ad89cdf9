import { chromium } from 'playwright';
import { browserArgs } from '../../tests/tooling/browser.mjs';
import { searchFor } from '../searchFor.mjs';
import { profiles } from '../phone.mjs';
import { line } from '../resultTable.mjs';
import { usedBytes } from '../usedBytes.mjs';

const searches = 50;
const warm = 10;
const popupsEach = 4;

const noCompiler = '--js-flags=--no-opt,--no-maglev,--no-sparkplug';

/** Growth of memory between the first ten searches and 50 searches with 200 popups. */
export async function memory({ site, times, browserPath }) {
  const settings = { isReturning: true, profile: profiles.fast };
  const measure = (phone) => growth(phone, site);
  const runs = await times(measure, settings, 1);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArgs, noCompiler],
  });
  const runsWithout = await times(measure, { ...settings, browser }, 1);
  await browser.close();

  const unit = 'MB';
  const inMb = (bytes) => bytes / 1_000_000;
  return [
    line({ name: 'memory, 50 searches and 200 popups', goal: 1, unit }, runs, inMb),
    line({ name: '… without the machine code of V8', unit }, runsWithout, inMb),
  ];
}

async function growth(phone, site) {
  const { page } = phone;
  await page.goto(`${site}/browse`);
  await page.getByRole('button', { name: 'GPT Search' }).click();
  let before = 0;
  for (let search = 1; search <= searches; search += 1) {
    await searchFor(page, `query ${search}`);
    for (let popup = 0; popup < popupsEach; popup += 1) {
      await page
        .getByRole('button', { name: /^More info/ })
        .nth(popup)
        .click();
      await page.getByRole('button', { name: 'Close' }).click();
    }
    if (search === warm) before = await usedBytes(phone);
  }
  return (await usedBytes(phone)) - before;
}
