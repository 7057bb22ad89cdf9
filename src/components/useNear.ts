import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far off the screen, or off its row, an element is near. */
const margins = { rootMargin: '200px 0px', scrollMargin: '0px 160px' };

/** Whether an element has been near the screen; `printed` where it is put on paper, near or not. */
export type Nearness = 'far' | 'near' | 'printed';

const mounted = new Map<Element, (nearness: Nearness) => void>();
let observer: IntersectionObserver | undefined;

/** How near an element has been, and the ref that watches it. */
export function useNear(): readonly [
  Nearness,
  (element: Element | null) => (() => void) | undefined,
] {
  const [nearness, setNearness] = useState<Nearness>('far');
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const watching = watch();
    mounted.set(element, setNearness);
    watching.observe(element);
    return () => {
      mounted.delete(element);
      watching.unobserve(element);
    };
  }, []);
  return [nearness, ref];
}

function watch(): IntersectionObserver {
  if (observer) return observer;
  // The browser prints what is there when the event is over.
  addEventListener('beforeprint', () => {
    flushSync(() => mounted.forEach((set) => set('printed')));
  });
  return (observer = new IntersectionObserver(tell, margins));
}

function tell(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    own.unobserve(target);
    mounted.get(target)?.('near');
  }
}
