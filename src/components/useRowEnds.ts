import { type RefObject, useEffect, useState } from 'react';

export type RowEnds = 'start' | 'middle' | 'end' | 'both';

export function useRowEnds(
  list: RefObject<HTMLElement | null>,
  movies: readonly unknown[],
  rendered: number,
): RowEnds {
  const [ends, setEnds] = useState<RowEnds>('start');

  useEffect(() => {
    const root = list.current;
    const first = root?.firstElementChild;
    const last = root?.lastElementChild;
    if (!first || !last) return;
    const isVisible = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          isVisible.set(target, intersectionRatio >= visibleRatio);
        }
        setEnds(endsOf(isVisible.get(first) ?? false, isVisible.get(last) ?? false));
      },
      { root, threshold: visibleRatio },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, movies, rendered]);

  return ends;
}

/** Below 1, because browsers round positions to subpixels. */
const visibleRatio = 0.98;

function endsOf(start: boolean, end: boolean): RowEnds {
  if (start) return end ? 'both' : 'start';
  return end ? 'end' : 'middle';
}
