import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens, values, wideFrom } from '@/components/theme/tokens';
import { viewports } from '../../.storybook/viewports';
import { curveOf } from '../../stories/foundations/tooling/curveOf';
import { inPx } from '../../stories/foundations/tooling/inPx';
import { propertyOf, usageOf } from '../../stories/foundations/tooling/propertyOf';

describe('a token', () => {
  it('maps to a custom property', () => {
    expect(propertyOf(tokens.color.accentStrong)).toBe('--marquee-color-accentStrong');
    expect(() => propertyOf('#ffffff')).toThrow('no token');
  });

  it('is used by its path', () => {
    expect(usageOf(tokens.color.accentStrong)).toBe('tokens.color.accentStrong');
  });

  it('in rem is converted to px unless it depends on the screen', () => {
    expect(inPx('0.25rem')).toBe('4px');
    expect(inPx(values.space.gutter)).toBeUndefined();
  });

  it('of easing is a curve from 0 to 1', () => {
    const [x1, , x2] = curveOf(values.motion.ease);

    expect([x1, x2].every((x) => x >= 0 && x <= 1)).toBe(true);
  });

  it.each(['ease-in', 'cubic-bezier(0.2, 0.7, 0.2)', 'cubic-bezier(a, b, c, d)'])(
    'of easing rejects %s',
    (easing) => {
      expect(() => curveOf(easing)).toThrow('no curve');
    },
  );
});

describe('the toolbar viewports', () => {
  it('include the first wide one and narrower ones', () => {
    const widths = Object.values(viewports).map(({ styles }) => styles.width);

    expect(widths).toEqual(['320px', '390px', `${wideFrom}px`, '1366px', '1920px']);
  });
});

it('the story frame starts with the page colour', () => {
  expect(readFileSync('.storybook/preview-head.html', 'utf8')).toContain(values.color.page);
});
