import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens, values, wideFrom } from '@/components/theme/tokens';
import { viewports } from '../../.storybook/viewports';
import { curveOf } from '../../stories/foundations/tooling/curveOf';
import { inPx } from '../../stories/foundations/tooling/inPx';
import { propertyOf } from '../../stories/foundations/tooling/propertyOf';

describe('a token', () => {
  it('stands for a custom property', () => {
    expect(propertyOf(tokens.color.accentStrong)).toBe('--marquee-color-accentStrong');
    expect(() => propertyOf('#ffffff')).toThrow('no token');
  });

  it('in rem has its px, and has none where the screen decides', () => {
    expect(inPx('0.25rem')).toBe('4px');
    expect(inPx(values.space.gutter)).toBeUndefined();
  });

  it('of easing has a curve that begins and ends on time', () => {
    const [x1, , x2] = curveOf(values.motion.ease);

    expect([x1, x2].every((x) => x >= 0 && x <= 1)).toBe(true);
  });

  it.each(['ease-in', 'cubic-bezier(0.2, 0.7, 0.2)', 'cubic-bezier(a, b, c, d)'])(
    'of easing such as %s has no curve',
    (easing) => {
      expect(() => curveOf(easing)).toThrow('no curve');
    },
  );
});

describe('the screens of the toolbar', () => {
  it('hold the first wide one, and narrow ones before it', () => {
    const widths = Object.values(viewports).map(({ styles }) => styles.width);

    expect(widths).toEqual(['320px', '390px', `${wideFrom}px`, '1366px', '1920px']);
  });
});

it('the frame of a story has the ground of the page before any story is there', () => {
  expect(readFileSync('.storybook/preview-head.html', 'utf8')).toContain(values.color.page);
});
