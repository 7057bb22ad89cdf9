import { mediaQueries } from './theme/tokens';

export function hasViewTransitions(): boolean {
  return 'startViewTransition' in document && !matchMedia(mediaQueries.reducedMotion).matches;
}

/**
 * Changes the page while `from` turns into `to`, or fades out if there is no `to`. Only these two
 * have a name meanwhile: the rest of the page stays live. Without `from`, changes it immediately.
 */
export function viewTransition(
  name: 'poster' | 'screen',
  from: HTMLElement | undefined,
  to: HTMLElement | undefined,
  change: () => void,
) {
  if (!from || !hasViewTransitions()) return change();
  from.style.viewTransitionName = name;
  const { ready, finished } = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    change();
    if (to) to.style.viewTransitionName = name;
  });
  // The next transition skips this one.
  ready.catch(() => {});
  void finished.then(() => {
    if (to) to.style.viewTransitionName = '';
  });
}
