import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArgs, provideBrowser } from './tooling/browser.mjs';

const folder = 'docs/pictures';
const sizes = { desktop: { width: 1366, height: 800 }, phone: { width: 390, height: 844 } };
const outDir = 'test-results/site-pictures';

mkdirSync(folder, { recursive: true });
await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 4310 } });
const [url] = server.resolvedUrls.local;
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArgs });

for (const [name, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  // Blocks other hosts.
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.abort(),
  );
  await walk(await context.newPage(), name, (screen, page) =>
    page.screenshot({ path: `${folder}/${screen}-${name}.png`, animations: 'disabled' }),
  );
  await context.close();
}

await browser.close();
await server.close();

async function walk(page, size, picture) {
  await page.goto(url);
  await page.getByText('Now showing').waitFor();
  await page.waitForLoadState('networkidle');
  await picture('sign-in', page);

  await page.getByRole('button', { name: 'Not registered yet! Sign up now' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Marigold1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('region', { name: 'Popular Movies' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-state=loading]'));
  await picture('browse', page);

  await page.getByRole('button', { name: 'More info about Madame Web' }).first().click();
  await page.getByRole('dialog').waitFor();
  await picture('popup', page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'GPT Search' }).click();
  await page.getByRole('search').getByRole('combobox').fill('movies with cat in it');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await page.getByRole('article').nth(9).waitFor();
  await page.getByRole('search').getByRole('combobox').blur();
  await picture('gpt-search', page);

  // README shows this screen on a phone only.
  if (size !== 'phone') return;
  await page.goto(`${url}nowhere`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture('not-found', page);
}
