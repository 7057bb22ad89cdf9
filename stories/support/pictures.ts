import { hash } from '@/demo/hash';
import { drawnPicture } from '@/demo/pictures/drawnPicture';
import { artworkOf } from '@/domain/artwork/artwork';

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

function picture(path: string, width: number, height: number): string {
  const art = artworkOf({ id: hash(path), genreIds: [], originalTitle: '' });
  return `data:image/svg+xml,${encodeURIComponent(drawnPicture({ art, width, height }))}`;
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

function svgUrl(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/(\d+\.\d)\d+/g, '$1'))}`;
}
