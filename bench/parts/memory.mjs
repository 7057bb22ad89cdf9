import { searchFor } from './searchFor.mjs';

const searches = 50;
const warm = 10;
const popupsEach = 4;

/** Growth of memory in bytes between the first ten searches and 50 searches with 200 popups. */
export async function memoryGrowth({ page, cdp, networkIdle }, site) {
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
    if (search === warm) before = await usedBytes(cdp, networkIdle);
  }
  return (await usedBytes(cdp, networkIdle)) - before;
}

async function usedBytes(cdp, networkIdle) {
  await networkIdle();
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
