import { createTheme } from 'styled-components';

export const values = {
  color: {
    page: '#0b0b11',
    surface: '#15151d',
    raised: '#20202b',
    line: '#363644',
    edge: '#82828f',
    text: '#f6f2ea',
    muted: '#bcb7ac',
    accent: '#ffb52e',
    accentStrong: '#ffc75f',
    onAccent: '#1c1303',
    danger: '#ff9d8a',
    good: '#93d9a7',
    veil: 'rgb(11 11 17 / 78%)',
    clear: 'rgb(11 11 17 / 0%)',
    backdrop: 'rgb(5 5 9 / 80%)',
    sheen: 'rgb(255 255 255 / 9%)',
  },
  cinema: {
    warm: '#33240f',
    cool: '#1c1930',
    frame: '#241a10',
    sky: '#1b2140',
    dusk: '#6b3f52',
    glow: '#f0a45a',
    sea: '#1a1c33',
    beam: 'rgb(255 222 160 / 9%)',
    farSeat: '#1b1620',
    middleSeat: '#141019',
    nearSeat: '#0d0b12',
  },
  font: {
    family:
      "'Anek Latin Variable', 'Anek like Arial', 'Anek like Roboto', 'Anek Devanagari Variable', system-ui, sans-serif",
    serif: "'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif",
  },
  text: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: '1.0625rem',
    lead: '1.25rem',
    title: '1.5rem',
    heading: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem)',
    display: 'clamp(2.5rem, 1.4rem + 4.6vw, 5rem)',
  },
  weight: { regular: '400', medium: '550', bold: '700', black: '800' },
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
    gutter: 'clamp(1rem, 4vw, 4rem)',
  },
  size: { target: '2.75rem' },
  radius: { small: '0.375rem', card: '0.625rem', panel: '1.125rem', pill: '100rem' },
  shadow: {
    card: '0 1.25rem 2.5rem rgb(0 0 0 / 55%)',
    panel: '0 2rem 5rem rgb(0 0 0 / 60%)',
  },
  motion: {
    quick: '160ms',
    medium: '360ms',
    slow: '900ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
} as const;

/** Each leaf is a `var(--marquee-…)`. `inlineTokens.ts` writes it into the styles of components. */
export const tokens = /* @__PURE__ */ createTheme(values, { prefix: 'marquee' });

export const wideFrom = 768;

/** `@media` cannot read custom properties. */
export const mediaQueries = {
  wide: `(min-width: ${wideFrom}px)`,
  narrow: `(max-width: ${wideFrom - 0.02}px)`,
  /** Phones, upright or not. */
  small: `(max-width: ${wideFrom - 0.02}px), (max-height: 480px)`,
  /** Phones with too little room for a name or an icon. */
  phone: '(max-width: 430px)',
  smallPhone: '(max-width: 360px)',
  desktop: '(min-width: 1024px)',
  large: '(min-width: 1280px)',
  huge: '(min-width: 1920px)',
  /** A phone held sideways. */
  short: '(max-height: 34rem) and (orientation: landscape)',
  /** Such as 1366 × 640. */
  low: '(min-width: 1200px) and (max-height: 50rem)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  forcedColours: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
