import { frameTimes } from '../frameTimes.mjs';
import { line } from '../resultTable.mjs';
import { searchFor } from '../searchFor.mjs';

/** Frames while a finger scrolls past ten result rows of twenty cards. */
export async function frames({ site, times }) {
  const runs = await times(
    async (phone) => {
      await phone.page.goto(`${site}/browse`);
      await phone.page.getByRole('button', { name: 'GPT Search' }).tap();
      await searchFor(phone.page, 'a heist');
      await phone.networkIdle();
      return frameTimes(phone);
    },
    { isReturning: true },
  );
  const long = (run) => run.filter((time) => time > 17.5);
  return [
    line({ name: 'longest frame', goal: 50, unit: 'ms' }, runs, (run) => Math.max(...run)),
    line(
      { name: 'frames over 17 ms', unit: '%' },
      runs,
      (run) => (100 * long(run).length) / run.length,
    ),
  ];
}
