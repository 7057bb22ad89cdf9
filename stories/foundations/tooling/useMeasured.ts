import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Measures an element, and again on each resize. */
export function useMeasured<Target extends HTMLElement>(
  read: (element: Target) => number,
): readonly [ref: RefObject<Target | null>, px: number] {
  const ref = useRef<Target>(null);
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPx(read(element)));
    observer.observe(element);
    setPx(read(element));
    return () => observer.disconnect();
  }, [read]);
  return [ref, px];
}
