import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCandidates, namesOf, withMerge, type NameSpan } from '@/domain/mergedNames';
import { named } from '../support/named';

const parts = ['The Cook', 'the Thief', 'His Wife & Her Lover', 'Heat'];
const textsAround = (all: readonly string[], index: number) =>
  mergeCandidates(named(...all), index).map((merges) => merges.map(({ name }) => name));

/** As an answer is parted: at its commas, and without the space around. */
const part = fc
  .string({ minLength: 1, maxLength: 5 })
  .map((text) => text.replaceAll(',', '').trim())
  .filter((text) => text !== '');

describe('what a part could be a piece of', () => {
  it('is a run of two, three or four neighbours', () => {
    expect(textsAround(parts, 1)).toEqual([
      ['The Cook, the Thief', 'the Thief, His Wife & Her Lover'],
      ['The Cook, the Thief, His Wife & Her Lover', 'the Thief, His Wife & Her Lover, Heat'],
      ['The Cook, the Thief, His Wife & Her Lover, Heat'],
    ]);
  });

  it('is empty for a single part', () => {
    expect(textsAround(['Heat'], 0)).toEqual([[], [], []]);
  });

  it('keeps a number together', () => {
    expect(textsAround(['20', '000 Leagues Under the Sea'], 0)[0]).toEqual([
      '20,000 Leagues Under the Sea',
    ]);
    expect(textsAround(['Apollo 13', '1917'], 0)[0]).toEqual(['Apollo 13, 1917']);
    expect(textsAround(['Apollo 13 Returns', '100 Days'], 0)[0]).toEqual([
      'Apollo 13 Returns, 100 Days',
    ]);
  });

  it('is never longer than a name may be', () => {
    const long = 'x'.repeat(74);

    expect(textsAround([long, long, long], 0)).toEqual([[`${long}, ${long}`], [], []]);
    expect(textsAround([long, `${long}x`], 0)).toEqual([[], [], []]);
  });

  it('ends at a part with a year, which it takes over', () => {
    const dated = [
      { name: 'Heat', year: 1995 },
      { name: 'Girl' },
      { name: 'Interrupted', year: 1999 },
    ];

    expect(mergeCandidates([...dated, { name: 'Ronin' }], 1)).toEqual([
      [{ name: 'Girl, Interrupted', year: 1999, from: 1, to: 3 }],
      [],
      [],
    ]);
  });

  it('always contains the part and only neighbours', () => {
    fc.assert(
      fc.property(fc.array(part), fc.nat(25), (all, index) => {
        fc.pre(index < all.length);
        for (const [shorter, merges] of mergeCandidates(named(...all), index).entries()) {
          for (const { name, from, to } of merges) {
            expect(to - from).toBe(shorter + 2);
            expect(from <= index && index < to && from >= 0 && to <= all.length).toBe(true);
            expect(name.replaceAll(/, ?/g, '')).toBe(
              all.slice(from, to).join('').replaceAll(/, ?/g, ''),
            );
          }
        }
      }),
    );
  });
});

const merge = (from: number, to: number): NameSpan => ({ name: `${from} to ${to}`, from, to });

describe('a merge', () => {
  it.each([
    ['stands beside others', [merge(0, 2)], merge(2, 4), [merge(0, 2), merge(2, 4)]],
    ['stands before others', [merge(2, 4)], merge(0, 2), [merge(2, 4), merge(0, 2)]],
    ['takes in shorter ones', [merge(0, 2), merge(2, 4)], merge(0, 4), [merge(0, 4)]],
    ['gives way to one around it', [merge(0, 4)], merge(1, 3), [merge(0, 4)]],
    ['gives way to one that it overlaps', [merge(0, 2)], merge(1, 4), [merge(0, 2)]],
    ['gives way to one that begins within it', [merge(1, 4)], merge(0, 2), [merge(1, 4)]],
    ['is made once', [merge(0, 2)], merge(0, 2), [merge(0, 2)]],
  ])('%s', (_, merges, one, expected) => {
    expect(withMerge(merges, one)).toEqual(expected);
  });

  it('without an effect returns the same merges', () => {
    const merges = [merge(0, 2)];

    expect(withMerge(merges, merge(0, 2))).toBe(merges);
  });
});

describe('the names', () => {
  it('are the first ten parts if nothing is merged', () => {
    const all = [...'ABCDEFGHIJKL'];

    expect(namesOf(named(...all), []).map(({ name }) => name)).toEqual([...'ABCDEFGHIJ']);
  });

  it('have a merged name in place of its parts, and later names move up', () => {
    const all = [...'ABCDEFGHIJKL'];

    expect(namesOf(named(...all), [merge(2, 4)]).map(({ name }) => name)).toEqual([
      ...'AB',
      '2 to 4',
      ...'EFGHIJK',
    ]);
  });

  it('have a merged name once if a part has the same name', () => {
    expect(namesOf(named('1 to 3', 'A', 'B', 'C'), [merge(1, 3)]).map(({ name }) => name)).toEqual([
      '1 to 3',
      'C',
    ]);
  });

  it('contain each part once, in order, ten at most', () => {
    const anyJoin = fc.tuple(fc.nat(20), fc.integer({ min: 2, max: 4 }));

    fc.assert(
      fc.property(fc.nat(20), fc.array(anyJoin, { maxLength: 12 }), (count, wanted) => {
        const all = Array.from({ length: count }, (_, index) => `part ${index}`);
        const merges = wanted
          .map(([from, length]) => merge(from, from + length))
          .filter(({ to }) => to <= count)
          .reduce<readonly NameSpan[]>(withMerge, []);
        const names = namesOf(named(...all), merges);

        expect(names.length).toBeLessThanOrEqual(10);
        const held = names.flatMap(({ from, to }) => [...all.keys()].slice(from, to));
        expect(held).toEqual([...all.keys()].slice(0, held.length));
        if (names.length < 10) expect(held).toHaveLength(count);
      }),
    );
  });
});
