import axe from 'axe-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { values } from '@/components/theme/tokens';
import { contrastRatio, gradeOf, layered } from '../../stories/foundations/tooling/contrast';

interface AxeColor {
  parseString(color: string): void;
}

const { color: byAxe } = axe.commons as unknown as {
  color: {
    Color: new () => AxeColor;
    getContrast(background: AxeColor, text: AxeColor): number;
  };
};

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

function axeColor(text: string): AxeColor {
  const parsed = new byAxe.Color();
  parsed.parseString(text);
  return parsed;
}

describe('contrast', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#82828f', '#82828f')).toBe(1);
  });

  it('matches known values for two greys', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('matches axe in both directions', () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        const expected = byAxe.getContrast(axeColor(background), axeColor(text));
        expect(contrastRatio(text, background)).toBeCloseTo(expected, 10);
        expect(contrastRatio(background, text)).toBeCloseTo(expected, 10);
      }),
    );
  });

  it('composites translucent colours', () => {
    expect(layered('rgb(0 0 0 / 50%)', '#ffffff')).toBe('#808080');
    expect(layered('rgb(255 222 160 / 0%)', '#0b0b11')).toBe('#0b0b11');
    expect(contrastRatio('rgb(0 0 0 / 50%)', '#ffffff')).toBe(contrastRatio('#808080', '#ffffff'));
  });

  it('is graded as in WCAG, limits included', () => {
    expect([21, 7, 6.99, 4.5, 4.49, 3, 2.99].map(gradeOf)).toEqual([
      'AAA',
      'AAA',
      'AA',
      'AA',
      '3:1',
      '3:1',
      'none',
    ]);
  });

  it('throws for an invalid colour', () => {
    expect(() => contrastRatio('amber', '#000000')).toThrow('Unsupported colour');
    expect(() => contrastRatio('#fff', '#000000')).toThrow('Unsupported colour');
  });

  it('is sufficient for every text colour on every background', () => {
    const { page, surface, raised, veil } = values.color;
    const backgrounds = [page, surface, raised, layered(veil, '#ffffff')];
    const textColours = ['text', 'muted', 'accent', 'accentStrong', 'danger', 'good'] as const;

    const tooFaint = textColours.filter((colour) =>
      backgrounds.some((background) => contrastRatio(values.color[colour], background) < 4.5),
    );

    expect(tooFaint).toEqual([]);
  });

  it('is sufficient for edges of controls and the focus ring', () => {
    const { page, surface, raised, edge, accent } = values.color;

    for (const line of [edge, accent]) {
      for (const background of [page, surface, raised]) {
        expect(contrastRatio(line, background)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
