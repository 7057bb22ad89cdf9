import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Colour difference from 0 to 1 below which a pixel counts as equal. */
const threshold = 0.05;

/** Clears the three lowest bits: 32 levels a channel, a step below the threshold. */
const levels = 0b1111_1000;

/**
 * Makes a PNG about half as large by rounding its colours.
 * @param {Buffer} picture
 */
export function quantised(picture) {
  const png = PNG.sync.read(picture);
  for (let at = 0; at < png.data.length; at += 1) {
    if (at % 4 < 3) png.data[at] &= levels;
  }
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}

/**
 * Compares two PNG pictures.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ kind: 'same' } | { kind: 'resized' } | { kind: 'changed', pixels: number, difference: Buffer }}
 */
export function compare(before, after) {
  if (before.equals(after)) return { kind: 'same' };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height) return { kind: 'resized' };
  const difference = new PNG({ width: old.width, height: old.height });
  const pixels = pixelmatch(old.data, now.data, difference.data, old.width, old.height, {
    threshold,
  });
  if (pixels === 0) return { kind: 'same' };
  return { kind: 'changed', pixels, difference: PNG.sync.write(difference) };
}
