import { screens } from '@/components/theme/tokens';

const original = window.matchMedia.bind(window);
const stillness = {
  full: original(screens.stillness),
  reduced: original('all'),
};

/** Makes the page move as the toolbar says, whatever this machine prefers. Returns the way back. */
export function setMotion(chosen: unknown): () => void {
  const motion = chosen === 'reduced' ? 'reduced' : 'full';
  document.documentElement.dataset.motion = motion;
  window.matchMedia = (query) =>
    query === screens.stillness ? stillness[motion] : original(query);
  for (const list of Object.values(stillness)) list.dispatchEvent(new Event('change'));
  return () => {
    window.matchMedia = original;
  };
}
