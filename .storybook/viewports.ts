import { wideFrom } from '../src/components/theme/tokens';

export const viewports = {
  smallPhone: screen('Small phone', 'mobile', 320, 568),
  phone: screen('Phone', 'mobile', 390, 844),
  tablet: screen('Tablet, the narrowest wide screen', 'tablet', wideFrom, 1024),
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
