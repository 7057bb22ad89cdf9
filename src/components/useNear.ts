import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

const margins = { rootMargin: '200px 0px', scrollMargin: '0px 160px' };

export type Nearness = 'far' | 'near' | 'printed';

type OnNear = (nearness: Nearness) => void;

const observed = new Map<Element, OnNear>();
let observer: IntersectionObserver | undefined;

export function useNear(): readonly [
  Nearness,
  (element: Element | null) => (() => void) | undefined,
] {
  const [nearness, setNearness] = useState<Nearness>('far');
  const ref = useCallback(
    (element: Element | null) => (element ? observeNear(element, setNearness) : undefined),
    [],
  );
  return [nearness, ref];
}

/** Calls back once when the element comes near the screen, and before each print. */
export function observeNear(element: Element, onNear: OnNear): () => void {
  const observing = observe();
  observed.set(element, onNear);
  observing.observe(element);
  return () => {
    observed.delete(element);
    observing.unobserve(element);
  };
}

function observe(): IntersectionObserver {
  if (observer) return observer;
  addEventListener('beforeprint', () => {
    // The first call renders the remaining cards of long rows; the second prepares those cards.
    printObserved();
    printObserved();
  });
  return (observer = new IntersectionObserver(notify, margins));
}

/** The browser prints the DOM as it is after `beforeprint`. */
function printObserved() {
  flushSync(() => observed.forEach((onNear) => onNear('printed')));
}

function notify(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    own.unobserve(target);
    observed.get(target)?.('near');
  }
}
