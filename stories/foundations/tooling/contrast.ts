interface Paint {
  readonly channels: readonly [red: number, green: number, blue: number];
  /** Opacity from 0 to 1. */
  readonly opacity: number;
}

/**
 * Contrast ratio from 1 to 21, by https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Takes `#rrggbb`
 * and `rgb(r g b / a%)`. A translucent colour is blended with the background.
 */
export function contrastRatio(colour: string, background: string): number {
  const [darker = 0, lighter = 0] = [
    luminance(layered(colour, background)),
    luminance(background),
  ].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends a colour over another one, as `#rrggbb`. */
export function layered(top: string, below: string): string {
  const { channels, opacity } = paintOf(top);
  const under = paintOf(below).channels;
  const seen = channels.map(
    (channel, index) => channel * opacity + (under[index] ?? 0) * (1 - opacity),
  );
  return `#${seen.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `AAA` and `AA` for small text, `3:1` for large text and controls. */
export function gradeOf(ratio: number): 'AAA' | 'AA' | '3:1' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? '3:1' : 'none';
}

/** Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = paintOf(color).channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function paintOf(color: string): Paint {
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(color);
  if (hex)
    return paint(
      hex.slice(1).map((part) => Number.parseInt(part, 16)),
      1,
    );
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color);
  if (rgb) return paint(rgb.slice(1, 4).map(Number), Number(rgb[4]) / 100);
  throw new Error(`Unsupported colour: ${color}`);
}

function paint([red = 0, green = 0, blue = 0]: readonly number[], opacity: number): Paint {
  return { channels: [red, green, blue], opacity };
}
