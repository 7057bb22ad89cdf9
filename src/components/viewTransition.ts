import { mediaQueries } from './theme/tokens';

/** The browser has animated a swipe back itself. The next click ends it. */
let isSwiped = false;

function noteSwipe({ hasUAVisualTransition = false }: Partial<PopStateEvent>) {
  isSwiped = hasUAVisualTransition;
}

// The prerenderer has no document. Captures, because React renders a `popstate` synchronously.
if (typeof document !== 'undefined') {
  for (const type of ['popstate', 'click']) addEventListener(type, noteSwipe, true);
}

export function hasViewTransitions(): boolean {
  return (
    'startViewTransition' in document &&
    !isSwiped &&
    !matchMedia(mediaQueries.reducedMotion).matches
  );
}

/** The next transition has named this element: do not clear the name. */
let captured: HTMLElement | undefined;

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
  captured = from;
  from.style.viewTransitionName = name;
  const { ready, finished } = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    captured = undefined;
    change();
    if (to) to.style.viewTransitionName = name;
  });
  // The next transition skips this one, and can begin at the same element.
  ready.catch(() => {});
  void finished.then(() => {
    if (to && to !== captured) to.style.viewTransitionName = '';
  });
}
