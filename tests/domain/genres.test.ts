import { describe, expect, it } from 'vitest';
import { genreIds, genresOf } from '@/domain/genres';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

describe('the genres of a movie', () => {
  it('have names, in the order of the movie database, without duplicates', () => {
    expect(genresOf({ genreIds: [18, 99_999, 80, 18] })).toEqual([18, 80]);
    expect(genresOf({ genreIds: [] })).toEqual([]);
  });

  it.each(Object.entries({ english, hindi, spanish }))(
    'have a name of their own each in %s',
    (_, { popup }) => {
      const names = genreIds.map((id) => popup.genre[id]);

      expect(new Set(names).size).toBe(genreIds.length);
      expect(names.every((name) => name.trim() !== '')).toBe(true);
    },
  );
});
