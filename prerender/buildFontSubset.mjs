/** `npm run font` subsets the Latin font to the characters and weights of the first screens. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
);

export const subsetFontFile = fileURLToPath(
  new URL('../src/components/theme/fonts/anek-latin-first.woff2', import.meta.url),
);

/** ASCII, Spanish letters and typographic punctuation. */
export const subsetCharacters =
  Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('') +
  'ÁÉÍÑÓÚÜáéíñóúü¡¿«»·–—‘’“”…\u00a0';

export function buildFontSubset() {
  return subsetFont(readFileSync(whole), subsetCharacters, {
    targetFormat: 'woff2',
    // Fractions and forms for other languages take a tenth of the file.
    keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await buildFontSubset();
  writeFileSync(subsetFontFile, font);
  console.log(`${subsetFontFile}: ${font.length} bytes`);
}
