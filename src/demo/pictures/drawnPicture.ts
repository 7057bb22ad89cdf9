import { hash } from '../identity/hash';

interface PictureOptions {
  readonly seed: string;
  readonly title?: string | undefined;
  readonly width: number;
  readonly height: number;
}

export function drawnPicture({ seed, title, width, height }: PictureOptions): string {
  const number = hash(seed);
  const hue = number % 360;
  const sun = { x: 0.2 + ((number >>> 9) % 60) / 100, y: 0.2 + ((number >>> 15) % 20) / 100 };
  const ridge = 0.62 + ((number >>> 21) % 12) / 100;
  const horizon = height * ridge;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 22%)"/>`,
    `<circle cx="${round(width * sun.x)}" cy="${round(height * sun.y)}" r="${round(width * 0.14)}" fill="hsl(${(hue + 40) % 360} 70% 62%)"/>`,
    `<path d="M0 ${round(horizon)} Q ${round(width * 0.3)} ${round(horizon - height * 0.16)} ${round(width * 0.55)} ${round(horizon)} T ${width} ${round(horizon - height * 0.06)} V ${height} H 0 Z" fill="hsl(${(hue + 20) % 360} 40% 14%)"/>`,
    ...(title ? titleLines(title, width, height) : []),
    '</svg>',
  ].join('');
}

const maxLettersPerLine = 14;

function titleLines(title: string, width: number, height: number): string[] {
  const size = round(Math.min(width, height) / 9);
  const lines = wrapLines(
    title,
    Math.max(8, Math.floor((maxLettersPerLine * width) / height / 0.667)),
  );
  const top = height - size * (lines.length * 1.15 + 0.4);
  return lines.map(
    (line, index) =>
      `<text x="${width / 2}" y="${round(top + size * 1.15 * (index + 0.8))}" fill="#fff" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${escapeXml(line)}</text>`,
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
