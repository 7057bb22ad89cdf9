import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestInDirection, type Box, type Direction } from '@/app/focus/nearestInDirection';

const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];
const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

const boxes = fc
  .record({
    left: fc.integer({ min: -2000, max: 2000 }),
    top: fc.integer({ min: -2000, max: 2000 }),
    width: fc.integer({ min: 2, max: 900 }),
    height: fc.integer({ min: 2, max: 900 }),
  })
  .map(({ left, top, width, height }) => box(left, top, width, height));

describe('nearestInDirection', () => {
  it('finds the next and the previous card in a row', () => {
    const [first, second, third] = [card(0, 0), card(1, 0), card(2, 0)];

    expect(nearestInDirection(second.box, [first, third], 'right')).toBe(third);
    expect(nearestInDirection(second.box, [first, third], 'left')).toBe(first);
    expect(nearestInDirection(third.box, [first, second], 'right')).toBeUndefined();
  });

  it('finds the card in the same column of the nearest row', () => {
    const row = [card(0, 1), card(1, 1), card(2, 1)];
    const farther = [card(0, 2), card(1, 2), card(2, 2)];

    expect(nearestInDirection(card(1, 0).box, [...farther, ...row], 'down')).toBe(row[1]);
    expect(nearestInDirection(card(1, 3).box, [...row, ...farther], 'up')).toBe(farther[1]);
  });

  it('finds the last card of a shorter row', () => {
    const row = [card(0, 1), card(1, 1)];

    expect(nearestInDirection(card(7, 0).box, row, 'down')).toBe(row[1]);
  });

  it('prefers the nearest line over the nearest column', () => {
    const faraway = { name: 'language', box: box(1200, 20, 100, 40) };
    const below = { name: 'hero', box: box(60, 900, 200, 50) };

    expect(nearestInDirection(below.box, [faraway], 'up')).toBe(faraway);
    expect(nearestInDirection(box(60, 400, 200, 50), [faraway, below], 'down')).toBe(below);
  });

  it('ignores boxes that are not on the same line when moving sideways', () => {
    const inHeader = box(1200, 20, 100, 40);

    expect(
      nearestInDirection(inHeader, [{ box: box(1400, 700, 100, 40) }], 'right'),
    ).toBeUndefined();
  });

  it('finds the field around a button', () => {
    const field = { box: box(0, 100, 400, 50) };

    expect(nearestInDirection(box(350, 105, 40, 40), [field], 'left')).toBe(field);
  });

  it('returns only boxes in the given direction', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.array(boxes),
        fc.constantFrom(...directions),
        (from, others, direction) => {
          const next = nearestInDirection(
            from,
            others.map((each) => ({ box: each })),
            direction,
          )?.box;
          if (!next) return;
          const ahead = {
            up: middle(next.top, next.bottom) <= from.top,
            down: middle(next.top, next.bottom) >= from.bottom,
            left: middle(next.left, next.right) <= from.left,
            right: middle(next.left, next.right) >= from.right,
          };
          expect(ahead[direction]).toBe(true);
        },
      ),
    );
  });

  it('finds a box above or below whenever there is one', () => {
    fc.assert(
      fc.property(boxes, boxes, (from, other) => {
        const below = middle(other.top, other.bottom) >= from.bottom;

        expect(nearestInDirection(from, [{ box: other }], 'down') !== undefined).toBe(below);
      }),
    );
  });

  it('is reversible in a grid and reaches every card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...directions),
        (columns, rows, direction) => {
          const grid = Array.from({ length: columns * rows }, (_, index) =>
            card(index % columns, Math.floor(index / columns)),
          );
          for (const each of grid) {
            const next = nearestInDirection(each.box, without(grid, each), direction);
            if (!next) continue;
            expect(nearestInDirection(next.box, without(grid, next), opposite[direction])).toBe(
              each,
            );
          }
          expect(reachedFrom(grid).size).toBe(grid.length);
        },
      ),
    );
  });
});

interface Item {
  readonly name: string;
  readonly box: Box;
}

function reachedFrom(items: readonly Item[]): ReadonlySet<Item> {
  const reached = new Set(items.slice(0, 1));
  for (const item of reached) {
    for (const direction of directions) {
      const next = nearestInDirection(item.box, without(items, item), direction);
      if (next) reached.add(next);
    }
  }
  return reached;
}

function without(items: readonly Item[], item: Item): readonly Item[] {
  return items.filter((each) => each !== item);
}

function card(column: number, row: number): Item {
  return { name: `${column}/${row}`, box: box(60 + column * 197, 500 + row * 340, 185, 278) };
}

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
