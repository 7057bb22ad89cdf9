import { mediaQueries } from './theme/tokens';

/** For scrolls with an explicit behaviour. The CSS for reduced motion has no effect on them. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia(mediaQueries.reducedMotion).matches ? 'instant' : 'smooth';
}
