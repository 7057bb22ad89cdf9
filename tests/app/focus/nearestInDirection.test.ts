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

describe('what lies next to a box', () => {
  it('is the next card in the row, and the one before it', () => {
    const [first, second, third] = [card(0, 0), card(1, 0), card(2, 0)];

    expect(nearestInDirection(second.box, [first, third], 'right')).toBe(third);
    expect(nearestInDirection(second.box, [first, third], 'left')).toBe(first);
    expect(nearestInDirection(third.box, [first, second], 'right')).toBeUndefined();
  });

  it('is the card of the same column in the nearest row', () => {
    const row = [card(0, 1), card(1, 1), card(2, 1)];
    const farther = [card(0, 2), card(1, 2), card(2, 2)];

    expect(nearestInDirection(card(1, 0).box, [...farther, ...row], 'down')).toBe(row[1]);
    expect(nearestInDirection(card(1, 3).box, [...row, ...farther], 'up')).toBe(farther[1]);
  });

  it('is the last card of a row that ends before the column', () => {
    const row = [card(0, 1), card(1, 1)];

    expect(nearestInDirection(card(7, 0).box, row, 'down')).toBe(row[1]);
  });

  it('is on the nearest line, however far aside it stands there', () => {
    const faraway = { name: 'language', box: box(1200, 20, 100, 40) };
    const below = { name: 'hero', box: box(60, 900, 200, 50) };

    expect(nearestInDirection(below.box, [faraway], 'up')).toBe(faraway);
    expect(nearestInDirection(box(60, 400, 200, 50), [faraway, below], 'down')).toBe(below);
  });

  it('is never beside the line: what scrolled out of a row far below is not to the right', () => {
    const inHeader = box(1200, 20, 100, 40);

    expect(
      nearestInDirection(inHeader, [{ box: box(1400, 700, 100, 40) }], 'right'),
    ).toBeUndefined();
  });

  it('is the field around a button, for whoever leaves the button', () => {
    const field = { box: box(0, 100, 400, 50) };

    expect(nearestInDirection(box(350, 105, 40, 40), [field], 'left')).toBe(field);
  });

  it('lies in that direction, whatever the page looks like', () => {
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

  it('is found upwards and downwards wherever anything lies there', () => {
    fc.assert(
      fc.property(boxes, boxes, (from, other) => {
        const below = middle(other.top, other.bottom) >= from.bottom;

        expect(nearestInDirection(from, [{ box: other }], 'down') !== undefined).toBe(below);
      }),
    );
  });

  it('leads back again in rows of cards, and every card is reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...directions),
        (columns, rows, direction) => {
          const grid = Array.from({ length: columns * rows }, (_, place) =>
            card(place % columns, Math.floor(place / columns)),
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

interface Place {
  readonly name: string;
  readonly box: Box;
}

function reachedFrom(places: readonly Place[]): ReadonlySet<Place> {
  const reached = new Set(places.slice(0, 1));
  for (const place of reached) {
    for (const direction of directions) {
      const next = nearestInDirection(place.box, without(places, place), direction);
      if (next) reached.add(next);
    }
  }
  return reached;
}

function without(places: readonly Place[], place: Place): readonly Place[] {
  return places.filter((each) => each !== place);
}

function card(column: number, row: number): Place {
  return { name: `${column}/${row}`, box: box(60 + column * 197, 500 + row * 340, 185, 278) };
}

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
