import { mediaQueries } from '@/components/theme/tokens';

const original = window.matchMedia.bind(window);
const reducedMotion = {
  full: original(mediaQueries.reducedMotion),
  reduced: original('all'),
};

/** Makes the page move as the toolbar says, whatever this machine prefers. Returns the way back. */
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
