import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genreIds } from '@/domain/genres';
import { maxSimilar, similarMovies } from '@/domain/similarMovies';
import { movie } from '../support/movies';

const heat = movie({ id: 1, title: 'Heat', genreIds: [28, 80, 18, 53], releaseDate: '1995-12-15' });

const titlesFor = (...others: Parameters<typeof movie>[0][]) =>
  similarMovies(
    heat,
    others.map((known, index) => movie({ id: index + 2, ...known })),
  ).map(({ title }) => title);

describe('similarMovies', () => {
  it('ranks movies by shared genres', () => {
    expect(
      titlesFor(
        { title: 'One genre', genreIds: [80, 16, 35] },
        { title: 'All genres', genreIds: [28, 80, 18, 53] },
        { title: 'Two genres', genreIds: [80, 53, 35] },
      ),
    ).toEqual(['All genres', 'Two genres', 'One genre']);
  });

  it('ranks a movie with other genres after one without', () => {
    expect(
      titlesFor(
        { title: 'Two of four genres', genreIds: [28, 80, 16, 35] },
        { title: 'Two genres', genreIds: [28, 80] },
      ),
    ).toEqual(['Two genres', 'Two of four genres']);
  });

  it('ranks nearer years first within an era', () => {
    expect(
      titlesFor(
        { title: 'Ten years after', genreIds: [80], releaseDate: '2005-01-01', popularity: 90 },
        { title: 'One year after', genreIds: [80], releaseDate: '1996-01-01' },
      ),
    ).toEqual(['One year after', 'Ten years after']);
  });

  it('finds six movies, of equal ones those with the lowest ids', () => {
    const equal = { genreIds: [80], popularity: 10 };
    const others = [9, 4, 7, 3, 8, 5, 6].map((id) => movie({ ...equal, id }));

    expect(similarMovies(heat, others).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('counts the same genres alike in any order', () => {
    expect(
      titlesFor(
        { title: 'Less popular', genreIds: [80, 14, 12], popularity: 10 },
        { title: 'Popular', genreIds: [80, 12, 14], popularity: 90 },
        { title: 'Other', genreIds: [12] },
      ),
    ).toEqual(['Popular', 'Less popular']);
  });

  it('counts a rare genre more than a common one', () => {
    const common = { genreIds: [18, 35] };
    expect(
      titlesFor(
        { ...common, title: 'Common' },
        { ...common, title: 'Also common' },
        { title: 'Rare', genreIds: [80, 35] },
      )[0],
    ).toBe('Rare');
  });

  it('prefers the same era, then the more popular movie', () => {
    const equal = { genreIds: [80], popularity: 10 };
    expect(
      titlesFor(
        { ...equal, title: 'Long after', releaseDate: '2024-01-01' },
        { ...equal, title: 'Same era', releaseDate: '1997-01-01' },
        { ...equal, title: 'Long after, popular', releaseDate: '2024-01-01', popularity: 90 },
      ),
    ).toEqual(['Same era', 'Long after, popular', 'Long after']);
  });

  it('leaves out movies without a shared genre or a poster', () => {
    expect(
      titlesFor(
        { title: 'Other', genreIds: [16] },
        { title: 'No genre', genreIds: [] },
        { title: 'No poster', genreIds: [80], posterPath: null },
      ),
    ).toEqual([]);
  });

  it('never shows the movie itself or a movie twice, and not more than fit, in any order', () => {
    const anyMovie = fc
      .record({
        id: fc.integer({ min: 1, max: 30 }),
        genreIds: fc.subarray([...genreIds], { maxLength: 4 }),
        year: fc.integer({ min: 1920, max: 2026 }),
        popularity: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ year, ...known }) => movie({ ...known, releaseDate: `${year}-01-01` }));
    const distinct = fc.uniqueArray(anyMovie, {
      selector: ({ id }) => id,
      maxLength: 30,
      size: 'max',
    });

    fc.assert(
      fc.property(anyMovie, distinct, (shown, others) => {
        const found = similarMovies(shown, [...others, ...others]).map(({ id }) => id);
        expect(found).not.toContain(shown.id);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(maxSimilar);
        expect(similarMovies(shown, others.toReversed()).map(({ id }) => id)).toEqual(found);
      }),
    );
  });
});
