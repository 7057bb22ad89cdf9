import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserArgs } from '../tests/tooling/browser.mjs';
import { answerOthers } from './phone.mjs';

const here = new URL('.', import.meta.url).pathname;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's scores for a phone, 0 to 100. Installs Lighthouse if needed. */
export async function lighthouseScores({ address, browserPath, hosts, storage }) {
  if (!existsSync(`${here}node_modules/lighthouse`)) {
    execFileSync('npm', ['ci', '--prefix', here], { stdio: 'inherit' });
  }
  const { default: lighthouse } = await import('lighthouse');
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: browserPath,
    args: browserArgs,
    headless: true,
  });
  try {
    const page = await browser.newPage();
    await answerOthers(await page.createCDPSession(), hosts, 150);
    // Requests of a worker would bypass the page's fake hosts.
    await page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(globalThis.Navigator.prototype, 'serviceWorker');
    });
    if (storage) {
      await page.goto(new URL('/favicon.svg', address).href);
      await page.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, storage);
    }
    const { lhr } = await lighthouse(
      address,
      { onlyCategories: categories, disableStorageReset: true, logLevel: 'error' },
      undefined,
      page,
    );
    return Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    );
  } finally {
    await browser.close();
  }
}
