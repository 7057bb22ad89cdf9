import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairsOf, pairwise } from './support/pairwise';

const factors = ['dish', 'drink', 'day'] as const;
const value = fc.constantFrom('a', 'b', 'c', 'd');
const cases = fc.array(fc.record({ dish: value, drink: value, day: value }), {
  maxLength: 60,
  size: 'max',
});

it('covers every pair in the given cases and returns only given cases', () => {
  fc.assert(
    fc.property(cases, (all) => {
      const pairs = (some: typeof all) => new Set(some.flatMap((each) => pairsOf(each, factors)));
      const chosen = pairwise(all, factors);
      expect(pairs([...chosen])).toEqual(pairs(all));
      expect(all).toEqual(expect.arrayContaining([...chosen]));
    }),
  );
});

it('needs at most twelve of 27 cases for three factors of three values', () => {
  const three = ['a', 'b', 'c'];
  const all = three.flatMap((dish) =>
    three.flatMap((drink) => three.map((day) => ({ dish, drink, day }))),
  );
  expect(pairwise(all, factors).length).toBeLessThan(13);
  expect(pairwise(all, factors).length).toBeGreaterThanOrEqual(9);
});
