import { createGlobalStyle } from 'styled-components';
import { mediaQueries, tokens, values } from './tokens';

export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  :root {
    color-scheme: dark;
    accent-color: ${tokens.color.accent};
    background: ${tokens.color.page};
    /* Everything grows on windows wider than 2560 px. */
    font-size: max(100%, 0.625vw);
    scrollbar-color: ${tokens.color.line} ${tokens.color.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${tokens.color.page};
    color: ${tokens.color.text};
    font-family: ${tokens.font.family};
    font-size: ${tokens.text.body};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0; }
  ol, ul { list-style: none; }
  h1, h2, h3 { line-height: 1.1; font-weight: ${tokens.weight.bold}; text-wrap: balance; }
  p { text-wrap: pretty; }
  button, input, select { font: inherit; color: inherit; }
  button { cursor: pointer; }
  img, svg, iframe { display: block; }
  a { color: inherit; }

  @media ${mediaQueries.touch} {
    a:not([href^='#']), button, input, select { min-inline-size: ${tokens.size.target}; min-block-size: ${tokens.size.target}; }
    /* iOS zooms in on a focused field with smaller text. */
    input, select { font-size: max(1rem, 1em); }
  }

  :focus-visible {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 3px;
  }

  /* Focused after a navigation, not by the visitor. */
  h1:focus-visible { outline: none; }

  /* Around the window: content in front would hide main's own outline. */
  main:focus-visible { outline: none; }
  main:focus-visible::after {
    content: '';
    position: fixed;
    inset: 0;
    z-index: 3;
    outline: 3px solid ${tokens.color.accent};
    outline-offset: -3px;
    pointer-events: none;
  }

  /* In older browsers it inherits no custom properties. */
  ::backdrop { --marquee-color-backdrop: ${values.color.backdrop}; }

  @media ${mediaQueries.moreContrast} {
    :root:root {
      --marquee-color-page: #000;
      --marquee-color-surface: #000;
      --marquee-color-raised: #16161d;
      --marquee-color-line: #82828f;
      --marquee-color-edge: #fff;
      --marquee-color-text: #fff;
      --marquee-color-muted: #f6f2ea;
      --marquee-color-veil: rgb(0 0 0 / 94%);
    }

    article { outline: 1px solid var(--marquee-color-line); }
  }

  /* No root snapshot, so the page stays usable during a transition. */
  :root { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  ::view-transition-old(screen) { animation-duration: ${tokens.motion.quick}; }
  ::view-transition-group(poster) {
    animation-duration: ${tokens.motion.medium};
    animation-timing-function: ${tokens.motion.ease};
  }
  ::view-transition-old(poster), ::view-transition-new(poster) {
    block-size: 100%;
    object-fit: cover;
  }

  ::selection { background: ${tokens.color.accent}; color: ${tokens.color.onAccent}; }

  @media ${mediaQueries.reducedMotion} {
    *, *::before, *::after, *::backdrop {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
