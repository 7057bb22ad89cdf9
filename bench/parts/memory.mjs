import { searchFor } from '../searchFor.mjs';
import { profiles } from '../phone.mjs';
import { line } from '../resultTable.mjs';
import { usedBytes } from '../usedBytes.mjs';

const searches = 50;
const warm = 10;
const popupsEach = 4;

/** Growth of memory between the first ten searches and 50 searches with 200 popups. */
export async function memory({ site, times }) {
  const settings = { isReturning: true, profile: profiles.fast };
  const runs = await times((phone) => growth(phone, site), settings, 1);
  const name = 'memory, 50 searches and 200 popups';
  return [line({ name, goal: 1, unit: 'MB' }, runs, (bytes) => bytes / 1_000_000)];
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
