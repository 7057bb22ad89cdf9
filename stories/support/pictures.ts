/** It never loads. */
export const brokenPicture = 'data:,';

/** A drawn poster; the same path always gives the same picture. */
export function poster(path: string): string {
  return picture(path, 185, 278);
}

/** Drawn like the poster. */
export function backdrop(path: string): string {
  return picture(path, 1280, 720);
}

/** Light text on it needs a veil. */
export const snowfield = svgUrl(
  1280,
  720,
  `<rect width="1280" height="720" fill="#fdfdfb"/>
  <circle cx="1010" cy="170" r="84" fill="#fff3cf"/>
  <path d="M0 470l310-150 270 130 330-190 370 210v250H0z" fill="#eef3f8"/>
  <path d="M0 580c320-90 610 30 1280-70v210H0z" fill="#fff"/>`,
);

export const portrait = svgUrl(
  64,
  64,
  `<rect width="64" height="64" fill="#20424a"/>
  <path d="M10 64c2-14 11-20 22-20s20 6 22 20z" fill="#d9623f"/>
  <path d="M26 38h12v10a6 6 0 0 1-12 0z" fill="#b97f5a"/>
  <circle cx="32" cy="28" r="12" fill="#d69a72"/>
  <path d="M18 30c-2-14 6-20 15-20s16 6 13 20c-2-8-6-11-14-11s-12 3-14 11z" fill="#20150f"/>`,
);

/** Hue of suns, moons and lit windows. */
const warm = 42;

type Random = () => number;
type Painter = (width: number, height: number, hue: number, random: Random) => string;

const painters: readonly Painter[] = [mountains, city, sea, dunes];

function picture(path: string, width: number, height: number): string {
  const seed = seedOf(path);
  const paint = painters[seed % painters.length] ?? mountains;
  const random = randomFrom(seed);
  return svgUrl(width, height, paint(width, height, Math.floor(random() * 360), random));
}

function mountains(width: number, height: number, hue: number, random: Random): string {
  const moon = disc(width * (0.6 + 0.2 * random()), height * 0.24, width * 0.07);
  const ridges = [0, 1, 2, 3].map((depth) =>
    ridge(
      width,
      height,
      0.46 + depth * 0.13,
      0.16,
      hsl(hue + depth * 8, 34, 40 - depth * 10),
      random,
    ),
  );
  return sky(width, height, hue) + stars(width, height, random) + moon + ridges.join('');
}

function city(width: number, height: number, hue: number, random: Random): string {
  const streets = [0, 1, 2].map((depth) => street(width, height, hue, depth, random));
  const moon = disc(width * 0.25, height * 0.2, width * 0.05);
  return sky(width, height, hue) + moon + streets.join('');
}

function sea(width: number, height: number, hue: number, random: Random): string {
  const horizon = height * 0.58;
  const middle = width * (0.55 + 0.2 * random());
  const glints = Array.from({ length: 26 }, () => {
    const below = random();
    const reach = (0.03 + below * 0.12) * width;
    const x = middle - reach / 2 + (random() - 0.5) * reach;
    const y = horizon + below * (height - horizon);
    return `<rect x="${x}" y="${y}" width="${reach}" height="${height * 0.006}" rx="2" fill="${hsl(warm, 90, 76)}" opacity="${0.85 - below * 0.6}"/>`;
  });
  const water = `<rect y="${horizon}" width="${width}" height="${height}" fill="${hsl(190 + (hue % 50), 48, 15)}"/>`;
  const boat = `<g transform="translate(${width * 0.3} ${horizon + height * 0.02}) scale(${width / 420})" fill="${hsl(hue, 40, 7)}"><path d="M-34 0h68l-12 15h-44zM-2-3V-62L-30-6zM3-3V-50L24-6z"/></g>`;
  return (
    sky(width, height, hue) + disc(middle, horizon, width * 0.13) + water + glints.join('') + boat
  );
}

function dunes(width: number, height: number, hue: number, random: Random): string {
  const sun = disc(width * (0.3 + 0.3 * random()), height * 0.36, Math.min(width, height) * 0.16);
  const waves = [0, 1, 2].map((depth) => {
    const top = height * (0.52 + depth * 0.15);
    const swell = height * (0.06 + 0.08 * random());
    return `<path d="M0 ${top}C${width * 0.3} ${top - swell} ${width * 0.55} ${top + swell} ${width} ${top - swell * random()}V${height}H0z" fill="${hsl(hue + 10, 52, 38 - depth * 12)}"/>`;
  });
  return sky(width, height, hue) + sun + waves.join('');
}

function sky(width: number, height: number, hue: number): string {
  const night = 205 + (hue % 110);
  const stops = [
    [0, hsl(night, 46, 11)],
    [0.55, hsl(night + 25, 42, 32)],
    [1, hsl(warm - 18, 70, 58)],
  ].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

function disc(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.7}" fill="${hsl(warm, 90, 78)}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${hsl(warm, 90, 82)}"/>`;
}

function stars(width: number, height: number, random: Random): string {
  return Array.from({ length: 40 }, () => {
    const [x, y, size] = [random() * width, random() * height * 0.45, 0.4 + random()];
    return `<circle cx="${x}" cy="${y}" r="${(size * height) / 420}" fill="#fff" opacity=".6"/>`;
  }).join('');
}

function ridge(
  width: number,
  height: number,
  from: number,
  rise: number,
  fill: string,
  random: Random,
): string {
  const peaks = Array.from({ length: 12 }, (_, index) => {
    const lift = index % 2 === 0 ? random() * 0.3 : 0.4 + random() * 0.6;
    return `L${(index / 11) * width} ${height * (from - rise * lift)}`;
  });
  return `<path d="M0 ${height}${peaks.join('')}V${height}z" fill="${fill}"/>`;
}

function street(width: number, height: number, hue: number, depth: number, random: Random): string {
  const houses = Math.round((width / height) * 9);
  const step = width / houses;
  return Array.from({ length: houses }, (_, index) => {
    const top = height * (0.36 + depth * 0.16 + random() * 0.22);
    const x = index * step;
    const wall = `<rect x="${x}" y="${top}" width="${step + 1}" height="${height}" fill="${hsl(hue + 236, 34, 22 - depth * 7)}"/>`;
    const windows = Array.from({ length: 8 }, () => {
      const left = x + step * (0.15 + 0.6 * random());
      const up = top + height * (0.03 + 0.4 * random());
      return `<rect x="${left}" y="${up}" width="${step * 0.1}" height="${step * 0.14}" fill="${hsl(warm, 90, 72)}" opacity="${0.35 + depth * 0.25}"/>`;
    });
    return wall + windows.join('');
  }).join('');
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue % 360} ${saturation}% ${lightness}%)`;
}

function seedOf(text: string): number {
  return Array.from(text).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

/** Mulberry32. Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function svgUrl(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/(\d+\.\d)\d+/g, '$1'))}`;
}
