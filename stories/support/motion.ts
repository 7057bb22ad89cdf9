import { mediaQueries } from '@/components/theme/tokens';

const original = window.matchMedia.bind(window);
const reducedMotion = { full: original(mediaQueries.reducedMotion), reduced: original('all') };

/** As `GlobalStyle` does for the preference of the machine. */
const reducedStyle = new CSSStyleSheet();
reducedStyle.replaceSync(`
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
`);
document.adoptedStyleSheets.push(reducedStyle);

/** Overrides the reduced-motion preference of this machine. Returns a restore function. */
export function setMotion(chosen: unknown): () => void {
  const motion = chosen === 'reduced' ? 'reduced' : 'full';
  document.documentElement.dataset.motion = motion;
  window.matchMedia = (query) =>
    query === mediaQueries.reducedMotion ? reducedMotion[motion] : original(query);
  for (const list of Object.values(reducedMotion)) list.dispatchEvent(new Event('change'));
  return () => {
    window.matchMedia = original;
  };
}
