import type { Artwork } from '@/domain/artwork/artwork';
import { inks } from '@/domain/artwork/inks';
import { symbols } from '#motifs';

interface PictureOptions {
  readonly art: Artwork;
  readonly title?: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** As parts of the width on posters, of the height on wide pictures; like `DrawnArt`. */
const places = {
  poster: {
    centred: { size: 0.86, top: 0.1, aside: 0 },
    rising: { size: 1.24, top: 0.44, aside: 0 },
    close: { size: 1.58, top: -0.08, aside: 0.14 },
  },
  wide: {
    centred: { size: 0.82, top: 0.06, aside: 0.39 },
    rising: { size: 1.12, top: 0.1, aside: 0.39 },
    close: { size: 1.5, top: -0.16, aside: 0.39 },
  },
} as const;

/** An SVG document. */
export function drawnPicture({ art, title, width, height }: PictureOptions): string {
  const { background, deep, glow, light } = inks[art.ink % inks.length] ?? inks[0];
  const colours = { background, deep, glow, light };
  const unit = Math.min(width, height);
  const { size, top, aside } = places[width > height ? 'wide' : 'poster'][art.composition];
  const scale = (size * unit) / 200;
  const left = width / 2 + aside * unit - (size * unit) / 2;
  const mirror = art.isMirrored ? 'translate(200 0) scale(-1 1)' : '';
  const motif = motifIn(art).replace(
    /var\(--(\w+)\)/g,
    (_, name: keyof typeof colours) => colours[name],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="sheet" x2="0" y2="1"><stop offset=".3" stop-color="${background}"/><stop offset=".95" stop-color="${deep}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sheet)"/>`,
    `<g transform="translate(${round(left)} ${round(top * unit)}) scale(${round(scale, 3)}) ${mirror}">${motif}</g>`,
    ...(title ? [veil(width, height), ...titleLines(title, width, height)] : []),
    '</svg>',
  ].join('');
}

function motifIn({ motif }: Artwork): string {
  return new RegExp(`<symbol id="${motif}"[^>]*>(.*)</symbol>`).exec(symbols)?.[1] ?? '';
}

function veil(width: number, height: number): string {
  return `<linearGradient id="veil" x2="0" y2="1"><stop offset=".46" stop-opacity="0"/><stop offset="1" stop-opacity=".9"/></linearGradient><rect width="${width}" height="${height}" fill="url(#veil)"/>`;
}

const maxLettersPerLine = 14;

function titleLines(title: string, width: number, height: number): string[] {
  const size = round(Math.min(width, height) / 9);
  const lines = wrapLines(
    title,
    Math.max(8, Math.floor((maxLettersPerLine * width) / height / 0.667)),
  );
  const top = height - size * (lines.length * 1.15 + 0.6);
  return lines.map(
    (line, index) =>
      `<text x="${round(size * 0.7)}" y="${round(top + size * 1.15 * (index + 0.8))}" fill="#f6f2ea" font-family="sans-serif" font-weight="700" font-size="${size}">${escapeXml(line)}</text>`,
  );
}

function wrapLines(title: string, maxLetters: number): string[] {
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < maxLetters
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

function round(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
