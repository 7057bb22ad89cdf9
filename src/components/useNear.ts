import { useCallback, useState } from 'react';

/** How far off the screen, or off its row, an element is near. */
const margins = { rootMargin: '200px 0px', scrollMargin: '0px 160px' };

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether the element has ever been near the screen, and the ref that tells of it. */
export function useNear(): readonly [boolean, (element: Element | null) => (() => void) | void] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    observer ??= new IntersectionObserver(tell, margins);
    waiting.set(element, () => setNear(true));
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return [near, ref];
}

function tell(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    own.unobserve(target);
    waiting.get(target)?.();
  }
}
