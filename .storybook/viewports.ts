import { wideFrom } from '../src/components/theme/tokens';

/** The screens that Marquee is looked at on, from the smallest phone up. */
export const viewports = {
  smallPhone: screen('Small phone', 'mobile', 320, 568),
  phone: screen('Phone', 'mobile', 390, 844),
  tablet: screen('Tablet, the first wide one', 'tablet', wideFrom, 1024),
  laptop: screen('Laptop', 'desktop', 1366, 768),
  desktop: screen('Desktop', 'desktop', 1920, 1080),
} as const;

function screen(
  what: string,
  type: 'mobile' | 'tablet' | 'desktop',
  width: number,
  height: number,
) {
  return {
    name: `${what}, ${width} px`,
    type,
    styles: { width: `${width}px`, height: `${height}px` },
  };
}
