export type Direction = 'up' | 'down' | 'left' | 'right';

/** Viewport position, in px. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Up and down go to the nearest line, then to the closest column. Left and right stay on the line.
 */
export function nearestInDirection<Item extends { readonly box: Box }>(
  from: Box,
  items: readonly Item[],
  direction: Direction,
): Item | undefined {
  const start = toSpan(from, direction);
  const ahead = items
    .map((item) => ({ item, at: toSpan(item.box, direction) }))
    .filter(({ at }) => middle(at.near, at.far) >= start.far);

  if (direction === 'left' || direction === 'right') {
    return nearest(
      ahead.filter(({ at }) => at.first < start.last && at.last > start.first),
      ({ at }) => at.near,
    )?.item;
  }
  const front = nearest(ahead, ({ at }) => at.near)?.at;
  if (!front) return undefined;
  const line = ahead.filter(({ at }) => at.near <= middle(front.near, front.far));
  const column = middle(start.first, start.last);
  return nearest(line, ({ at }) => Math.abs(middle(at.first, at.last) - column))?.item;
}

interface Span {
  readonly near: number;
  readonly far: number;
  readonly first: number;
  readonly last: number;
}

function toSpan({ top, right, bottom, left }: Box, direction: Direction): Span {
  switch (direction) {
    case 'down':
      return { near: top, far: bottom, first: left, last: right };
    case 'up':
      return { near: -bottom, far: -top, first: left, last: right };
    case 'right':
      return { near: left, far: right, first: top, last: bottom };
    case 'left':
      return { near: -right, far: -left, first: top, last: bottom };
  }
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

function nearest<Item>(items: readonly Item[], distance: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || distance(item) < distance(best) ? item : best),
    undefined,
  );
}
