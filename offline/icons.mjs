/** `npm run icons` renders `public/icons` from the favicon. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserArgs, provideBrowser } from '../tests/tooling/browser.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const drawing = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');

/** Maskable icons need a full background and a margin, because platforms crop them. */
const maskable = drawing
  .replace(' rx="14"', '')
  .replace(
    /(<rect[^>]*>)(.*)<\/svg>/s,
    '$1<g transform="translate(32 32) scale(0.78) translate(-32 -35.5)">$2</g></svg>',
  );

const icons = [
  { name: 'icon-192.png', size: 192, source: drawing },
  { name: 'icon-512.png', size: 512, source: drawing },
  { name: 'maskable-512.png', size: 512, source: maskable },
  { name: 'apple-touch-icon.png', size: 180, source: maskable },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArgs });
for (const { name, size, source } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${source}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
