import { chromium } from 'playwright';
import { browserArgs, provideBrowser } from '../../tests/tooling/browser.mjs';
import { loopbackSite } from '../loopbackSite.mjs';
import { profiles } from '../phone.mjs';
import { line } from '../resultTable.mjs';
import { restoreTime } from '../restoreTime.mjs';

/**
 * Playwright’s touch emulation ends and starts again on the way back, and each restyles the page.
 * No phone does that.
 */
const withoutTouch = {
  ...profiles.phone,
  screen: { ...profiles.phone.screen, isMobile: false, hasTouch: false },
};

/** A second visit with what the first one cached, and a page restored by Back. */
export async function returns({ worlds, times }) {
  const hosts = worlds.photographs;
  const site = await loopbackSite({ hosts, delay: profiles.phone.roundTrip });
  // The headless shell has no back/forward cache.
  const browser = await chromium.launch({
    executablePath: provideBrowser({ withoutShell: true }),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const runs = await times((phone) => comeBack(phone, `${site.url}/browse`), {
      browser,
      profile: withoutTouch,
      site: site.url,
      isReturning: true,
      serviceWorkers: 'allow',
      moments: ['cards'],
    });
    const note = ({ restored }) => (restored === undefined ? 'loaded again' : '');
    return [
      line(
        { name: 'second visit: first row’s cards', goal: 400, unit: 'ms' },
        runs,
        ({ cards }) => cards,
      ),
      line(
        { name: 'from Back to the restored page', goal: 100, unit: 'ms', note },
        runs,
        ({ restored }) => restored,
      ),
    ];
  } finally {
    await browser.close();
    site.close();
  }
}

async function comeBack({ page, networkIdle }, address) {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await networkIdle();

  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(() => window.bench.moments.cards);
  const cards = await page.evaluate(() => window.bench.moments.cards);
  await networkIdle();

  const evaluate = (inPage) => page.evaluate(inPage);
  return { cards, restored: await restoreTime({ goto: (url) => page.goto(url), evaluate }) };
}
