/**
 * Makes the font of the first screen: of the Latin font, what English and Spanish are written in,
 * in the weights that the tokens have. `npm run font` writes it; a test holds it against this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
);

/** Where the font is kept. */
export const firstFontFile = fileURLToPath(
  new URL('../src/components/theme/fonts/anek-latin-first.woff2', import.meta.url),
);

/** What it holds: ASCII, the letters and marks of Spanish, and the punctuation of good typesetting. */
export const firstCharacters =
  Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('') +
  'ÁÉÍÑÓÚÜáéíñóúü¡¿«»·–—‘’“”…\u00a0';

/** @returns {Promise<Uint8Array>} the font, as WOFF2 */
export function buildFontSubset() {
  return subsetFont(readFileSync(whole), firstCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await buildFontSubset();
  writeFileSync(firstFontFile, font);
  console.log(`${firstFontFile}: ${font.length} bytes`);
}
