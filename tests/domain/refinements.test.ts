import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxQueryLength } from '@/domain/recommendationPrompt';
import { refinementsOf } from '@/domain/refinements';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const names = [{ name: 'Heat', year: 1995 }, { name: 'Ronin' }];
const demo = { query: 'heist', names, isLive: false };

describe('refinementsOf', () => {
  it.each([
    [english, ['heist, newer', 'heist, lighter', 'heist, more like Heat', 'heist, others, please']],
    [
      spanish,
      [
        'heist, más recientes',
        'heist, más ligeras',
        'heist, más como Heat',
        'heist, otras, por favor',
      ],
    ],
    [hindi, ['heist, और नई', 'heist, और हल्की-फुल्की', 'heist, Heat जैसी और', 'heist, कोई और']],
  ])('extend the query in words', ({ refine }, queries) => {
    expect(refinementsOf(demo, refine).map(({ query }) => query)).toEqual(queries);
  });

  it('name the earlier answers for a live service', () => {
    expect(refinementsOf({ ...demo, isLive: true }, english.refine).slice(3)).toEqual([
      { words: 'others, please', query: 'heist, other than Heat, Ronin' },
    ]);
  });

  it('name no film without results', () => {
    const refinements = refinementsOf({ ...demo, names: [] }, english.refine);
    expect(refinements.map(({ words }) => words)).toEqual(['newer', 'lighter', 'others, please']);
  });

  it('name no film for a live service without results', () => {
    const refinements = refinementsOf({ ...demo, names: [], isLive: true }, english.refine);
    expect(refinements.at(-1)?.query).toBe('heist, others, please');
  });

  it('name as many films as the query has room for', () => {
    const query = 'x'.repeat(maxQueryLength - ', other than Heat'.length);
    const others = refinementsOf({ query, names, isLive: true }, english.refine).at(-1);
    expect(others?.query).toBe(`${query}, other than Heat`);
  });

  it('leave out words that make the query too long', () => {
    const query = 'x'.repeat(maxQueryLength - ', newer'.length);
    const refinements = refinementsOf({ query, names, isLive: false }, english.refine);
    expect(refinements.map(({ words }) => words)).toEqual(['newer']);
  });

  it('never exceed the length of a query', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: maxQueryLength, size: 'max' }),
        fc.array(fc.string({ minLength: 1, maxLength: 150, size: 'max' }), { maxLength: 10 }),
        fc.boolean(),
        (query, found, isLive) => {
          const search = { query, names: found.map((name) => ({ name })), isLive };
          for (const refinement of refinementsOf(search, english.refine)) {
            expect(Array.from(refinement.query).length).toBeLessThanOrEqual(maxQueryLength);
            expect(refinement.query.startsWith(`${query}, `)).toBe(true);
          }
        },
      ),
    );
  });
});
