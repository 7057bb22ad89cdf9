import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesAt } from '@/domain/examples';

describe('the examples of a turn', () => {
  it('continue after the last turn and start again at the end', () => {
    const all = ['a', 'b', 'c', 'd', 'e'];

    expect([0, 1, 2].map((turn) => examplesAt(turn, all, 2))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'a'],
    ]);
  });

  it('are different from each other and all exist', () => {
    const all = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });

    fc.assert(
      fc.property(fc.nat(1000), all, fc.integer({ min: 1, max: 8 }), (turn, examples, count) => {
        const shown = examplesAt(turn, examples, count);

        expect(shown).toHaveLength(Math.min(count, examples.length));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((example) => examples.includes(example))).toBe(true);
      }),
    );
  });
});
