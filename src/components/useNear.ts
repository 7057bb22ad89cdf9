import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

const margins = { rootMargin: '200px 0px', scrollMargin: '0px 160px' };

export type Nearness = 'far' | 'near' | 'printed';

const mounted = new Map<Element, (nearness: Nearness) => void>();
let observer: IntersectionObserver | undefined;

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
  // The browser prints the DOM as it is after this event.
  addEventListener('beforeprint', () => {
    flushSync(() => mounted.forEach((set) => set('printed')));
  });
  return (observer = new IntersectionObserver(notify, margins));
}

function notify(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    own.unobserve(target);
    mounted.get(target)?.('near');
  }
}
